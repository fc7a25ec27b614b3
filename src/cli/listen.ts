import type { FastifyInstance } from 'fastify';
import { UsageError } from './usage-error.ts';

/** The maximum time in milliseconds for closing the server after it could not listen. */
const patience = 5_000;

interface Address {
  port: number;
  host: string;
}

/**
 * Starts to listen and returns the URL of the server.
 * If the server cannot listen, the error is thrown before the server is closed, so that the user sees it in any case.
 * The process then ends after five seconds at the latest, even if the server does not close.
 */
export async function listen(app: FastifyInstance, { port, host }: Address, end = () => process.exit()) {
  return app.listen({ port, host }).catch((error: NodeJS.ErrnoException): never => {
    setTimeout(end, patience).unref();
    app.close().catch((failure: unknown) => console.error('cps sandbox: it could not stop cleanly:', failure));
    throw new UsageError(listenFailure(error, port, host));
  });
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
