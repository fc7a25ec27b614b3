// Usage: node delayed.ts PORT URL MILLISECONDS. Forwards each request and delays its response.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const [port, url = '', milliseconds] = process.argv.slice(2);

createServer((asked, response) => {
  const { method, headers } = asked;
  const onwards = request(`${url}${asked.url}`, { method, headers }, (answer) => later(answer, response));
  onwards.on('error', () => response.destroy());
  asked.pipe(onwards);
}).listen(Number(port), '127.0.0.1');

function later(answer: IncomingMessage, response: ServerResponse): void {
  setTimeout(() => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }, Number(milliseconds));
}
