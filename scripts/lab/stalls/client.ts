import { type OutgoingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Wanted {
  method?: string;
  path: string;
  /**
   * The tenant whose access token the request contains.
   * The tenant is undefined for requests to the control plane and for requests with invalid credentials.
   */
  tenant?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | Iterable<Buffer>;
}

export interface Told {
  status: number;
  /** Size of the request in bytes: path, headers and body. */
  sent: number;
  /** Size of the response body in bytes. */
  received: number;
  /** The response body. A long response body is cut off after about one million characters. */
  text: string;
  headers: Readonly<Record<string, unknown>>;
}

const keptText = 1_000_000;

/** Sends requests to a sandbox. If a request names a tenant, adds the access token of the tenant. */
export class Client {
  readonly #url: string;
  readonly #tokens = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Stores the access token of a tenant. The parameter `response` is the JSON body that contains the token. */
  useToken(tenant: string, response: string): void {
    this.#tokens.set(tenant, JSON.parse(response).token);
  }

  async send({ method = 'GET', path, tenant, headers = {}, body }: Wanted): Promise<Told> {
    const token = tenant === undefined ? undefined : this.#tokens.get(tenant);
    const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
    const { hostname, port } = new URL(this.#url);
    let sent = Buffer.byteLength(path) + Buffer.byteLength(JSON.stringify(all));
    const pieces = typeof body === 'string' || Buffer.isBuffer(body) ? [Buffer.from(body)] : body;
    const counted = function* () {
      for (const piece of pieces ?? []) {
        sent += piece.length;
        yield piece;
      }
    };
    const length = Array.isArray(pieces) ? { 'content-length': pieces[0].length } : {};
    const asking = request({ hostname, port, method, path, headers: { ...all, ...length } });
    const answered = this.#answer(asking);
    if (pieces) await pipeline(Readable.from(counted(), { objectMode: false }), asking).catch(() => undefined);
    else asking.end();
    return { ...(await answered), sent };
  }

  #answer(asking: ReturnType<typeof request>): Promise<Omit<Told, 'sent'>> {
    return new Promise((resolve, reject) => {
      asking.once('error', reject);
      asking.once('response', (response) => {
        let [received, text] = [0, ''];
        response.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (text.length < keptText) text += chunk.toString('latin1');
        });
        response.once('error', reject);
        const { statusCode: status = 0, headers } = response;
        response.once('end', () => resolve({ status, received, text, headers }));
      });
    });
  }
}
