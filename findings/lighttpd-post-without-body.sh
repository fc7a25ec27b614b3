#!/usr/bin/env bash
# Guess: a proxy forwards a POST request without a body and without Content-Length, such as "curl -X POST" sends.
# What happens: lighttpd 1.4.69 answers 411 Length Required, and the server does not see the request. With "Content-Length: 0"
# lighttpd forwards the request. DELETE without Content-Length is forwarded as well.
# Who is hurt: APIs with actions such as POST /contracts/1/cancel. Clients that send Content-Length: 0 (fetch) work, and the
# curl command of the documentation fails.
source "$(dirname "$0")/support.sh"
debian_package lighttpd 1.4.69
free_ports server lighttpd

cat > server.mjs <<'JS'
import http from 'node:http';
http.createServer((_request, answer) => answer.end('ok')).listen(Number(process.argv[2]), '127.0.0.1');
JS
cat > lighttpd.conf <<CONF
server.document-root = "$folder"
server.bind = "127.0.0.1"
server.port = $lighttpd
server.modules = ("mod_proxy")
proxy.server = ("/" => (("host" => "127.0.0.1", "port" => $server)))
CONF
run "$server" node server.mjs "$server"
run "$lighttpd" lighttpd -D -f lighttpd.conf
code() { curl -s -o /dev/null -w '%{http_code}' --max-time 10 "$@"; }
same 'POST, server' 200 "$(code -X POST "http://127.0.0.1:$server/contracts/1/cancel")"
same 'POST, lighttpd' 411 "$(code -X POST "http://127.0.0.1:$lighttpd/contracts/1/cancel")"
same 'POST with Content-Length: 0, lighttpd' 200 "$(code -X POST -d '' "http://127.0.0.1:$lighttpd/contracts/1/cancel")"
same 'DELETE, lighttpd' 200 "$(code -X DELETE "http://127.0.0.1:$lighttpd/contracts/1")"
finish
