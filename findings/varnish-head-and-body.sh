#!/usr/bin/env bash
# Guess: a cache forwards the method HEAD and the body of a request.
# What happens: with its default configuration Varnish 7.1.1 sends GET to the server for HEAD. It also drops the body of a
# GET request, and reports no error.
# Who is hurt: servers that count, log or test HEAD never see it, and build the whole answer. Search requests with a JSON
# body in GET find everything, because the server gets no conditions.
source "$(dirname "$0")/support.sh"
debian_package varnish 7.1.1
free_ports server varnish

cat > server.mjs <<'JS'
import http from 'node:http';
http.createServer(async (request, answer) => {
  const body = Buffer.concat(await request.toArray());
  answer.setHeader('X-Seen', `${request.method} with ${body.length} bytes`).end('ok');
}).listen(Number(process.argv[2]), '127.0.0.1');
JS
run "$server" node server.mjs "$server"
run "$varnish" varnishd -F -b "127.0.0.1:$server" -a "127.0.0.1:$varnish" -n "$folder/varnish" -T none -s malloc,16m
seen() { curl -s -o /dev/null -D - --max-time 10 "$@" | tr -d '\r' | sed -n 's/^X-Seen: //p'; }
same 'HEAD, server' 'HEAD with 0 bytes' "$(seen --head "http://127.0.0.1:$server/a")"
same 'HEAD, Varnish' 'GET with 0 bytes' "$(seen --head "http://127.0.0.1:$varnish/a")"
same 'GET with a body, server' 'GET with 13 bytes' "$(seen -X GET -d '{"state":"x"}' "http://127.0.0.1:$server/b")"
same 'GET with a body, Varnish' 'GET with 0 bytes' "$(seen -X GET -d '{"state":"x"}' "http://127.0.0.1:$varnish/b")"
finish
