import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../src/contract/unavailable.ts';
import { collectGarbage } from '../src/files/collect-garbage.ts';
import type { CorsOrigins } from '../src/http/answers/common-headers.ts';
import type { McpHandler } from '../src/http/routes/route-parts.ts';
import type { JournalExchange } from '../src/journal/exchange.ts';
import type { OpenedSandbox, SandboxParts } from '../src/sandbox/start.ts';
import { UsageError } from './options.ts';
import { listenOn } from './sandbox/listen.ts';
import { logEntry, logLines } from './sandbox/log.ts';
import { startedLine, welcome } from './sandbox/welcome.ts';
import { openNamedStore } from './store/store-address.ts';

interface Options {
  store: string;
  maxWorlds: number;
  world: string[];
  port: number;
  host: string;
  behindProxy: boolean;
  basePath?: string;
  corsOrigin: CorsOrigins;
  log: boolean;
  json: boolean;
}

export async function serveSandbox({
  port,
  host,
  behindProxy,
  basePath,
  corsOrigin,
  log,
  json,
  store,
  maxWorlds,
  world,
}: Options): Promise<void> {
  // Node stores several request bodies in one block of memory. With the default block size of 8 KiB, Node uses a block
  // for so many requests that V8 treats the block as an old object. V8 frees old objects only in full garbage
  // collections, which are rare.
  Buffer.poolSize = 1024;
  const key = controlKeyFor(host, process.env['CPS_CONTROL_KEY']);
  const onFault = faultPrinter();
  const watching = {
    onFault,
    onExchange: log ? (exchange: JournalExchange) => print(exchange, json) : undefined,
    controlKey: key?.value,
    isBehindProxy: behindProxy,
    basePath,
    corsOrigins: corsOrigin,
  };
  let url = '';
  const mcp = mcpOf(() => url, key?.value);
  const { app, known, others, isNew } = await sandboxOn(store, maxWorlds, { ...watching, mcp, worldFiles: world });
  url = `${await listenOn(app, { port, host })}${basePath ?? ''}`;
  const started = {
    url,
    tenants: known,
    others,
    newKey: key?.isNew ? key.value : undefined,
    wantsKey: key !== undefined,
    store,
    isNew,
  };
  outliveErrors(onFault);
  stopGracefully(app, json);
  // The output comes last, because a caller can send a signal as soon as it has read the output.
  console.log(json ? startedLine(started) : welcome(started));
  freeStartMemory();
}

/** Loads the code for assistants with their first request. */
function mcpOf(url: () => string, controlKey: string | undefined): McpHandler {
  let handler: Promise<McpHandler> | undefined;
  return async (request) => {
    handler ??= import('./mcp/server.ts').then(({ httpHandler }) => httpHandler(url(), controlKey));
    return (await handler)(request);
  };
}

/**
 * One second after the start, frees the memory that only the start needed. Waits, because the garbage collection
 * takes about 50 ms, and would delay the first response.
 */
function freeStartMemory(): void {
  setTimeout(() => collectGarbage({ flavor: 'last-resort' }), 1000).unref();
}

type Watching = SandboxParts & { worldFiles: readonly string[] };

async function sandboxOn(store: string, mostWorlds: number, watching: Watching): Promise<OpenedSandbox> {
  const { openMemorySandbox, openStoredSandbox } = await import('../src/sandbox/start.ts');
  if (store === 'memory') return openMemorySandbox(watching);
  return openStoredSandbox({ store: await openNamedStore(store), mostWorlds, ...watching });
}

function print(exchange: JournalExchange, json: boolean): void {
  const entry = logEntry(exchange);
  const { columns, isTTY = false } = process.stdout;
  const isColourful = isTTY && !process.env['NO_COLOR'];
  const lines = json
    ? [JSON.stringify({ event: 'request', ...entry })]
    : logLines(entry, { columns: isTTY ? columns : undefined, isColourful });
  for (const line of lines) console.log(line);
}

/** Returns the key that protects the control plane: the given key, or a new random key (design decision D-99). */
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

/** Minimum time in milliseconds between two messages about an unreachable database. */
const pause = 5_000;

export function faultPrinter(print = console.error, now: () => number = performance.now.bind(performance)) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error: unknown): void => {
    if (!(error instanceof Unavailable)) print('cps sandbox: a fault of its own:', error);
    else if (now() - toldAt >= pause) {
      toldAt = now();
      print(`cps sandbox: the store does not serve: ${error.message}`);
    }
  };
}

function stopGracefully(app: FastifyInstance, json: boolean): void {
  let isStopping = false;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    isStopping = true;
    void app.close().then(
      () => {
        if (json) console.log(JSON.stringify({ event: 'stopped' }));
        for (const each of signals) process.removeListener(each, stop);
      },
      (error: unknown) => {
        console.error('cps sandbox: the server could not be closed:', error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Reports uncaught errors and continues, because an in-memory sandbox loses its data when the process ends. */
function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
