import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSandbox } from '../../src/index.ts';

/** A key and a certificate for the host name `contracts.example.invalid`, which nothing trusts. */
export const certificate = new URL('company-certificate.pem', import.meta.url).pathname;

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/**
 * A network in which only a proxy with a password knows the host `contracts.example.invalid`. This host is a sandbox
 * with HTTP and HTTPS.
 */
export async function companyNetwork() {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const { port } = new URL(sandbox.url);
  const forward = ({ method, url = '', headers }: IncomingMessage, body: IncomingMessage, response: ServerResponse) => {
    const path = url.replace(/^http:\/\/contracts\.example\.invalid/, '');
    const onward = request({ port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    body.pipe(onward).on('error', () => response.destroy());
  };
  const pair = readFileSync(certificate);
  const secure = createSecureServer({ key: pair, cert: pair }, (asked, response) => forward(asked, asked, response));
  const securePort = await portOf(secure);
  const seen: string[] = [];
  const proxy = createServer((asked, response) => {
    seen.push(`${asked.method} ${asked.url} ${asked.headers['proxy-authorization']}`);
    forward(asked, asked, response);
  });
  proxy.on('connect', (asked: IncomingMessage, socket: Socket) => {
    seen.push(`CONNECT ${asked.url} ${asked.headers['proxy-authorization']}`);
    const onward = connect(securePort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    for (const each of [socket, onward]) each.on('error', () => onward.destroy());
  });
  const address = `127.0.0.1:${await portOf(proxy)}`;
  return { address, seen, url: sandbox.url };
}
