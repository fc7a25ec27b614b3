import { globalAgent } from 'node:http';
import { authorization, type Received, send } from '../../requests/send.ts';
import { json } from './bodies.ts';

export interface Wanted {
  method?: string;
  path: string;
  tenant?: string | undefined;
  headers?: Record<string, string>;
  body?: string | Buffer | Iterable<Buffer>;
}

export interface Expensive {
  name: string;
  prepare?: (client: Client) => Promise<unknown>;
  request: Wanted | (() => Wanted);
  status?: number;
}

export class Client {
  readonly #url: string;
  readonly #tokens = new Map<string, { authorization: string }>();

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(tenants: readonly string[]): Promise<void> {
    for (const tenant of tenants) this.#tokens.set(tenant, await authorization(this.#url, `${tenant}-super-admin-key`));
  }

  send({ path, tenant = '', headers, ...wanted }: Wanted): Promise<Received> {
    // Kept connections, because the server resets a connection that it must close before it has read the whole body.
    const all = { ...this.#tokens.get(tenant), ...headers };
    return send({ ...wanted, url: this.#url + path, headers: all, agent: globalAgent });
  }

  async repeat(count: number, wanted: (at: number) => Wanted): Promise<void> {
    for (let at = 0; at < count; at += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => this.send(wanted(at + more))));
  }
}

export function get(path: string, tenant?: string): Wanted {
  return { path, tenant };
}

export function change(method: string, path: string, body: unknown, tenant?: string): Wanted {
  return { method, path, tenant, headers: json, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

export function control(method: string, path: string, body: unknown = ''): Wanted {
  return change(method, `/_sandbox/tenants${path}`, body);
}

export function named(operation: string, requests: Readonly<Record<string, Wanted | (() => Wanted)>>): Expensive[] {
  return Object.entries(requests).map(([name, request]) => ({ name: `${operation}: ${name}`, request }));
}
