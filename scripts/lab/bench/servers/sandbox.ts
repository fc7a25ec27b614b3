// Starts a sandbox with large tenants, or beside a sandbox that records nothing.
// Script arguments: the port, and `documents`, `tenants` or `observed`.
import { createSandboxServer } from '../../../../src/sandbox/start.ts';
import { organisation, organisationDocuments, worldOf } from '../organisation.ts';

const [port, kind] = process.argv.slice(2);
const secret = Buffer.alloc(32, 7);
const worlds = worldsOf();
const app = createSandboxServer({ secret, ...(worlds && { worlds }) });
if (kind === 'observed') {
  const other = await createSandboxServer({ isObserved: false, secret }).listen({ port: 0, host: '127.0.0.1' });
  app.get('/unobserved', (_request, reply) => reply.send(other));
}
await app.listen({ port: Number(port), host: '127.0.0.1' });

function worldsOf() {
  if (kind === 'documents')
    return [worldOf('few', organisationDocuments(100)), worldOf('many', organisationDocuments(20_000))];
  if (kind !== 'tenants') return undefined;
  return [
    organisation({ users: 100, departments: 40, folders: 20 }, 'small'),
    organisation({ users: 100_000, departments: 10_000, folders: 5_000 }, 'large'),
  ];
}
