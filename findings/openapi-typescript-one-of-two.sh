#!/usr/bin/env bash
# Guess: "anyOf" of two "required" beside "properties" gives the type of the properties, or a union of two such types.
# What happens: openapi-typescript 7.13.0 writes "{...} | unknown | unknown". TypeScript reduces it to unknown, so the whole
# type is lost and a number compiles as a body. Without the anyOf, TypeScript refuses the number.
# Who is hurt: "at least one of email and phone is required" is a usual rule for users. The generated client of exactly
# these bodies checks nothing, and reading a property of an answer does not compile.
source "$(dirname "$0")/support.sh"
npm_packages openapi-typescript@7.13.0 typescript@5.9.3

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: t, version: '1' }
paths: {}
components:
  schemas:
    Plain: { type: object, properties: { email: { type: string }, phone: { type: string } } }
    Either:
      type: object
      properties: { email: { type: string }, phone: { type: string } }
      anyOf: [{ required: [email] }, { required: [phone] }]
YAML
npx --no-install openapi-typescript api.yaml --output api.ts >&2
echo "import type { components } from './api.js'; export const user: components['schemas'][SCHEMA] = 5;" > use.txt
for schema in Plain Either; do
  sed "s/SCHEMA/'$schema'/" use.txt > "$schema.ts"
  same "$schema, number of errors for the value 5" "$([[ $schema == Plain ]] && echo 1 || echo 0)" \
    "$(npx --no-install tsc --noEmit --strict --module nodenext "$schema.ts" | grep -c 'error TS' || true)"
done
finish
