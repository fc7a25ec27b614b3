// The yardstick: node:http alone, answering every request with the bytes and headers that it was given.
import { createServer } from 'node:http';

const { port, headers, body } = JSON.parse(process.env.BENCH_BARE ?? '{}');
const bytes = Buffer.from(body);
createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  response.end(bytes);
}).listen(port, '127.0.0.1');
