// Starts a sandbox with large tenants that measures its event loop and sends the results to its parent process.
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import { Probe } from './probe.ts';
import { largeWorlds } from './worlds.ts';

const faults: string[] = [];
const onFault = (error: unknown) =>
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
const app = createSandboxServer({ worlds: largeWorlds(), onFault });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const probe = new Probe();

process.on('message', (asked) => {
  if (asked === 'reset') {
    globalThis.gc?.();
    probe.reset();
    process.send?.({ reset: true });
  } else if (asked === 'read') setTimeout(() => process.send?.({ ...probe.read(), faults: faults.splice(0) }), 30);
});
process.on('disconnect', () => process.exit());
process.send?.({ url });
