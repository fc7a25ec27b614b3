// Starts the sandbox with additional routes, to measure the cost of a larger API contract.
// Script arguments: the port and the number of additional routes.
import { createSandboxServer } from '../../../../src/sandbox/start.ts';

const [port, routes] = process.argv.slice(2);
const app = createSandboxServer();
for (let added = 0; added < Number(routes); added++) {
  app.get(`/copy-${added}/v2/admin/departments/:id`, (_request, reply) => reply.send());
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
