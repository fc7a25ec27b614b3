// A plain Fastify server with one route per operation. Each route returns the example response from the API contract.
// Script arguments: the port and the contract file.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import type { Document } from '../../../generate/model.ts';
import { answersOf } from '../contract.ts';

const [port, file = ''] = process.argv.slice(2);
const contract: Document = JSON.parse(readFileSync(file, 'utf8'));

const app = fastify();
app.addContentTypeParser('application/vnd.api+json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
for (const { method, path, status, mediaType, value } of answersOf(contract)) {
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: (_request, reply) => reply.code(status).header('content-type', mediaType).send(JSON.stringify(value)),
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
