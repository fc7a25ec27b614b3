#!/usr/bin/env bash
# Guess: a converter from OpenAPI 3.1 to 3.0 writes a valid 3.0 document, or reports what it cannot convert.
# What happens: @apiture/openapi-down-convert 0.14.2 keeps jsonSchemaDialect and info.summary, which 3.0 does not know.
# Who is hurt: whoever generates code with a tool for 3.0 that checks its input, such as openapi-generator.
source "$(dirname "$0")/support.sh"
npm_packages @apiture/openapi-down-convert@0.14.2 @seriousme/openapi-schema-validator@2.8.0

cat > new.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "Names", "version": "1", "summary": "Names." },
  "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema", "paths": {} }
JSON
node_modules/.bin/openapi-down-convert --input new.json --output old.json
seen=$(run_node <<'JS'
import fs from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
const old = JSON.parse(fs.readFileSync('old.json', 'utf8'));
const { valid } = await new Validator().validate(structuredClone(old));
console.log(JSON.stringify({ openapi: old.openapi, keys: Object.keys(old), summary: old.info.summary, valid }));
JS
)
same 'the document' '{"openapi":"3.0.3","keys":["openapi","info","jsonSchemaDialect","paths"],"summary":"Names.","valid":false}' "$seen"
finish
