//! Plots as SVG: cactus plots and scatter plots with logarithmic times. Colours are classes of the page's style sheet, so one plot is for
//! light and dark; lines differ in their dashes and are named at their ends, points have their shape, so nothing depends on colour alone.

use std::fmt::Write;

/// A line of a cactus plot.
#[derive(Clone, Debug)]
pub struct Series {
    /// The name of the configuration.
    pub name: String,
    /// The times of what it solves, in any order.
    pub times: Vec<f64>,
}

/// A point of a scatter plot.
#[derive(Clone, Debug)]
pub struct Point {
    /// What is shown for it.
    pub name: String,
    /// The two times; nothing where it is not solved.
    pub times: (Option<f64>, Option<f64>),
    /// Whether the property holds, as far as anybody knows.
    pub holds: Option<bool>,
}

/// The smallest time that is told apart.
const FLOOR: f64 = 0.01;

/// The frame of a plot within its picture.
struct Frame {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

/// How many colours and dashes there are.
const STYLES: usize = 8;
const DASHES: [&str; STYLES] = ["", "7 4", "2 3", "9 3 2 3", "12 4", "4 2", "1 3", "9 3 2 3 2 3"];

/// Text for XML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Where a time stands between [`FLOOR`] and `limit`, from 0 to 1.
fn at(time: f64, limit: f64) -> f64 {
    (time.clamp(FLOOR, limit) / FLOOR).ln() / (limit / FLOOR).ln()
}

/// The powers of ten below the limit, and the limit.
fn ticks(limit: f64) -> Vec<(f64, String)> {
    let powers = (-2..=6).map(|e| 10f64.powi(e)).filter(|t| *t < limit * 0.7);
    let text = |t: f64| {
        if t == t.round() { format!("{t:.0}") } else { format!("{}", (t * 1000.0).round() / 1000.0) }
    };
    powers.chain([limit]).map(|t| (t, text(t))).collect()
}

/// How many problems are solved within which time: the n-th quickest of each configuration at n.
pub fn cactus(series: &[Series], limit: f64, measure: &str) -> String {
    let frame = Frame { left: 62.0, top: 14.0, width: 520.0, height: 320.0 };
    let limit = limit.max(FLOOR * 10.0);
    let most = series.iter().map(|s| s.times.len()).max().unwrap_or(0).max(1);
    let x = |n: f64| frame.left + frame.width * n / most as f64;
    let y = |t: f64| frame.top + frame.height * (1.0 - at(t, limit));
    let mut out = begin(720.0, 392.0, &format!("Solved problems by {measure}"));
    for (time, text) in ticks(limit) {
        horizontal(&mut out, &frame, y(time), &text);
    }
    for n in round_steps(most) {
        vertical(&mut out, &frame, x(n as f64), &n.to_string());
    }
    border(&mut out, &frame, "problems solved", &format!("{measure} in seconds, each at most"));
    // Names stand where lines end, and apart from each other.
    let mut labels: Vec<(f64, f64, usize)> = Vec::new();
    for (i, one) in series.iter().enumerate() {
        let mut times = one.times.clone();
        times.sort_by(f64::total_cmp);
        let points: Vec<String> =
            times.iter().enumerate().map(|(n, t)| format!("{:.1},{:.1}", x(n as f64 + 1.0), y(*t))).collect();
        let style = i % STYLES;
        let _ = writeln!(
            out,
            r#"<polyline class="line c{style}" stroke-dasharray="{}" points="{}"><title>{}: {} solved</title></polyline>"#,
            DASHES[style],
            points.join(" "),
            escaped(&one.name),
            times.len()
        );
        if let Some(last) = times.last() {
            let _ = writeln!(
                out,
                r#"<circle class="dot c{style}" cx="{:.1}" cy="{:.1}" r="3.5"/>"#,
                x(times.len() as f64),
                y(*last)
            );
        }
        let end = times.last().map_or(y(FLOOR), |t| y(*t));
        labels.push((end, x(times.len() as f64), i));
    }
    names_at_ends(&mut out, &frame, series, labels);
    out.push_str("</svg>\n");
    out
}

/// Writes the names of lines that end at these heights and places, so that none covers another one.
fn names_at_ends(out: &mut String, frame: &Frame, series: &[Series], mut labels: Vec<(f64, f64, usize)>) {
    labels.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut lowest = frame.top - 2.0;
    for (end, from, i) in labels {
        let place = end.max(lowest + 15.0);
        lowest = place;
        let right = frame.left + frame.width + 12.0;
        let _ = writeln!(
            out,
            r#"<path class="lead c{0}" d="M{from:.1} {end:.1}L{1:.1} {place:.1}"/><text class="name c{0}" x="{right:.1}" y="{2:.1}">{3}</text>"#,
            i % STYLES,
            right - 3.0,
            place + 4.0,
            escaped(&short(&series[i].name)),
        );
    }
}

/// Two configurations on each problem. What is not solved lies beyond the limit.
pub fn scatter(first: &str, second: &str, points: &[Point], limit: f64, measure: &str) -> String {
    let frame = Frame { left: 62.0, top: 14.0, width: 400.0, height: 400.0 };
    let limit = limit.max(FLOOR * 10.0);
    // The last tenth is for what is not solved.
    let scale = |t: Option<f64>| t.map_or(0.97, |t| at(t, limit) * 0.93);
    let x = |t: Option<f64>| frame.left + frame.width * scale(t);
    let y = |t: Option<f64>| frame.top + frame.height * (1.0 - scale(t));
    let mut out = begin(480.0, 472.0, &format!("{first} and {second}, {measure}"));
    for (time, text) in ticks(limit) {
        horizontal(&mut out, &frame, y(Some(time)), &text);
        vertical(&mut out, &frame, x(Some(time)), &text);
    }
    for (factor, class) in [(1.0, "even"), (10.0, "ten"), (0.1, "ten")] {
        let (low, high) = (FLOOR.max(FLOOR * factor), limit.min(limit * factor));
        let _ = writeln!(
            out,
            r#"<path class="{class}" d="M{:.1} {:.1}L{:.1} {:.1}"/>"#,
            x(Some(low)),
            y(Some(low / factor)),
            x(Some(high)),
            y(Some(high / factor))
        );
    }
    border(
        &mut out,
        &frame,
        &format!("{first}: {measure} in seconds"),
        &format!("{second}: {measure} in seconds"),
    );
    for (place, turned) in [(x(None), false), (y(None), true)] {
        let (px, py) =
            if turned { (frame.left + 6.0, place + 4.0) } else { (place, frame.top + frame.height - 6.0) };
        let anchor = if turned { "start" } else { "middle" };
        let _ = writeln!(
            out,
            r#"<text class="tick" x="{px:.1}" y="{py:.1}" text-anchor="{anchor}">{}</text>"#,
            if turned { "not solved" } else { "✕" }
        );
    }
    for point in points.iter().filter(|p| p.times != (None, None)) {
        let time = |t: Option<f64>| t.map_or("not solved".to_owned(), |t| format!("{t:.2} s"));
        let title =
            format!("{}: {} {}, {} {}", point.name, first, time(point.times.0), second, time(point.times.1));
        let (shape, end) = mark(point.holds, x(point.times.0), y(point.times.1));
        let _ = writeln!(out, "{shape}<title>{}</title>{end}", escaped(&title));
    }
    out.push_str("</svg>\n");
    out
}

/// The shape of a point, whose center this is, and how its element ends.
fn mark(holds: Option<bool>, x: f64, y: f64) -> (String, &'static str) {
    match holds {
        Some(false) => (
            format!(r#"<path class="point violated" d="M{x:.1} {:.1}l4 4l-4 4l-4 -4z">"#, y - 4.0),
            "</path>",
        ),
        Some(true) => {
            (format!(r#"<circle class="point holds" cx="{x:.1}" cy="{y:.1}" r="3.4">"#), "</circle>")
        }
        None => {
            let (left, top) = (x - 3.0, y - 3.0);
            let shape =
                format!(r#"<rect class="point open" x="{left:.1}" y="{top:.1}" width="6" height="6">"#);
            (shape, "</rect>")
        }
    }
}

fn begin(width: f64, height: f64, label: &str) -> String {
    // The wide ones have larger letters on small screens.
    let class = if width > 600.0 { "broad" } else { "square" };
    format!(
        "<svg class=\"{class}\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(label)
    )
}

fn horizontal(out: &mut String, frame: &Frame, y: f64, text: &str) {
    let _ = writeln!(
        out,
        r#"<path class="grid" d="M{0:.1} {y:.1}h{1:.1}"/><text class="tick" x="{2:.1}" y="{3:.1}" text-anchor="end">{text}</text>"#,
        frame.left,
        frame.width,
        frame.left - 7.0,
        y + 4.0
    );
}

fn vertical(out: &mut String, frame: &Frame, x: f64, text: &str) {
    let bottom = frame.top + frame.height;
    let _ = writeln!(
        out,
        r#"<path class="grid" d="M{x:.1} {0:.1}v{1:.1}"/><text class="tick" x="{x:.1}" y="{2:.1}" text-anchor="middle">{text}</text>"#,
        frame.top,
        frame.height,
        bottom + 17.0
    );
}

fn border(out: &mut String, frame: &Frame, across: &str, up: &str) {
    let (cx, cy) = (frame.left + frame.width / 2.0, frame.top + frame.height / 2.0);
    let _ = writeln!(
        out,
        r#"<path class="axis" d="M{0:.1} {1:.1}v{2:.1}h{3:.1}"/><text class="title" x="{cx:.1}" y="{4:.1}" text-anchor="middle">{5}</text><text class="title" transform="translate(15 {cy:.1}) rotate(-90)" text-anchor="middle">{6}</text>"#,
        frame.left,
        frame.top,
        frame.height,
        frame.width,
        frame.top + frame.height + 40.0,
        escaped(across),
        escaped(up)
    );
}

/// Round numbers up to `most`, about five of them.
fn round_steps(most: usize) -> Vec<usize> {
    let magnitudes = (0..9).flat_map(|e| [1, 2, 5].map(|m| m * 10usize.pow(e)));
    let step = magnitudes.into_iter().find(|s| most / s <= 6).unwrap_or(most.max(1));
    (0..=most / step).map(|i| i * step).collect()
}

/// A name that fits beside a plot.
fn short(name: &str) -> String {
    if name.chars().count() <= 16 { name.to_owned() } else { name.chars().take(15).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether every element that is opened is closed, in order.
    fn well_formed(svg: &str) -> bool {
        let mut open: Vec<&str> = Vec::new();
        for tag in svg.split('<').skip(1).map(|t| t.split('>').next().unwrap()) {
            if let Some(name) = tag.strip_prefix('/') {
                if open.pop() != Some(name) {
                    return false;
                }
            } else if !tag.ends_with('/') {
                open.push(tag.split_whitespace().next().unwrap());
            }
        }
        open.is_empty()
    }

    #[test]
    fn cactus_plots_are_drawn() {
        let series = [
            Series { name: "a<b".into(), times: vec![5.0, 0.001, 10.0] },
            Series { name: "none".into(), times: vec![] },
        ];
        let svg = cactus(&series, 10.0, "wall time");
        assert!(well_formed(&svg), "{svg}");
        assert!(svg.contains("a&lt;b: 3 solved") && !svg.contains("NaN") && !svg.contains("inf"));
        let line = svg.split("points=\"").nth(1).unwrap().split('"').next().unwrap();
        // The quickest is at the bottom left, the slowest at the limit.
        assert!(line.starts_with("235.3,334.0 ") && line.ends_with("582.0,14.0"), "{line}");
        assert!(well_formed(&cactus(&[], 0.0, "wall time")));
    }

    #[test]
    fn scatter_plots_are_drawn() {
        let point = |a, b, holds| Point { name: "p&q".into(), times: (a, b), holds };
        let points = [
            point(Some(1.0), Some(1.0), Some(true)),
            point(None, Some(0.1), Some(false)),
            point(Some(99.0), None, None),
            point(None, None, None),
        ];
        let svg = scatter("x", "y", &points, 10.0, "wall time");
        assert!(well_formed(&svg), "{svg}");
        assert_eq!(svg.matches("class=\"point").count(), 3, "what nobody solves is not drawn");
        assert!(svg.contains("p&amp;q: x not solved, y 0.10 s"));
    }

    #[test]
    fn steps_are_round() {
        for (most, expected) in [(1, vec![0, 1]), (7, vec![0, 2, 4, 6]), (100, vec![0, 20, 40, 60, 80, 100])]
        {
            assert_eq!(round_steps(most), expected);
        }
        let texts: Vec<String> = ticks(30.0).into_iter().map(|(_, t)| t).collect();
        assert_eq!(texts, ["0.01", "0.1", "1", "10", "30"]);
    }
}
