#!/usr/bin/env bash
# Guess: the response "default" of an operation that declares 200 describes the other statuses, which are errors.
# What happens: openapi-typescript-codegen 0.31.0 takes it for a success. Each result has the type of the errors as well.
# Who is hurt: whoever declares "default" for unexpected errors. No member of a result can be read without a cast.
source "$(dirname "$0")/support.sh"
npm_packages openapi-typescript-codegen@0.31.0

cat > api.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "Names", "version": "1" }, "paths": { "/name": { "get": {
  "operationId": "readName", "tags": ["Names"], "responses": {
    "200": { "description": "A name.", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Name" } } } },
    "default": { "description": "An error.", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } } } } } } },
  "components": { "schemas": {
    "Name": { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } },
    "Problem": { "type": "object", "required": ["code"], "properties": { "code": { "type": "string" } } } } } }
JSON
node_modules/.bin/openapi -i api.json -o client > /dev/null
same 'the result' 'CancelablePromise<Name | Problem>' "$(grep -o 'CancelablePromise<Name[^>]*>' client/services/NamesService.ts)"
finish
