#!/usr/bin/env bash
# Guess: openapi-fetch sends a text, a Blob or bytes as they are if the request has a content type that is not JSON.
# What happens: openapi-fetch 0.17.0 turns all of them into JSON and keeps the content type. A CSV text gets quotation marks
# and "\n", a Blob becomes "{}", and bytes become an object of numbers. Only a form or a bodySerializer is an exception.
# Who is hurt: imports of CSV files and uploads of PDF files. The server gets a valid content type and a body of another
# type; of a Blob nothing is sent at all, and the types of the client accept the call.
source "$(dirname "$0")/support.sh"
npm_packages openapi-fetch@0.17.0

seen=$(run_node <<'JS'
import createClient from 'openapi-fetch';
const answer = async (request) => {
  console.log(request.headers.get('content-type'), await request.text());
  return new Response(null, { status: 204 });
};
const client = createClient({ baseUrl: 'http://127.0.0.1', fetch: answer });
const send = (type, body) => client.POST('/import', { body, headers: { 'Content-Type': type } });
await send('text/csv', 'email\nuser-1');
await send('text/csv', new Blob(['email\nuser-1']));
await send('application/pdf', new Uint8Array([37, 80]));
JS
)
same 'content type and body' 'text/csv "email\nuser-1"
text/csv {}
application/pdf {"0":37,"1":80}' "$seen"
finish
