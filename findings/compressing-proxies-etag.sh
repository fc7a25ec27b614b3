#!/usr/bin/env bash
# Guess: a client can send the ETag that it got through a compressing proxy back in If-Match.
# What happens: nginx 1.22.1 and HAProxy 2.6.12 make the ETag weak (W/"v1"), and If-Match never matches a weak ETag. Apache
# 2.4 adds -gzip ("v1-gzip"). On the way back, both leave the changed ETag as it is, so the server does not know it.
# Who is hurt: APIs that protect updates with If-Match. Each update of a client that accepts gzip ends with 412, and each
# test without a proxy or without gzip passes.
source "$(dirname "$0")/support.sh"
debian_package nginx-light 1.22.1
debian_package haproxy 2.6.12
debian_package apache2 2.4.
free_ports server nginx haproxy apache

cat > server.mjs <<'JS'
import http from 'node:http';
http.createServer((request, answer) => {
  answer.setHeader('Content-Type', 'application/json').setHeader('X-If-Match', request.headers['if-match'] ?? 'none');
  answer.setHeader('ETag', '"v1"').end(JSON.stringify({ text: 'a'.repeat(3000) }));
}).listen(Number(process.argv[2]), '127.0.0.1');
JS
cat > nginx.conf <<CONF
daemon off; pid $folder/nginx.pid; error_log $folder/nginx.err; events {}
http { access_log off; client_body_temp_path $folder/a; proxy_temp_path $folder/b; fastcgi_temp_path $folder/c;
  uwsgi_temp_path $folder/d; scgi_temp_path $folder/e; gzip on; gzip_proxied any; gzip_types application/json;
  server { listen 127.0.0.1:$nginx; location / { proxy_pass http://127.0.0.1:$server; } } }
CONF
printf '%s\n' defaults 'mode http' 'timeout connect 5s' 'timeout client 5s' 'timeout server 5s' 'listen proxy' "bind 127.0.0.1:$haproxy" \
  'compression algo gzip' 'compression type application/json' "server one 127.0.0.1:$server" > haproxy.cfg
{
  printf '%s\n' 'ServerName localhost' "PidFile $folder/apache.pid" "ErrorLog $folder/apache.err" "Listen 127.0.0.1:$apache"
  for module in mpm_event authz_core proxy proxy_http deflate filter; do
    echo "LoadModule ${module}_module /usr/lib/apache2/modules/mod_$module.so"
  done
  printf '%s\n' 'AddOutputFilterByType DEFLATE application/json' "ProxyPass / http://127.0.0.1:$server/"
} > apache.conf
run "$server" node server.mjs "$server"
run "$nginx" nginx -c "$folder/nginx.conf"
run "$haproxy" haproxy -db -f haproxy.cfg
run "$apache" apache2 -D FOREGROUND -f "$folder/apache.conf"
header() { curl -s -o /dev/null -D - --max-time 10 --compressed "${@:2}" | tr -d '\r' | grep -i "^$1:" | cut -d' ' -f2; }
check() { # NAME PORT RECORDED
  local tag
  tag=$(header etag "http://127.0.0.1:$2/")
  same "$1, ETag and the If-Match that the server gets" "$3 $3" "$tag $(header x-if-match -X PUT -d '{}' -H "If-Match: $tag" "http://127.0.0.1:$2/")"
}
check server "$server" '"v1"'
check nginx "$nginx" 'W/"v1"'
check HAProxy "$haproxy" 'W/"v1"'
check Apache "$apache" '"v1-gzip"'
finish
