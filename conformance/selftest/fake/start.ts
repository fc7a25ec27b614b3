import type { Server } from 'node:http';

export interface Running {
  url: string;
  close: () => Promise<void>;
}

/** Listens on any free port of this machine. */
export async function start(server: Server): Promise<Running> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}
