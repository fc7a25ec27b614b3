// A sandbox on a port, with or without journals and metrics, so that what they cost can be measured.
import { createSandboxServer } from '../../../src/sandbox/start.ts';

const [port, mode] = process.argv.slice(2);
const app = createSandboxServer({ isObserved: mode === 'observed' });
await app.listen({ port: Number(port), host: '127.0.0.1' });
