"""The harness sees what it is there for: stand-ins do what must not be."""

import pytest

from project import greenroom, write

OUTPUT = "mkdir -p site; cat > site/index.html"
PAGES = [
    ("<script>1</script>", "inline script"),
    ("<p onclick='x'>", "onclick=x"),
    ("<p style='x'>", "style=x"),
    ("<a href='javascript:1'>", "href=javascript:1"),
    ("<a href=' jAva\tscript:1'>", "href= jAva\tscript:1"),
    ("<a href='&#106;avascript:1'>", "href=javascript:1"),
    ("<img src='//evil.example/x'>", "src=//evil.example/x"),
    ("<img src='data:x'>", "src=data:x"),
    ("<iframe src='a'>", "<iframe>"),
    ("<base href='a'>", "<base>"),
    ("<meta http-equiv='Refresh' content='0'>", "a refresh"),
]
HARMLESS = (
    "<script src='a.js'></script><script type='application/json'>{}</script>"
    "<a href='https://a.example'>&lt;script><a href='b.html#javascript:1'>"
    "<a href='mailto:a@b.example'><svg><path d='M0 0'/></svg>")


def run(tmp_path, script):
    stand_in = tmp_path.parent / f"{tmp_path.name}.sh"
    stand_in.write_text("#!/bin/sh\n" + script)
    stand_in.chmod(0o755)
    (tmp_path / "project").mkdir()
    write(tmp_path / "project", {})
    return greenroom(str(stand_in), tmp_path).damage


@pytest.mark.parametrize("page, what", PAGES)
def test_a_page_that_must_not_be_is_named(tmp_path, page, what):
    damage = run(tmp_path, f'{OUTPUT} <<"END"\n{page}\nEND\n')
    assert damage == {"unsafe": [f"index.html: {what}"]}


def test_a_harmless_page_is_none_of_them(tmp_path):
    assert run(tmp_path, f'{OUTPUT} <<"END"\n{HARMLESS}\nEND\n') == {}


@pytest.mark.parametrize("script, damage", [
    ("kill -SEGV $$", {"crash": "SIGSEGV"}),
    ("exit 3", {"crash": "exit 3"}),
    ("exit 1", {"silent": True}),
    ("echo > ../other", {"file outside": ["./other"]}),
    ("echo >> site.yaml", {"file outside": ["./site.yaml"]}),
    ("rm a.png", {"file outside": ["./a.png"]}),
    ("mkdir site; touch site/a.greenroom-tmp",
     {"unsafe": ["left behind: a.greenroom-tmp"]}),
])
def test_a_process_that_does_harm_is_seen(tmp_path, script, damage):
    assert run(tmp_path, script) == damage
