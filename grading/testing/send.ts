import { request as open } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { createSandbox } from '../../src/library/create-sandbox.ts';
import { collectJournal } from '../recording-proxy/collect-journal.ts';
import { exchangesOf } from '../recording-proxy/read-exchanges.ts';
import { startRecordingProxy } from '../recording-proxy/recording-proxy.ts';
import { secretsOf } from '../recording-proxy/secrets.ts';

export interface Sent {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The parts of a request body that the client streams. Set either `parts` or `body`. */
  parts?: () => AsyncIterable<Buffer>;
  timeout?: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  isWhole: boolean;
}

/** Sends one HTTP request without `fetch`, because `fetch` corrects or refuses some invalid requests. */
export function send({ method, url, headers = {}, body = '', parts, timeout = 30_000 }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    // The path is cut out of the URL text, because the class URL corrects some invalid paths.
    const { hostname, port } = new URL(url);
    const path = url.slice(url.indexOf('/', url.indexOf('//') + 2));
    const request = open({ hostname, port, method, path, headers: { ...headers, ...length }, timeout });
    request.once('timeout', () => request.destroy(new Error('timed out')));
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      const end = (isWhole: boolean) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, isWhole });
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => end(true));
      response.once('error', () => end(false));
    });
    if (parts) pipeline(parts(), request).catch(reject);
    else request.end(body);
  });
}

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Options = Partial<Parameters<typeof startRecordingProxy>[0]>;

export async function openedRelay(options: Options = {}) {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  const journal = collectJournal(sandbox.control, tenant.id, tenant.id);
  const relay = await startRecordingProxy({
    ...{ upstream: sandbox.url, name: tenant.id, apiKeys: Object.values(tenant.apiKeys) },
    ...{ intercept: (_request, forward) => forward(), onSeen: () => undefined, onProgress: journal.read },
    ...options,
  });
  onTestFinished(relay.close);
  const token = await tenant.token();
  const exchanges = async () => {
    await relay.settle();
    await journal.read();
    const secrets = secretsOf([...Object.values(tenant.apiKeys), token], relay.seen);
    return exchangesOf(relay.seen, [], journal.entries, secrets);
  };
  const get = (path: string) => fetch(relay.url + path, { headers: { authorization: `Bearer ${token}` } });
  return { sandbox, tenant, relay, token, get, exchanges };
}
