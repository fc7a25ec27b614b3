// Starts a sandbox with two tenants, `small` and `large`. Script argument: the port.
import { createSandboxServer } from '../../../../src/sandbox/start.ts';
import { organisation } from '../organisation.ts';

const [port] = process.argv.slice(2);
const worlds = [
  organisation({ users: 100, departments: 40, folders: 20 }, 'small'),
  organisation({ users: 100_000, departments: 10_000, folders: 5_000 }, 'large'),
];
await createSandboxServer({ worlds }).listen({ port: Number(port), host: '127.0.0.1' });
