#!/usr/bin/env bash
# Installs the compilers (Debian packages) of the languages that the tests in this folder try if they are installed.
set -euo pipefail
packages=(curl golang-go python3-httpx mypy ruby libwww-perl default-jdk-headless php-cli php-curl mono-mcs mono-runtime libmono-system-net-http4.0-cil)
packages+=(libmono-system-componentmodel-dataannotations4.0-cil libmono-system-runtime-serialization4.0-cil)
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${packages[@]}"
