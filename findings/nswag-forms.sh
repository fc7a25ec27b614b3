#!/usr/bin/env bash
# Guess: a client treats a form the same, whether its schema stands in the request or is a reference to a named schema.
# What happens: NSwag 13.20 (self-contained, with the default settings) generates a parameter for each part only for a schema
# in the request. For a reference, the method takes a stream and sends "multipart/form-data" without a boundary.
# A parameter for an optional part refuses null. Variables in the address of the server stay as they are.
# Who is hurt: whoever names the schemas of forms, or has optional parts in forms. No server can read the form of the stream.
source "$(dirname "$0")/support.sh"
npm_packages nswag-portable@13.20.0-v.17
export DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1

form='{ "type": "object", "required": ["file"], "properties": { "file": { "type": "string", "format": "binary" }, "note": { "type": "string" } } }'
operation() {
  echo "{ \"post\": { \"operationId\": \"$1\", \"responses\": { \"204\": { \"description\": \"Stored.\" } },
    \"requestBody\": { \"content\": { \"multipart/form-data\": { \"schema\": $2 } } } } }"
}
cat > api.json <<JSON
{ "openapi": "3.1.0", "info": { "title": "Forms", "version": "1" },
  "servers": [{ "url": "{base}", "variables": { "base": { "default": "http://127.0.0.1" } } }],
  "paths": { "/own": $(operation sendOwn "$form"), "/named": $(operation sendNamed '{ "$ref": "#/components/schemas/Form" }') },
  "components": { "schemas": { "Form": $form } } }
JSON
node_modules/.bin/nswag-portable openapi2csclient /input:api.json /output:client.cs /namespace:forms > /dev/null
seen=$(
  grep -o 'Task Send[A-Za-z]*Async([^)]*)' client.cs | grep -v Cancellation
  grep -o 'Parse("multipart/form-data[^)]*)' client.cs
  echo "parts that refuse null: $(grep -c 'ArgumentNullException("note")' client.cs)"
  grep -o '_baseUrl = "[^;]*;' client.cs
)
same 'the client' 'Task SendOwnAsync(FileParameter file, string note)
Task SendNamedAsync(System.IO.Stream body)
Parse("multipart/form-data")
parts that refuse null: 1
_baseUrl = "{base}";' "$seen"
finish
