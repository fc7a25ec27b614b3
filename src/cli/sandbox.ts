import { type Command, InvalidArgumentError } from 'commander';

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
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .addHelpText('after', example)
    .action(serve);
}

async function serve({ port, host }: Options): Promise<void> {
  const { createSandboxServer } = await import('../sandbox/start.ts');
  const app = createSandboxServer();
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, port, host);
  });
  console.log(welcome(url));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());
}

function welcome(url: string): string {
  const tenants = ['aurora', 'borealis', 'cirrus'].map((tenant) => `  ${tenant.padEnd(9)} ${tenant}-admin-key`);
  return tenants.join('\n') + url;
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return Object.assign(new Error(`port ${port} on ${host} is in use; choose another with --port, or 0 for any`), {
      exitCode: 2,
    });
  }
  return Object.assign(new Error(`cannot listen on ${host}:${port}: ${error.message}`), { exitCode: 2 });
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
