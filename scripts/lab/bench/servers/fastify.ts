// A plain Fastify server with one route per operation. Each route returns the example response from the API contract.
// Script arguments: the port, the contract file, and optionally "validating" to validate JSON request bodies.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastify from 'fastify';
import type { Document } from '../../../generate/model.ts';
import { answersOf } from '../contract.ts';

const [port, file = '', mode] = process.argv.slice(2);
const contract: Document = JSON.parse(readFileSync(file, 'utf8'));
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const app = fastify();
app.setValidatorCompiler(({ schema }) => ajv.compile(Object(schema)));
app.addContentTypeParser('application/vnd.api+json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
for (const { method, path, status, mediaType, value, bodySchema } of answersOf(contract)) {
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(mode === 'validating' && bodySchema !== null && { schema: { body: { $ref: `contract#${bodySchema}` } } }),
    handler: (_request, reply) => reply.code(status).header('content-type', mediaType).send(JSON.stringify(value)),
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
