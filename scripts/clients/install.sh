#!/usr/bin/env bash
# Installs the compilers (Debian packages) of the languages that the test in this folder tries if they are installed.
set -euo pipefail
packages=(golang-go python3-httpx mypy default-jdk-headless php-cli php-curl mono-mcs mono-runtime libmono-system-net-http4.0-cil)
packages+=(libmono-system-componentmodel-dataannotations4.0-cil libmono-system-runtime-serialization4.0-cil)
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${packages[@]}"
