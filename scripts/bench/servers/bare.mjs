// The yardstick: node:http alone. It takes a request's body in to its end and answers with the bytes that it was given
// for the method: what no server in Node can go below. Arguments: port, file with the answers.
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
