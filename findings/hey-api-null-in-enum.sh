#!/usr/bin/env bash
# Guess: the type of an enum without "type" has all its values, also null, as JSON Schema and OpenAPI 3.1 say.
# What happens: @hey-api/openapi-ts 0.99.0 drops null. With "type: [string, 'null']" beside the same enum it keeps null.
# openapi-typescript 7.13.0 keeps null in both.
# Who is hurt: clients in TypeScript. The server answers null, the type says that this cannot be, and the code that would
# handle null looks superfluous.
source "$(dirname "$0")/support.sh"
npm_packages @hey-api/openapi-ts@0.99.0 openapi-typescript@7.13.0 typescript@5.9.3

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: t, version: '1' }
paths: {}
components:
  schemas:
    Contract:
      type: object
      properties:
        untyped: { enum: [draft, signed, null] }
        typed: { type: [string, 'null'], enum: [draft, signed, null] }
YAML
npx --no-install openapi-ts --input ./api.yaml --output hey --plugins @hey-api/typescript >&2
npx --no-install openapi-typescript api.yaml --output api.ts >&2
types() { grep -E '^ *(un)?typed\?:' "$1" | tr -d ' ;' | tr "'" '"' | tr '\n' ' '; }
same hey-api 'untyped?:"draft"|"signed" typed?:"draft"|"signed"|null ' "$(types hey/types.gen.ts)"
same openapi-typescript 'untyped?:"draft"|"signed"|null typed?:"draft"|"signed"|null ' "$(types api.ts)"
finish
