#!/usr/bin/env bash
# Guess: a text that ajv-formats accepts as uuid is a uuid for PostgreSQL, and the reverse.
# What happens: ajv-formats 3.0.1 accepts "urn:uuid:...", and PostgreSQL (PGlite 0.5.17) refuses it. PostgreSQL accepts braces
# and a text without hyphens, and ajv-formats refuses them.
# Who is hurt: servers that validate an identifier with OpenAPI and then use it in a query: the valid identifier of the
# client ends as a database error 22P02, so as an error 500 in the place of 404.
source "$(dirname "$0")/support.sh"
npm_packages ajv@8.20.0 ajv-formats@3.0.1 @electric-sql/pglite@0.5.17

seen=$(run_node <<'JS'
import { PGlite } from '@electric-sql/pglite';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
const validate = addFormats.default(new Ajv.default()).compile({ type: 'string', format: 'uuid' });
const id = '123e4567-e89b-12d3-a456-426614174000';
const database = await PGlite.create();
for (const text of [id, `urn:uuid:${id}`, `{${id}}`, id.replaceAll('-', '')]) {
  const stored = await database.query("select cast(cast($1 as text) as uuid)", [text]).then(() => 'accepted', (error) => error.code);
  console.log(text, validate(text) ? 'valid' : 'invalid', stored);
}
await database.close();
JS
)
same 'ajv, PostgreSQL' '123e4567-e89b-12d3-a456-426614174000 valid accepted
urn:uuid:123e4567-e89b-12d3-a456-426614174000 valid 22P02
{123e4567-e89b-12d3-a456-426614174000} invalid accepted
123e4567e89b12d3a456426614174000 invalid accepted' "$seen"
finish
