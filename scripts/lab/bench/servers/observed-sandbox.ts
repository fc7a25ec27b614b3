// Starts two sandboxes, one with and one without journals and metrics, to measure the cost of journals and metrics.
// Script argument: the port of the sandbox with journals and metrics.
// `GET /unobserved` returns the URL of the sandbox that records neither journals nor metrics.
import { createSandboxServer } from '../../../../src/sandbox/start.ts';

const [port] = process.argv.slice(2);
const secret = Buffer.alloc(32, 7);
const unobserved = createSandboxServer({ isObserved: false, secret });
const other = await unobserved.listen({ port: 0, host: '127.0.0.1' });
const observed = createSandboxServer({ secret });
observed.get('/unobserved', (_request, reply) => reply.send(other));
await observed.listen({ port: Number(port), host: '127.0.0.1' });
