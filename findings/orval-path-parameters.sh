#!/usr/bin/env bash
# Guess: a generated client percent-encodes the value of a path parameter, as OpenAPI says for style "simple".
# What happens: the fetch client of orval 8.38.0 puts the value into the path as it is, unless the option urlEncodeParameters
# is set. The contract number "2024/7" becomes two segments, and "A#1" loses everything after "A".
# openapi-fetch 0.17.0 encodes the value.
# Who is hurt: APIs whose identifiers are contract numbers. The client asks for another path, and the server answers 404.
source "$(dirname "$0")/support.sh"
npm_packages orval@8.38.0 typescript@5.9.3 openapi-fetch@0.17.0

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /contracts/{number}/parties:
    get:
      operationId: getParties
      parameters: [{ name: number, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object } } } } }
YAML
echo "export default { api: { input: { target: './api.yaml' }, output: { target: './api.ts', client: 'fetch' } } };" > orval.config.mjs
npx --no-install orval --config orval.config.mjs >&2
cat > read.ts <<'JS'
import createClient from 'openapi-fetch';
import { getGetPartiesUrl } from './api.ts';
const sent: string[] = [];
const answer = async (request: Request) => { sent.push(new URL(request.url).pathname); return Response.json({}); };
const client = createClient<any>({ baseUrl: 'http://127.0.0.1', fetch: answer });
for (const number of ['2024/7', 'A#1']) {
  await client.GET('/contracts/{number}/parties', { params: { path: { number } } });
  console.log(new URL(getGetPartiesUrl(number), 'http://127.0.0.1').pathname, sent.at(-1));
}
JS
same 'path of orval, path of openapi-fetch' '/contracts/2024/7/parties /contracts/2024%2F7/parties
/contracts/A /contracts/A%231/parties' "$(node read.ts)"
finish
