import { operationIds } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
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
  const { entries } = membersOf(document['log']);
  if (!Array.isArray(entries) || entries.length === 0)
    throw new Error(`${file} has no requests: "log.entries" of a HAR file must be a list with at least one entry.`);
  const found = entries.flatMap((entry) => exchangesOf(membersOf(entry), baseUrl));
  const origins = [...new Set(found.map(({ url }) => new URL(url).origin))];
  if (origins.length > 1) throw new Error(`${file} has requests to ${origins.join(', ')}; choose one with --base-url.`);
  if (found.length > 0) return found;
  const where = `below ${baseUrl ?? 'the root of a host'}`;
  throw new Error(`${file}: none of ${entries.length} requests is a request of the contract ${where} (--base-url).`);
}

function exchangesOf(entry: Members, baseUrl?: string): PlainExchange[] {
  const [request, response] = [membersOf(entry['request']), membersOf(entry['response'])];
  const [method, url, status] = [String(request['method']), String(request['url']), Number(response['status'])];
  const base = baseUrl?.replace(/\/$/, '') ?? (URL.canParse(url) ? new URL(url).origin : undefined);
  if (base === undefined || !url.startsWith(`${base}/`) || !(status >= 100)) return [];
  const path = url.slice(base.length).replace(/[?#].*$/s, '');
  const operation = routes.find(({ pattern }) => pattern.test(`${method} ${path}`))?.operation;
  if (operation === undefined) return [];
  const asked = { requestHeaders: headersOf(request), requestBody: textOf(membersOf(request['postData'])) };
  const answer = { responseHeaders: headersOf(response), responseBody: textOf(membersOf(response['content'])) };
  return [{ operation, method, url, status, ...asked, ...answer }];
}

function headersOf({ headers }: Members): Record<string, string> {
  const pairs = (Array.isArray(headers) ? headers : []).map(membersOf);
  return Object.fromEntries(pairs.map(({ name, value }) => [String(name), String(value)]));
}

function textOf({ text, encoding }: Members): string | null {
  if (typeof text !== 'string') return null;
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function membersOf(value: unknown): Members {
  return isObject(value) ? value : {};
}
