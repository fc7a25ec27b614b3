// A plain Fastify server with one route per operation. Each route returns the example response from the API contract.
// Script arguments: the port and the contract file.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { type Contract, findOperations, type Response, resolve } from '../../../generate/model.ts';

const [port, file = ''] = process.argv.slice(2);
const document: Contract['document'] = JSON.parse(readFileSync(file, 'utf8'));

const app = fastify();
app.addContentTypeParser('application/vnd.api+json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
for (const { path, method, operation } of findOperations([{ name: 'admin', document }])) {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const { content = {} } = response ? resolve<Response>(document, response) : {};
  const [mediaType = 'application/json', media] = Object.entries(content)[0] ?? [];
  const [example = {}] = Object.values(media?.examples ?? {});
  const text = JSON.stringify('value' in example ? example.value : {});
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: (_request, reply) => reply.code(Number(status)).header('content-type', mediaType).send(text),
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
