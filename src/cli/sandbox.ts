import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { Exchange } from '../journal/exchange.ts';
import { stopGracefully } from './graceful-stop.ts';
import { logEntry, logLines } from './log.ts';
import { UsageError } from './usage-error.ts';
import { announcement, welcome } from './welcome.ts';

const example = `
The control plane below /_sandbox is open on this machine. With --host beyond it, or where CPS_CONTROL_KEY is set, it
wants the control key in the header X-Control-Key: the value of CPS_CONTROL_KEY, or a random one that is printed once.

Examples:
  $ cps sandbox --port 4010 --log
  $ CPS_CONTROL_KEY=... cps sandbox --host 0.0.0.0`;

interface Options {
  port: number;
  host: string;
  log: boolean;
  json: boolean;
}

export function registerSandbox(program: Command): void {
  program
    .command('sandbox')
    .description('serve both interfaces with seeded tenants, in memory')
    .option('--port <number>', 'the port to listen on, 0 for any free one', portNumber, 4010)
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--log', 'print a line for each request', false)
    .option('--json', 'print JSON, one object on each line', false)
    .addHelpText('after', example)
    .action(serve);
}

async function serve({ port, host, log, json }: Options): Promise<void> {
  const key = controlKeyFor(host, process.env['CPS_CONTROL_KEY']);
  const { createSandboxServer, fixtureTenants } = await import('../sandbox/start.ts');
  const app = createSandboxServer({
    onFault: (error) => console.error('cps sandbox: a fault of its own:', error),
    onExchange: log ? (exchange) => print(exchange, json) : undefined,
    controlKey: key?.value,
  });
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(listenFailure(error, port, host));
  });
  const started = {
    url,
    tenants: fixtureTenants,
    newKey: key?.isNew ? key.value : undefined,
    wantsKey: key !== undefined,
  };
  console.log(json ? announcement(started) : welcome(started));
  stopGracefully(app, json);
}

function print(exchange: Exchange, json: boolean): void {
  const entry = logEntry(exchange);
  const { columns, isTTY = false } = process.stdout;
  const isColourful = isTTY && !process.env['NO_COLOR'];
  const lines = json
    ? [JSON.stringify({ event: 'request', ...entry })]
    : logLines(entry, { columns: isTTY ? columns : undefined, isColourful });
  for (const line of lines) console.log(line);
}

/** The control key (D-99): the one of the environment, a new one beyond this machine, else none. */
function controlKeyFor(host: string, given: string | undefined): { value: string; isNew: boolean } | undefined {
  if (given === undefined) {
    return isLoopback(host) ? undefined : { value: randomBytes(24).toString('base64url'), isNew: true };
  }
  if (/^[\x21-\x7e]{16,200}$/.test(given)) return { value: given, isNew: false };
  throw new UsageError('CPS_CONTROL_KEY must have 16 to 200 printable ASCII characters without spaces');
}

function isLoopback(host: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} on ${host} is in use; choose another with --port, or --port 0 for any free one`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `this machine has no address ${host}; 127.0.0.1 is this machine alone, 0.0.0.0 all of its networks`;
  }
  return `cannot listen on ${host}:${port}: ${error.message}`;
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
