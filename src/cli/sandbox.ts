import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from './usage-error.ts';
import { welcome } from './welcome.ts';

const example = `
Example:
  $ cps sandbox --port 4010`;

interface Options {
  port: number;
  host: string;
}

export function registerSandbox(program: Command): void {
  program
    .command('sandbox')
    .description('serve both interfaces with seeded tenants, in memory')
    .option('--port <number>', 'the port to listen on, 0 for any free one', portNumber, 4010)
    .option('--host <address>', 'the address to listen on', loopback, '127.0.0.1')
    .addHelpText('after', example)
    .action(serve);
}

async function serve({ port, host }: Options): Promise<void> {
  const { createSandboxServer, fixtureTenants } = await import('../sandbox/start.ts');
  const app = createSandboxServer({ onFault: (error) => console.error('cps sandbox: a fault of its own:', error) });
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(listenFailure(error, port, host));
  });
  console.log(welcome(url, fixtureTenants));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code !== 'EADDRINUSE') return `cannot listen on ${host}:${port}: ${error.message}`;
  return `port ${port} on ${host} is in use; choose another with --port, or --port 0 for any free one`;
}

/** The control plane has no key yet, so the sandbox stays on this machine. */
function loopback(address: string): string {
  if (/^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(address)) return address;
  throw new InvalidArgumentError('It must be a loopback address: the control plane is open to whoever reaches it.');
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
