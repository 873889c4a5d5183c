#!/bin/sh
# Installs the Debian packages that are missing among those named, as root or
# through sudo. Does nothing, and needs no network, when all are there.
set -eu
missing=""
for package in "$@"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
run=""
[ "$(id -u)" = 0 ] || run=sudo
echo "installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$run apt-get update -q
# shellcheck disable=SC2086
$run apt-get install -q -y --no-install-recommends $missing
