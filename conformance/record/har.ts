import { operationIds } from '../canonical/operations.ts';
import { answerOf, harValues, pairsOf } from '../infer/exchanges.ts';
import { publishedBinding } from '../published/binding-of.ts';
import type { PlainExchange } from './exchange-facts.ts';

type Members = Readonly<Record<string, unknown>>;

/** A path template with few parameters comes first, because it can match the same path as a template with more. */
const routes = operationIds
  .map((operation) => ({ ...publishedBinding(operation), operation }))
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ operation, method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return { operation, pattern };
  });

/**
 * Returns the requests of the published contract in a HAR file. Without `baseUrl`, paths begin at the root of one host.
 * @throws Error if the file has no such request, or requests to several hosts
 */
export function readHar(document: Members, file: string, baseUrl?: string): PlainExchange[] {
  const entries = harValues(document);
  if (entries.length === 0)
    throw new Error(`${file} has no requests: "log.entries" of a HAR file must be a list with at least one entry.`);
  const found = entries.flatMap((entry) => exchangesOf(entry, baseUrl));
  const origins = [...new Set(found.map(({ url }) => new URL(url).origin))];
  if (origins.length > 1) throw new Error(`${file} has requests to ${origins.join(', ')}; choose one with --base-url.`);
  if (found.length > 0) return found;
  const where = `below ${baseUrl ?? 'the root of a host'}`;
  throw new Error(`${file}: none of ${entries.length} requests is a request of the contract ${where} (--base-url).`);
}

function exchangesOf(entry: Members, baseUrl?: string): PlainExchange[] {
  const [method, url, status] = [String(entry['method']), String(entry['url']), Number(entry['status'])];
  const base = baseUrl?.replace(/\/$/, '') ?? (URL.canParse(url) ? new URL(url).origin : undefined);
  if (base === undefined || !url.startsWith(`${base}/`) || !(status >= 100)) return [];
  const path = url.slice(base.length).replace(/[?#].*$/s, '');
  const operation = routes.find(({ pattern }) => pattern.test(`${method} ${path}`))?.operation;
  if (operation === undefined) return [];
  const requestHeaders = Object.fromEntries(pairsOf(entry['headers']));
  const responseHeaders = Object.fromEntries(pairsOf(entry['answerHeaders']));
  const [requestBody, responseBody] = [textOf(entry['text']), textOf(answerOf(entry))];
  return [{ operation, method, url, status, requestHeaders, requestBody, responseHeaders, responseBody }];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
