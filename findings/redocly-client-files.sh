#!/usr/bin/env bash
# Guess: the clients that "redocly generate-client" generates return the file that an operation responds with.
# What happens: in Python and Go, the method reads the response and returns nothing (None, or only an error). The clients in
# PHP and Java return the bytes. In Go and PHP, a file in a form is sent as a text part without a file name.
# Who is hurt: whoever downloads or uploads files with the clients in Python, Go and PHP. The run reports no warning.
source "$(dirname "$0")/support.sh"
npm_packages @redocly/cli@2.77.0

cat > files.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "Files", "version": "1" }, "servers": [{ "url": "http://127.0.0.1" }],
  "paths": { "/file": {
    "get": { "operationId": "readFile", "responses": { "200": { "description": "A file.",
      "content": { "application/octet-stream": { "schema": { "type": "string", "format": "binary" } } } } } },
    "post": { "operationId": "sendFile", "responses": { "204": { "description": "Stored." } },
      "requestBody": { "content": { "multipart/form-data": { "schema": { "type": "object", "required": ["file"],
        "properties": { "file": { "type": "string", "format": "binary" } } } } } } } } } }
JSON
for language in python go php java; do
  mkdir "$language"
  node_modules/.bin/redocly generate-client files.json -o "$language/api.ts" --generator "$language" --report "$language.json" > /dev/null 2>&1
done
seen=$(
  grep -m1 -o 'def read_file(.*' python/api.py | sed 's/.*->/Python ->/'
  grep -o 'Client) ReadFile(.*' go/api.go | sed 's/Client)/Go/'
  grep -o 'function readFile(.*' php/api.php | sed 's/function/PHP/'
  grep -o '[a-z]*\[\] readFile(.*' java/*.java | sed 's/^/Java /'
  echo "names of files in forms: $(grep -c 'filename=\|CreateFormFile' go/api.go) in Go, $(grep -c 'filename=' php/api.php) in PHP, $(grep -c 'filename=' java/*.java) in Java"
  echo "warnings: $(grep -c warning python.json)"
)
same 'methods that read a file' 'Python -> None:
Go ReadFile(ctx context.Context) error {
PHP readFile(?array $headers = null): string
Java byte[] readFile() {
names of files in forms: 0 in Go, 0 in PHP, 1 in Java
warnings: 0' "$seen"
finish
