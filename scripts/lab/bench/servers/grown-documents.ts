// Starts a sandbox with two tenants: `few` has 100 documents and `many` has 20,000 documents. Script argument: port.
import { createSandboxServer } from '../../../../src/sandbox/start.ts';
import { documentRows, worldOf } from '../many-documents.ts';

const [port] = process.argv.slice(2);
const worlds = [worldOf('few', documentRows(100)), worldOf('many', documentRows(20_000))];
await createSandboxServer({ worlds }).listen({ port: Number(port), host: '127.0.0.1' });
