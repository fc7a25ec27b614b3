import { once } from 'node:events';
import { type Agent, type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';

export interface RequestToSend {
  method?: string;
  url: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array | Iterable<Uint8Array> | undefined;
  agent?: Agent;
  /** If true, counts the bytes of the response body and drops them. */
  isDropped?: boolean;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Sizes of the request with its head, and of the response body, in bytes. */
  sent: number;
  received: number;
  /** Time from the start of the request to the last byte of the response, in milliseconds. */
  took: number;
}

export async function sendOut({
  method = 'GET',
  url,
  headers = {},
  body,
  agent,
  isDropped,
}: RequestToSend): Promise<Answered> {
  const start = performance.now();
  const pieces = typeof body === 'string' || body instanceof Uint8Array ? [Buffer.from(body)] : body;
  const length = Array.isArray(pieces) ? { 'content-length': pieces[0]?.length } : {};
  const call = request(url, { method, headers: { ...length, ...headers }, agent: agent ?? false });
  let sent = url.length + JSON.stringify(headers).length;
  const answered = answerOf(call, isDropped === true);
  if (pieces) {
    const writing = write(call, pieces, (size) => {
      sent += size;
    });
    // The server can close the connection before it has received the whole body.
    writing.catch(() => undefined);
  } else if (headers['content-length'] === undefined) call.end();
  else call.flushHeaders();
  const answer = await answered;
  if (!agent) call.destroy();
  return { ...answer, sent, took: performance.now() - start };
}

async function write(call: ClientRequest, pieces: Iterable<Uint8Array>, onSent: (size: number) => void): Promise<void> {
  for (const piece of pieces) {
    if (call.destroyed) return;
    onSent(piece.length);
    if (!call.write(piece)) await once(call, 'drain');
  }
  call.end();
}

function answerOf(call: ClientRequest, isDropped: boolean): Promise<Omit<Answered, 'sent' | 'took'>> {
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let received = 0;
      const end = () => {
        const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: Object.fromEntries(headers), body: Buffer.concat(chunks), received });
      };
      const isEndless = answer.headers['content-type'] === 'text/event-stream';
      answer.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (!isDropped) chunks.push(chunk);
        if (isEndless) end();
      });
      answer.once('end', end);
      answer.once('error', reject);
    });
  });
}

export async function authorization(url: string, apiKey: string): Promise<{ authorization: string }> {
  const { status, body } = await sendOut({
    method: 'POST',
    url: `${url}/auth/token`,
    headers: { 'x-api-key': apiKey },
  });
  if (status !== 200) throw new Error(`no token for ${apiKey}: ${status} ${body}`);
  return { authorization: `Bearer ${JSON.parse(body.toString()).token}` };
}
