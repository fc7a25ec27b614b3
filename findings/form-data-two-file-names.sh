#!/usr/bin/env bash
# Guess: @fastify/busboy is busboy with the same results, and takes the extended file name (filename*) if both are sent.
# What happens: @fastify/busboy 3.2.6 takes the plain name, busboy 1.6.0 and undici 8.13.1 take the extended name.
# Who is hurt: clients that send an ASCII replacement in filename and the real name in filename*, as .NET does. After
# a change of the parser, documents are stored as "_.txt".
source "$(dirname "$0")/support.sh"
npm_packages undici@8.13.1 busboy@1.6.0 @fastify/busboy@3.2.6

seen=$(run_node <<'JS'
import fastifyBusboy from '@fastify/busboy';
import busboy from 'busboy';
import { Response } from 'undici';
const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
const names = `filename="_.txt"; filename*=UTF-8''%E5%A5%91%E7%B4%84.txt`;
const body = `--frontier\r\nContent-Disposition: form-data; name="file"; ${names}\r\n\r\ntext\r\n--frontier--\r\n`;
const parse = (parser, end) => new Promise((resolve, reject) => {
  let seen;
  parser.on('file', (_name, stream, info) => { seen = info.filename ?? info; stream.resume(); });
  parser.on(end, () => resolve(seen)).on('error', reject).end(body);
});
console.log('undici', (await new Response(body, { headers }).formData()).get('file').name);
console.log('busboy', await parse(busboy({ headers }), 'close'));
console.log('@fastify/busboy', await parse(fastifyBusboy({ headers }), 'finish'));
JS
)
same 'file name' 'undici 契約.txt
busboy 契約.txt
@fastify/busboy _.txt' "$seen"
finish
