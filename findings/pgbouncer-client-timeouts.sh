#!/usr/bin/env bash
# Guess: the timeouts of the node client pg (statement_timeout, lock_timeout) work through PgBouncer, or are ignored.
# What happens: pg 8.23.1 sends them as startup parameters, and PgBouncer 1.18.0 refuses the connection with 08P01
# "unsupported startup parameter". The same is true of the option "options". application_name works.
# Who is hurt: services that set a timeout in their connection. They work with PostgreSQL, and no connection succeeds after
# a pooler is put in between.
source "$(dirname "$0")/support.sh"
npm_packages pg@8.23.1
debian_package postgresql-15 15.
debian_package pgbouncer 1.18.0
free_ports server pooler

owner=$([[ $EUID == 0 ]] && echo postgres || id -un)
as_owner=()
[[ $EUID == 0 ]] && as_owner=(setpriv --reuid=postgres --regid=postgres --init-groups)
chmod 755 "$folder"
install -d -o "$owner" data
bin=/usr/lib/postgresql/15/bin
"${as_owner[@]}" "$bin/initdb" -A trust -U postgres -D "$folder/data/db" > /dev/null
cat > pgbouncer.ini <<INI
[databases]
postgres = host=127.0.0.1 port=$server user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooler
auth_type = any
pool_mode = transaction
unix_socket_dir =
INI
run "$server" "${as_owner[@]}" "$bin/postgres" -D "$folder/data/db" -p "$server" -k "$folder/data" -c listen_addresses=127.0.0.1
run "$pooler" "${as_owner[@]}" pgbouncer pgbouncer.ini
cat > connect.mjs <<'JS'
import pg from 'pg';
const connection = { host: '127.0.0.1', port: Number(process.argv[2]), user: 'postgres', database: 'postgres' };
for (const options of [{ application_name: 'a' }, { statement_timeout: 5000 }, { lock_timeout: 5000 }, { options: '-c search_path=app' }]) {
  const client = new pg.Client({ ...connection, ...options });
  const result = await client.connect().then(() => 'connected', (error) => `${error.code} ${error.message}`);
  console.log(Object.keys(options)[0], '-', result);
  if (result === 'connected') await client.end();
}
JS
same PostgreSQL 'application_name - connected
statement_timeout - connected
lock_timeout - connected
options - connected' "$(node connect.mjs "$server")"
same PgBouncer 'application_name - connected
statement_timeout - 08P01 unsupported startup parameter: statement_timeout
lock_timeout - 08P01 unsupported startup parameter: lock_timeout
options - 08P01 unsupported startup parameter: options' "$(node connect.mjs "$pooler")"
finish
