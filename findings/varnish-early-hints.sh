#!/usr/bin/env bash
# Guess: a cache forwards or drops an interim response (103 Early Hints) of the server, and answers with the final response.
# What happens: Varnish 7.1.1 answers 503 "Backend fetch failed". HAProxy 2.6.12 forwards both responses.
# Who is hurt: servers that add early hints for the console or the documentation. Behind Varnish exactly these pages fail,
# and all other pages work.
source "$(dirname "$0")/support.sh"
debian_package varnish 7.1.1
debian_package haproxy 2.6.12
free_ports server varnish haproxy

cat > server.mjs <<'JS'
import http from 'node:http';
http.createServer((_request, answer) => {
  answer.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
  answer.end('page');
}).listen(Number(process.argv[2]), '127.0.0.1');
JS
cat > haproxy.cfg <<CFG
defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
listen proxy
  bind 127.0.0.1:$haproxy
  server one 127.0.0.1:$server
CFG
run "$server" node server.mjs "$server"
run "$haproxy" haproxy -db -f haproxy.cfg
run "$varnish" varnishd -F -b "127.0.0.1:$server" -a "127.0.0.1:$varnish" -n "$folder/varnish" -T none -s malloc,16m
codes() { curl -s -i --max-time 10 "http://127.0.0.1:$1/" | grep -o '^HTTP/1.1 [0-9]*' | cut -d' ' -f2 | tr '\n' ' '; }
same 'server' '103 200 ' "$(codes "$server")"
same 'HAProxy' '103 200 ' "$(codes "$haproxy")"
same 'Varnish' '503 ' "$(codes "$varnish")"
finish
