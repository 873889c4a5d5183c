"""What the Nu checker at hand reports although it is right.

Its release is of 2020. Each entry is a pattern of a whole message and why the
message is no finding. `test_validity.py` also lets a browser of today read every
declaration, so that a mistake cannot hide behind these.
"""

# Of CSS Logical Properties, level 1.
LOGICAL = (
    "inline-size", "block-size", "min-inline-size", "max-inline-size",
    "min-block-size", "max-block-size", "inset", "inset-block-start",
    "inset-block-end", "inset-inline-start", "inset-inline-end", "inset-block",
    "inset-inline", "margin-block", "margin-block-start", "margin-block-end",
    "margin-inline", "margin-inline-start", "margin-inline-end",
    "padding-block", "padding-block-start", "padding-block-end",
    "padding-inline", "padding-inline-start", "padding-inline-end",
    "border-block-start", "border-block-end", "border-inline-start",
    "border-inline-end", "border-inline-start-color",
    "overscroll-behavior-inline",
)
# Of other specifications that came later, or that the checker never had.
LATER = {
    "aspect-ratio": "CSS Box Sizing 4",
    "accent-color": "CSS Basic User Interface 4",
    "color-scheme": "CSS Color Adjustment 1",
    "forced-color-adjust": "CSS Color Adjustment 1",
    "container": "CSS Containment 3",
    "container-name": "CSS Containment 3",
    "container-type": "CSS Containment 3",
    "line-clamp": "CSS Overflow 4",
    "rotate": "CSS Transforms 2",
    "scale": "CSS Transforms 2",
    "translate": "CSS Transforms 2",
    "scrollbar-color": "CSS Scrollbars 1",
    "scrollbar-width": "CSS Scrollbars 1",
    "scrollbar-gutter": "CSS Overflow 3",
    "text-decoration-thickness": "CSS Text Decoration 4",
    "text-underline-offset": "CSS Text Decoration 4",
    "text-size-adjust": "CSS Size Adjustment 1",
    "text-wrap": "CSS Text 4",
    "y": "SVG 2: geometry as properties",
    "x": "SVG 2: geometry as properties",
    "r": "SVG 2: geometry as properties",
    "cx": "SVG 2: geometry as properties",
    "cy": "SVG 2: geometry as properties",
    "rx": "SVG 2: geometry as properties",
    "block-ellipsis": "CSS Overflow 4",
    "print-color-adjust": "CSS Color Adjustment 1",
    "contain-intrinsic-size": "CSS Box Sizing 4",
    "content-visibility": "CSS Containment 2",
}

FILTERED = {
    # Of HTML.
    r"The “list” role is unnecessary for element “[uo]l”\.":
        "Safari drops the list semantics of lists without markers; the role "
        "brings them back",
    r"Article lacks heading\. Consider using “h2”-“h6” elements.*":
        "advice: a card is an article whose title is the link in it, and a "
        "grid of a hundred headings would drown those of the page",
    # Of CSS.
    r"CSS: “(%s)”: Property “\1” doesn't exist\." % "|".join(
        [*LOGICAL, *LATER]):
        "the property is newer than the checker",
    r"CSS: “[\w-]+”: Cannot invoke \"org\.w3c\.css\..*":
        "the checker breaks on var() inside of functions (CSS Custom "
        "Properties 1)",
    r"CSS: (“[\w-]+”: )?Parse Error\.":
        "the checker does not read max(), min() and clamp() of CSS Values 4, "
        "nor what stands in @container and :is()",
    r"CSS: Unrecognized at-rule “@(container|property)”":
        "CSS Containment 3; CSS Properties and Values 1",
    r"CSS: Unknown pseudo-element or pseudo-class “:(is|where|has)”":
        "Selectors 4",
    r"CSS: “[\w-]+”: “v[bi]” is an incorrect unit\.":
        "CSS Values 4: logical units of the viewport",
    r"CSS: “[\w-]+”: “(in|color-mix\(.*\))” is not a “(background-)?color” "
    r"value\.":
        "CSS Color 5: color-mix()",
    r"CSS: “[\w-]+”: “Canvas(Text)?” is not a “(background-)?color” value\.":
        "CSS Color 4: system colours",
    r"CSS: “overflow”: “clip” is not a “overflow” value\.": "CSS Overflow 3",
    r"CSS: “grid-template-columns”: Too many values or values are not "
    r"recognized\.":
        "a count of repeat() that comes from var() is not seen",
    r"CSS: “background”: “\d+%” is not a “color-stop” value\.":
        "a stop whose colour comes from var() is not seen",
    r"CSS: “background”: “[ ,]” is an incorrect operator\.":
        "CSS Images 4: stops with two places; layers that come from var()",
    r"CSS: “background”: too few values for the property “linear-gradient”\.":
        "stops that come from var() are not seen",
    r"CSS: “font-weight”: “\d+” is not a “font-weight” value\.":
        "CSS Fonts 4: any weight from 1 to 1000",
    r"CSS: “content”: “/” is not a “content” value\.":
        "CSS Content 3: alternative text",
}
