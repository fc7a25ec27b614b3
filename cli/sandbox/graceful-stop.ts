import type { FastifyInstance } from 'fastify';

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
