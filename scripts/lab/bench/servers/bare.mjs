// The baseline of the benchmark: a plain `node:http` server. No other Node server can be faster.
// For each request, the server reads the body and sends the prepared response for the HTTP method and the URL.
// Script arguments: the port, and a JSON file with the prepared responses.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const answers = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ method, path, status, mediaType, text }) => [
    `${method} ${path}`,
    { status, headers: { 'content-type': mediaType, 'content-length': Buffer.byteLength(text) }, text },
  ]),
);
createServer((request, response) => {
  const { status, headers, text } = answers.get(`${request.method} ${request.url}`);
  request.resume().on('end', () => {
    response.writeHead(status, headers);
    response.end(text);
  });
}).listen(Number(port), '127.0.0.1');
