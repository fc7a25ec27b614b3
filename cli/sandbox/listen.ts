import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listenOnIpv6 } from '../../src/connections/loopback.ts';
import { UsageError } from '../options.ts';

/** If the server cannot open its port, the process ends after at most this number of milliseconds. */
const patience = 5_000;

interface Address {
  port: number;
  host: string;
}

export async function listenOn(app: FastifyInstance, { port, host }: Address, end = () => process.exit()) {
  const open = async () => {
    if (host !== 'localhost') return app.listen({ port, host });
    let second: Server | undefined;
    app.addHook('preClose', async () => void second?.close());
    const url = await app.listen({ port, host: '127.0.0.1' });
    second = await listenOnIpv6(app.server, port);
    return url;
  };
  return open().catch((error: NodeJS.ErrnoException): never => {
    setTimeout(end, patience).unref();
    app.close().catch((failure: unknown) => console.error('cps sandbox: the server could not be closed:', failure));
    throw new UsageError(listenFailure(error, port, host));
  });
}

export function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} on ${host} is in use; choose another with --port, or --port 0 for any free one`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `this machine has no address ${host}; use 127.0.0.1 for this machine only, or 0.0.0.0 for all of its networks`;
  }
  return `cannot listen on ${host}:${port}: ${error.message}`;
}
