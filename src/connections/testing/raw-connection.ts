import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';

export interface ReadResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export class RawConnection {
  readonly socket: Socket;
  #text = '';

  constructor(server: Server) {
    this.socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    this.socket.on('error', () => undefined).setEncoding('latin1');
  }

  write(...pieces: (string | Buffer)[]): this {
    for (const piece of pieces) this.socket.write(piece);
    return this;
  }

  async response(): Promise<ReadResponse | undefined> {
    for (;;) {
      const found = responseIn(this.#text);
      if (found) this.#text = this.#text.slice(found.length);
      if (found && found.response.status >= 200) return found.response;
      if (!found && !(await this.#more())) return undefined;
    }
  }

  async rest(): Promise<string> {
    while (await this.#more());
    return this.#text;
  }

  async #more(): Promise<boolean> {
    const chunk: unknown = this.socket.read();
    if (typeof chunk === 'string') this.#text += chunk;
    else if (this.socket.readableEnded || this.socket.destroyed) return false;
    else await this.#event();
    return true;
  }

  async #event(): Promise<void> {
    const over = new AbortController();
    const events = ['readable', 'close'].map((name) => once(this.socket, name, { signal: over.signal }));
    await Promise.race(events).finally(() => over.abort());
  }
}

function responseIn(text: string): { response: ReadResponse; length: number } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: ?(.*)/s, 2)).map(lowerCase));
  const status = Number(first.split(' ')[1]);
  const body = bodyIn(text.slice(end + 4), status, headers);
  return body && { response: { status, headers, body: body.text }, length: end + 4 + body.length };
}

function lowerCase([name = '', value = '']: string[]): [string, string] {
  return [name.toLowerCase(), value];
}

function bodyIn(text: string, status: number, headers: Record<string, string>) {
  if (status < 200 || status === 204 || status === 304) return { text: '', length: 0 };
  if (headers['transfer-encoding'] === 'chunked') return chunksIn(text);
  const length = Number(headers['content-length'] ?? 0);
  return text.length < length ? undefined : { text: text.slice(0, length), length };
}

function chunksIn(text: string): { text: string; length: number } | undefined {
  let [at, body] = [0, ''];
  for (;;) {
    const lineEnd = text.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (text.length < next) return undefined;
    body += text.slice(lineEnd + 2, lineEnd + 2 + size);
    at = next;
    if (size === 0) return { text: body, length: at };
  }
}
