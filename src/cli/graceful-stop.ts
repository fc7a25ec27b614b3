import type { FastifyInstance } from 'fastify';

/**
 * Ends on SIGINT or SIGTERM: nothing new is taken, requests under way and streams end, then the process. A second signal
 * ends it at once, and so does a request that does not end.
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
        console.error('cps sandbox: it could not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
}

const signals = ['SIGINT', 'SIGTERM'] as const;
