"""Where a site cannot be written."""

import os
import resource
import subprocess

from table import Case, Group


def full_disk(folder):
    """The output on a file system of 64 kB."""
    return mounted(folder / "site", "size=64k")


def no_inodes(folder):
    """The output on a file system with room for few files."""
    return mounted(folder / "site", "size=8m,nr_inodes=12")


def full_state(folder):
    """Greenroom's own notes on a file system of one page."""
    return mounted(folder / ".greenroom", "size=4k,nr_inodes=2")


def read_only(folder):
    return mounted(folder / "site", "ro,size=64k")


def mounted(path, options):
    path.mkdir()
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", path], check=True)
    return lambda: subprocess.run(["umount", "-l", path], check=True)


def put(make):
    def around(folder):
        make(folder / "site")
        return lambda: None
    return around


def linked(folder):
    """A folder of the output that leads out of it."""
    (folder / "site").mkdir()
    (folder / "site/mine").symlink_to(folder.parent)
    return lambda: None


def pipe_in_place(folder):
    (folder / "site").mkdir()
    os.mkfifo(folder / "site/index.html")
    return lambda: None


def folder_in_place(folder):
    (folder / "site/index.html").mkdir(parents=True)
    return lambda: None


def link_in_place(folder):
    (folder / "site").mkdir()
    (folder / "site/index.html").symlink_to(folder / "site.yaml")
    return lambda: None


def broken_manifest(content):
    def around(folder):
        (folder / ".greenroom").mkdir()
        (folder / ".greenroom/manifest.json").write_bytes(content)
        return lambda: None
    return around


def closed(folder):
    (folder / "site").mkdir(mode=0o555)
    return lambda: None


BROKEN_OUTPUT = Group(
    "The output folder",
    "The project is in order; the place for the site is not.",
    (
        Case("The disk is full after 64 kB", around=full_disk),
        Case("The disk has no room for more files", around=no_inodes),
        Case("The disk of `.greenroom` is full", around=full_state),
        Case("The file system is read-only", around=read_only),
        Case("Files may hold 8 kB at most (RLIMIT_FSIZE)",
             limits=((resource.RLIMIT_FSIZE, 8192),)),
        Case("Files may hold nothing (RLIMIT_FSIZE)",
             limits=((resource.RLIMIT_FSIZE, 0),)),
        Case("16 files may be open", limits=((resource.RLIMIT_NOFILE, 16),)),
        Case("It may not be written", around=closed, unprivileged=True),
        Case("It is a file", around=put(lambda path: path.write_text("x"))),
        Case("It is a FIFO", around=put(os.mkfifo)),
        Case("It is a loop of links",
             around=put(lambda path: path.symlink_to("site"))),
        Case("A folder in it is a link that leads out", around=linked),
        Case("A page in it is a FIFO", around=pipe_in_place,
             shows="the page takes its place"),
        Case("A page in it is a folder", around=folder_in_place),
        Case("A page in it is a link to site.yaml", around=link_in_place,
             shows="the page takes the place of the link"),
        Case("The list of what was written is no JSON",
             around=broken_manifest(b"\xff{"),
             shows="as if there had been no build before"),
        Case("The list of what was written names files outside",
             around=broken_manifest(
                 b'{"version": 1, "files": {"../site.yaml": [], "/etc/x": []}}'),
             shows="nothing outside is removed"),
    ))
