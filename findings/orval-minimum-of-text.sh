#!/usr/bin/env bash
# Guess: "minimum" in a schema of type [integer, string] limits the integer and does not concern the text.
# What happens: the zod schemas of orval 8.38.0 limit the length of the text: minimum 10 refuses the text "7.5", and also the
# text "100", because it has 3 characters. ajv 8.20.0 accepts both texts, as JSON Schema says.
# Who is hurt: APIs with amounts as a number or as a text. A generated client refuses valid answers of the server.
source "$(dirname "$0")/support.sh"
npm_packages orval@8.38.0 typescript@5.9.3 zod@4.1.13 ajv@8.20.0

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /fee:
    get:
      operationId: getFee
      responses:
        '200': { description: fee, content: { application/json: { schema: { type: [integer, string], minimum: 10 } } } }
YAML
echo "export default { api: { input: { target: './api.yaml' }, output: { target: './api.ts', client: 'zod' } } };" > orval.config.mjs
npx --no-install orval --config orval.config.mjs >&2
cat > read.ts <<'JS'
import Ajv from 'ajv';
import * as api from './api.ts';
const validate = new Ajv.default({ allowUnionTypes: true }).compile({ type: ['integer', 'string'], minimum: 10 });
const schema = Object.values(api).find((value) => typeof value === 'object' && 'safeParse' in value) as { safeParse(value: unknown): { success: boolean } };
for (const value of [12, 7, '7.5', '100', 'ten thousand']) console.log(JSON.stringify(value), validate(value), schema.safeParse(value).success);
JS
same 'value, ajv, zod of orval' '12 true true
7 false false
"7.5" true false
"100" true false
"ten thousand" true true' "$(node read.ts)"
finish
