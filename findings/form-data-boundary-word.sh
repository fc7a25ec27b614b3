#!/usr/bin/env bash
# Guess: a multipart parser ends a part only at a line break, two hyphens and the boundary, as RFC 2046 defines.
# What happens: undici 8.13.1 (the fetch of Node) refuses a form whose text contains the boundary without the hyphens. It
# says "expected CRLF". busboy 1.6.0 reads the part.
# Who is hurt: clients with a fixed boundary that is a word. Requests fail only if a document contains the word, and the
# message does not name the boundary.
source "$(dirname "$0")/support.sh"
npm_packages undici@8.13.1 busboy@1.6.0

seen=$(run_node <<'JS'
import busboy from 'busboy';
import { Response } from 'undici';
const headers = { 'content-type': 'multipart/form-data; boundary=frontier' };
for (const text of ['the border', 'the frontier']) {
  const body = `--frontier\r\nContent-Disposition: form-data; name="note"\r\n\r\n${text}\r\n--frontier--\r\n`;
  await new Promise((closed) => busboy({ headers }).on('field', (_name, value) => console.log('busboy', value)).on('close', closed).end(body));
  const form = await new Response(body, { headers }).formData().catch((error) => error);
  console.log('undici', form instanceof Error ? error(form) : form.get('note'));
}
function error({ name, cause }) { return `${name}: ${cause.message}`; }
JS
)
same 'text without and with the word' 'busboy the border
undici the border
busboy the frontier
undici TypeError: expected CRLF' "$seen"
finish
