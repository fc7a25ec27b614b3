import { readFileSync } from 'node:fs';

const tomcat = '/usr/share/tomcat10';

/** A program between client and sandbox, with the shortest configuration that works. */
export interface ProxyProgram {
  name: string;
  /** The file name of the program. */
  command: string;
  /** A folder that must also exist. */
  needs?: string;
  /** Arguments of the command, which must not start a background process. */
  words: (place: Place) => readonly string[];
  config: (place: Place) => string;
  /** The path below which the configuration serves the sandbox a second time, with X-Forwarded-Prefix. */
  prefix?: string;
}

export interface Place {
  /** The temporary folder of the program, which contains the file `config`. */
  folder: string;
  /** The port on which the program must listen. */
  port: number;
  /** The port of the sandbox or of the database. */
  server: number;
}

const modules = (names: string) =>
  names
    .split(' ')
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .join('\n');

export const proxyPrograms: readonly ProxyProgram[] = [
  {
    name: 'nginx',
    command: 'nginx',
    prefix: '/sandbox',
    words: ({ folder }) => ['-c', `${folder}/config`],
    config: ({ folder, port, server }) => `
daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; client_max_body_size 100m;
  server { listen 127.0.0.1:${port}; proxy_set_header Host $http_host; proxy_http_version 1.1;
    location / { proxy_pass http://127.0.0.1:${server}; }
    location /sandbox/ { proxy_pass http://127.0.0.1:${server}/; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Prefix /sandbox; } } }`,
  },
  {
    name: 'Apache',
    command: 'apache2',
    prefix: '/sandbox',
    words: ({ folder }) => ['-D', 'FOREGROUND', '-f', `${folder}/config`],
    config: ({ folder, port, server }) => `
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/errors
Listen 127.0.0.1:${port}
${modules('mpm_event authz_core headers proxy proxy_http')}
AllowEncodedSlashes NoDecode
ProxyPreserveHost On
<Location /sandbox/>
  RequestHeader set X-Forwarded-Prefix /sandbox
</Location>
ProxyPass /sandbox/ http://127.0.0.1:${server}/ nocanon
ProxyPass / http://127.0.0.1:${server}/ nocanon`,
  },
  {
    name: 'HAProxy',
    command: 'haproxy',
    prefix: '/sandbox',
    words: ({ folder }) => ['-db', '-f', `${folder}/config`],
    config: ({ port, server }) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
listen sandbox
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-Prefix /sandbox if { path_beg /sandbox/ }
  http-request replace-path /sandbox(/.*) \\1
  server one 127.0.0.1:${server}
`,
  },
  {
    name: 'lighttpd',
    command: 'lighttpd',
    words: ({ folder }) => ['-D', '-f', `${folder}/config`],
    config: ({ folder, port, server }) => `
server.document-root = "${folder}"
server.bind = "127.0.0.1"
server.port = ${port}
server.modules = ("mod_proxy")
server.stream-response-body = 1
proxy.server = ("/" => (("host" => "127.0.0.1", "port" => ${server})))`,
  },
  {
    name: 'Varnish',
    command: 'varnishd',
    words: ({ folder, port, server }) => [
      ...['-F', '-b', `127.0.0.1:${server}`, '-a', `127.0.0.1:${port}`],
      ...['-n', `${folder}/work`, '-T', 'none', '-s', 'malloc,16m'],
    ],
    config: () => '',
  },
  {
    name: 'Tomcat',
    command: 'java',
    needs: tomcat,
    prefix: '/sandbox',
    words: ({ folder, port, server }) => [
      ...['-cp', `${tomcat}/lib/*:${tomcat}/bin/*`, '-Djdk.httpclient.allowRestrictedHeaders=host'],
      ...['--source', '17', `${folder}/config`, folder, String(port), String(server)],
    ],
    config: () => readFileSync(new URL('./tomcat.java', import.meta.url), 'utf8'),
  },
  {
    name: 'Squid',
    command: 'squid',
    words: ({ folder }) => ['-N', '-f', `${folder}/config`],
    config: ({ folder, port, server }) => `
http_port 127.0.0.1:${port} accel defaultsite=localhost vhost
cache_peer 127.0.0.1 parent ${server} 0 no-query originserver login=PASSTHRU
http_access allow all
cache_mem 16 MB
access_log none
cache_log ${folder}/errors
pid_filename ${folder}/pid
coredump_dir ${folder}
pinger_enable off
shutdown_lifetime 0 seconds`,
  },
];

/** Proxies of companies, which clients name in HTTP_PROXY. */
export const companyPrograms: readonly ProxyProgram[] = [
  {
    name: 'Squid',
    command: 'squid',
    words: ({ folder }) => ['-N', '-f', `${folder}/config`],
    config: ({ folder, port }) => `
http_port 127.0.0.1:${port}
http_access allow all
cache_mem 16 MB
access_log stdio:${folder}/log
cache_log ${folder}/errors
pid_filename ${folder}/pid
coredump_dir ${folder}
pinger_enable off
shutdown_lifetime 0 seconds`,
  },
  {
    name: 'tinyproxy',
    command: 'tinyproxy',
    words: ({ folder }) => ['-d', '-c', `${folder}/config`],
    config: ({ port }) => `
Port ${port}
Listen 127.0.0.1
Timeout 60
MaxClients 100`,
  },
];
