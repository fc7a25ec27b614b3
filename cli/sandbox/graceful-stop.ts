import type { FastifyInstance } from 'fastify';

/**
 * Stops the HTTP server on SIGINT or SIGTERM after the requests and streams in progress have ended.
 * A second SIGINT or SIGTERM ends the process immediately.
 */
export function stopGracefully(app: FastifyInstance, json: boolean): void {
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
