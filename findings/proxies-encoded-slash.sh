#!/usr/bin/env bash
# Guess: proxies forward an encoded slash (%2F) in a path segment as it is; only Apache, which warns about it, answers 404.
# What happens: lighttpd 1.4.69 and nginx 1.22.1 with a slash after proxy_pass (proxy_pass http://server/) send "/", so the
# segment becomes two. nginx without that slash and Varnish 7.1.1 forward %2F. Apache 2.4 answers 404.
# lighttpd and Apache also join "//" to "/", so an empty segment vanishes.
# Who is hurt: APIs with contract numbers such as 2024/7 in the path. One character in the nginx configuration decides.
source "$(dirname "$0")/support.sh"
debian_package nginx-light 1.22.1
debian_package lighttpd 1.4.69
debian_package varnish 7.1.1
debian_package apache2 2.4.
free_ports server plain slash lighttpd varnish apache

cat > server.mjs <<'JS'
import http from 'node:http';
http.createServer((request, answer) => answer.end(request.url)).listen(Number(process.argv[2]), '127.0.0.1');
JS
cat > nginx.conf <<CONF
daemon off; pid $folder/nginx.pid; error_log $folder/nginx.err; events {}
http { access_log off; client_body_temp_path $folder/a; proxy_temp_path $folder/b; fastcgi_temp_path $folder/c;
  uwsgi_temp_path $folder/d; scgi_temp_path $folder/e;
  server { listen 127.0.0.1:$plain; location / { proxy_pass http://127.0.0.1:$server; } }
  server { listen 127.0.0.1:$slash; location / { proxy_pass http://127.0.0.1:$server/; } } }
CONF
printf '%s\n' "server.document-root = \"$folder\"" 'server.bind = "127.0.0.1"' "server.port = $lighttpd" \
  'server.modules = ("mod_proxy")' "proxy.server = (\"/\" => ((\"host\" => \"127.0.0.1\", \"port\" => $server)))" > lighttpd.conf
{
  printf '%s\n' 'ServerName localhost' "PidFile $folder/apache.pid" "ErrorLog $folder/apache.err" "Listen 127.0.0.1:$apache"
  for module in mpm_event authz_core proxy proxy_http; do
    echo "LoadModule ${module}_module /usr/lib/apache2/modules/mod_$module.so"
  done
  echo "ProxyPass / http://127.0.0.1:$server/"
} > apache.conf
run "$server" node server.mjs "$server"
run "$plain" nginx -c "$folder/nginx.conf"
run "$lighttpd" lighttpd -D -f lighttpd.conf
run "$varnish" varnishd -F -b "127.0.0.1:$server" -a "127.0.0.1:$varnish" -n "$folder/varnish" -T none -s malloc,16m
run "$apache" apache2 -D FOREGROUND -f "$folder/apache.conf"
seen() { for path in /a%2Fb /a//b; do curl -s -f --max-time 10 "http://127.0.0.1:$1$path" || echo -n refused; echo -n ' '; done; }
same 'nginx, proxy_pass without a slash' '/a%2Fb /a//b ' "$(seen "$plain")"
same 'nginx, proxy_pass with a slash' '/a/b /a/b ' "$(seen "$slash")"
same lighttpd '/a/b /a/b ' "$(seen "$lighttpd")"
same Varnish '/a%2Fb /a//b ' "$(seen "$varnish")"
same Apache 'refused /a/b ' "$(seen "$apache")"
finish
