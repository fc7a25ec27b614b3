#!/usr/bin/env bash
# Guess: a text that ajv-formats accepts as date-time (RFC 3339) is a date for JavaScript.
# What happens: ajv-formats 3.0.1 accepts an offset without minutes ("+01") and a leap second. new Date() then has no value,
# and toISOString() throws.
# Who is hurt: servers that validate first and convert later: a request that passed the validation ends as an error 500.
source "$(dirname "$0")/support.sh"
npm_packages ajv@8.20.0 ajv-formats@3.0.1

seen=$(run_node <<'JS'
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
const validate = addFormats.default(new Ajv.default()).compile({ type: 'string', format: 'date-time' });
for (const text of ['2024-01-01T10:00:00+01:00', '2024-01-01T10:00:00+01', '2016-12-31T23:59:60Z', '2024-01-01T10:00Z']) {
  console.log(JSON.stringify(text), validate(text) ? 'valid' : 'invalid', Number.isNaN(Date.parse(text)) ? 'no date' : 'date');
}
JS
)
same 'ajv, JavaScript' '"2024-01-01T10:00:00+01:00" valid date
"2024-01-01T10:00:00+01" valid no date
"2016-12-31T23:59:60Z" valid no date
"2024-01-01T10:00Z" invalid date' "$seen"
finish
