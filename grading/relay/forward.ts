import { request as send } from 'node:http';
import { type Incoming, joined } from './incoming.ts';

export interface Forwarded {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The relay (a recording proxy) breaks the client connection before the response or within the response body. */
  breaks?: 'before' | 'within';
}

const notForwarded = ['connection', 'keep-alive', 'transfer-encoding', 'expect', 'content-length'];

/** Sends a request to the sandbox. The result is the response or a broken connection. */
export function forward(upstream: string, { method, target, headers, body }: Incoming): Promise<Forwarded> {
  const { hostname, port } = new URL(upstream);
  const forwarded = Object.entries(headers).filter(([name]) => !notForwarded.includes(name));
  const length = body.length > 0 || 'content-length' in headers ? { 'content-length': String(body.length) } : {};
  return new Promise((resolve) => {
    const request = send({
      ...{ hostname, port, method, path: target, agent: false },
      headers: { ...Object.fromEntries(forwarded), ...length, connection: 'close' },
    });
    request.once('error', () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0), breaks: 'before' }));
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      const whole = () => ({
        ...{ status: response.statusCode ?? 0, headers: joined(response.headers), body: Buffer.concat(parts) },
      });
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(whole()));
      response.once('error', () => resolve({ ...whole(), breaks: 'within' }));
    });
    request.end(body);
  });
}
