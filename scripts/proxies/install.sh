#!/usr/bin/env bash
# Installs the proxies, caches and poolers (Debian packages) that the tests in this folder start if they are
# installed. Stops the services that the packages start.
set -euo pipefail
packages=(nginx-light apache2 haproxy lighttpd varnish squid tinyproxy pgbouncer tomcat10 default-jdk-headless)
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${packages[@]}"
if command -v systemctl >/dev/null && systemctl is-system-running --quiet; then
  systemctl disable --now nginx apache2 haproxy lighttpd varnish squid tinyproxy pgbouncer tomcat10
fi
