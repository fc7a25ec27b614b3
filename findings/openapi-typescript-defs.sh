#!/usr/bin/env bash
# Guess: openapi-typescript uses $defs (OpenAPI 3.1) to resolve references, and leaves it out of the type of the object.
# What happens: openapi-typescript 7.13.0 adds a required property "$defs" to the type. No object of the API has it, so
# TypeScript refuses each correct object.
# Who is hurt: authors of OpenAPI 3.1 documents who take over JSON Schemas with $defs. All code that creates such an object
# stops compiling.
source "$(dirname "$0")/support.sh"
npm_packages openapi-typescript@7.13.0 typescript@5.9.3

cat > api.yaml <<'YAML'
openapi: 3.1.0
info: { title: t, version: '1' }
paths: {}
components:
  schemas:
    Contract:
      type: object
      properties: { state: { $ref: '#/components/schemas/Contract/$defs/State' } }
      $defs: { State: { type: string, enum: [draft, signed] } }
YAML
npx --no-install openapi-typescript api.yaml --output api.ts >&2
echo "import type { components } from './api.js'; export const contract: components['schemas']['Contract'] = { state: 'draft' };" > use.ts
seen=$(npx --no-install tsc --noEmit --strict --module nodenext use.ts || true)
same tsc "use.ts(1,58): error TS2741: Property '\$defs' is missing in type '{ state: \"draft\"; }' but required in type '{ state?: \"draft\" | \"signed\" | undefined; \$defs: { State: \"draft\" | \"signed\"; }; }'." "$seen"
finish
