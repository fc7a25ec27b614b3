#!/usr/bin/env bash
# Guess: "redocly diff" rates a longer description of a parameter as a patch, because no request and no response changes.
# What happens: Redocly CLI 2.77.0 pairs the items of a list by their similarity. A parameter whose description grows from 40
# to 140 characters counts as removed and added, which is a major change. A description of the same length is a patch.
# Who is hurt: teams whose CI refuses major changes. A better text of a parameter fails the build, or needs a new version.
source "$(dirname "$0")/support.sh"
npm_packages @redocly/cli@2.77.0

api() {
  cat <<YAML
openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /things:
    get:
      parameters: [{ name: type, in: query, description: "$1", schema: { type: string } }]
      responses: { '200': { description: ok } }
YAML
}
api 'What kind of thing the list is about.' > before.yaml
api 'What sort of thing the list is about.' > same-length.yaml
api 'The type of the things in the list. Only departments have a type today. Documents and fields can get a type in a later version of this interface.' > longer.yaml
echo 'extends: [diff-recommended]' > redocly.yaml
export REDOCLY_TELEMETRY=off
seen=$(for name in same-length longer; do
  npx --no-install redocly diff before.yaml "$name.yaml" --fail-on none --format json -o "$name.json" > /dev/null 2>&1
  node -p "const r = require('./$name.json'); '$name ' + r.bump + ' ' + r.changes.map(({ kind }) => kind)"
done)
same 'text, level, changes' 'same-length patch modified
longer major removed,added' "$seen"
finish
