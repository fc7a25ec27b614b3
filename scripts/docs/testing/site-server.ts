import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export async function serveFolder(folder: string): Promise<{ url: string; server: Server }> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404);
      response.end();
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
