#!/usr/bin/env bash
# Guess: parsers of multipart/form-data agree whether they decode a part with Content-Transfer-Encoding.
# What happens: undici 8.13.1 (the fetch of Node) decodes base64 and does not decode quoted-printable. busboy 1.6.0 and
# @fastify/busboy 3.2.6 decode neither, and report no error. RFC 2046 clients still send the header; RFC 7578 deprecates it.
# Who is hurt: a client that sends base64 works with a server on Request.formData(). The same request to a server on busboy
# stores the base64 text as the document.
source "$(dirname "$0")/support.sh"
npm_packages undici@8.13.1 busboy@1.6.0 @fastify/busboy@3.2.6

seen=$(run_node <<'JS'
import fastifyBusboy from '@fastify/busboy';
import busboy from 'busboy';
import { Response } from 'undici';
const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
const part = (name, encoding, text) =>
  `--frontier\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${text}\r\n`;
const body = `${part('a', 'base64', 'Y29udHJhY3Q=')}${part('b', 'quoted-printable', '5 =3D 5')}--frontier--\r\n`;
const parse = (parser, end) => new Promise((resolve, reject) => {
  const fields = [];
  parser.on('field', (_name, value) => fields.push(value)).on(end, () => resolve(fields)).on('error', reject).end(body);
});
console.log('undici', [...(await new Response(body, { headers }).formData()).values()].join(' | '));
console.log('busboy', (await parse(busboy({ headers }), 'close')).join(' | '));
console.log('@fastify/busboy', (await parse(fastifyBusboy({ headers }), 'finish')).join(' | '));
JS
)
same 'base64 | quoted-printable' 'undici contract | 5 =3D 5
busboy Y29udHJhY3Q= | 5 =3D 5
@fastify/busboy Y29udHJhY3Q= | 5 =3D 5' "$seen"
finish
