import { request } from 'node:http';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
}

export interface Received {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Sends a request and returns the response, even if the server responds before it has received the whole body.
 * Reads only the beginning of an endless response, such as an event stream.
 */
export function send({ method, url, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      const end = () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
        call.destroy();
      };
      const isEndless = answer.headers['content-type'] === 'text/event-stream';
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (isEndless) end();
      });
      answer.once('end', end);
      answer.once('error', reject);
    });
    call.on('error', reject);
    if (body) call.end(body);
    else if (headers['content-length'] === undefined) call.end();
    else call.flushHeaders();
  });
}
