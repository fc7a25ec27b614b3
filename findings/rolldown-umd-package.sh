#!/usr/bin/env bash
# Guess: a bundle of rolldown for Node has all that the program imports, or the build fails.
# What happens: with the platform "node", rolldown 1.3.2 takes the UMD file of jsonc-parser 3.3.1 (field "main"), and leaves
# its inner require calls in the bundle without a warning. The build succeeds, and the first start of the bundle fails. With
# the platform "browser", rolldown takes the field "module", and the bundle works.
# Who is hurt: authors of command line tools. Tests that run the sources pass, and the published tool does not start.
source "$(dirname "$0")/support.sh"
npm_packages rolldown@1.3.2 jsonc-parser@3.3.1

echo "import { parse } from 'jsonc-parser'; console.log(JSON.stringify(parse('{\"a\": 1,}')));" > tool.js
for platform in node browser; do npx --no-install rolldown tool.js --platform "$platform" --file "$platform.mjs" > "$platform.log" 2>&1 || echo 'the build failed'; done
first() { node "$1" 2>&1 | grep -E '^\{|^Error' | head -1; }
same 'warnings of the build' 0 "$(grep -ci warn node.log || true)"
same 'sources' '{"a":1}' "$(first tool.js)"
same 'bundle for node' "Error: Cannot find module './impl/format'" "$(first node.mjs)"
same 'bundle for browser' '{"a":1}' "$(first browser.mjs)"
finish
