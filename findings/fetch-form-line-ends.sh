#!/usr/bin/env bash
# Guess: two clients send the same bytes for the same text field of a form.
# What happens: fetch with FormData (undici 8.13.1) sends each line feed of a text field as CR LF. superagent 10.4.2 and a
# file part of the same FormData keep the line feed.
# Who is hurt: whoever sends CSV, JSON or a signed text as a text field and compares a length, a checksum or the text that
# comes back. The tests pass with superagent, and the browser or fetch gets another result.
source "$(dirname "$0")/support.sh"
npm_packages undici@8.13.1 superagent@10.4.2

seen=$(run_node <<'JS'
import http from 'node:http';
import request from 'superagent';
import { FormData, Response, fetch } from 'undici';
const server = http.createServer(async (incoming, answer) => {
  const chunks = await incoming.toArray();
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': incoming.headers['content-type'] } }).formData();
  answer.end(JSON.stringify(await Promise.all([...form.values()].map((value) => value.text?.() ?? value))));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${server.address().port}/`;
const form = new FormData();
form.append('note', 'a\nb');
form.append('file', new Blob(['a\nb']), 'note.txt');
console.log('fetch', await (await fetch(url, { method: 'POST', body: form })).text());
console.log('superagent', (await request.post(url).field('note', 'a\nb').attach('file', Buffer.from('a\nb'), 'note.txt')).text);
server.close();
JS
)
same 'text field and file' 'fetch ["a\r\nb","a\nb"]
superagent ["a\nb","a\nb"]' "$seen"
finish
