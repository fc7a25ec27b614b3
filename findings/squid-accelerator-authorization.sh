#!/usr/bin/env bash
# Guess: Squid as an accelerator (reverse proxy) forwards the header Authorization to the origin server like other proxies.
# What happens: Squid 5.7 removes Authorization and adds none, unless cache_peer has login=PASSTHRU (or PASS). All other
# headers arrive, also X-Api-Key.
# Who is hurt: APIs with bearer tokens. The token request works, because it has no token, and every other request ends
# with 401, as if the token were wrong.
source "$(dirname "$0")/support.sh"
debian_package squid 5.7
free_ports server plain passing

cat > server.mjs <<'JS'
import http from 'node:http';
http.createServer(({ headers }, answer) => {
  answer.end(`${headers.authorization ?? 'none'} ${headers['x-api-key'] ?? 'none'}`);
}).listen(Number(process.argv[2]), '127.0.0.1');
JS
accelerator() { # PORT OPTION
  mkdir -m 777 "$folder/$1"
  printf '%s\n' "http_port 127.0.0.1:$1 accel defaultsite=localhost" "http_access allow all" "cache_mem 16 MB" \
    "cache_peer 127.0.0.1 parent $server 0 no-query originserver $2" "access_log none" "cache_log $folder/$1/log" \
    "pid_filename $folder/$1/pid" "coredump_dir $folder/$1" "pinger_enable off" > "$1.conf"
  run "$1" squid -N -n "s$1" -f "$folder/$1.conf"
}
chmod 755 "$folder"
run "$server" node server.mjs "$server"
accelerator "$plain" ''
accelerator "$passing" login=PASSTHRU
seen() { curl -s --max-time 10 -H 'Authorization: Bearer a.b.c' -H 'X-Api-Key: key' "http://127.0.0.1:$1/"; }
same 'without login' 'none key' "$(seen "$plain")"
same 'with login=PASSTHRU' 'Bearer a.b.c key' "$(seen "$passing")"
finish
