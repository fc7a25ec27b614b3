import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { UsageError } from '../usage-error.ts';

/** If the server cannot open its port, the process ends after at most this number of milliseconds. */
const patience = 5_000;

interface Address {
  port: number;
  host: string;
}

/** If the port cannot be opened, closes the server and throws an error. */
export async function listen(app: FastifyInstance, { port, host }: Address, end = () => process.exit()) {
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

/** The options that Node gives to the sockets of an HTTP server. */
const options = { allowHalfOpen: true, noDelay: true };

/** On many machines the name `localhost` is also, or only, the IPv6 address. Some machines have no IPv6. */
export async function listenOnIpv6(server: Server, wanted: number): Promise<Server | undefined> {
  const { port } = server.address() as AddressInfo;
  const second = createServer(options, (socket) => server.emit('connection', socket));
  try {
    await once(second.listen({ port, host: '::1' }), 'listening');
    return second;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && wanted !== 0) throw error;
    return undefined;
  }
}

/** Returns an error message that explains why the server cannot open its port. */
export function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} on ${host} is in use; choose another with --port, or --port 0 for any free one`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `this machine has no address ${host}; use 127.0.0.1 for this machine only, or 0.0.0.0 for all of its networks`;
  }
  return `cannot listen on ${host}:${port}: ${error.message}`;
}
