import { operationIds } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import { publishedBinding } from '../published/binding-of.ts';
import type { PlainExchange } from './exchange-facts.ts';

type Members = Readonly<Record<string, unknown>>;

/** A path template with few parameters comes first, because it can match the same path as a template with more. */
const routes = operationIds
  .map((operation) => ({ operation, ...publishedBinding(operation) }))
  .map(({ operation, method, path }) => ({
    operation,
    method,
    parameters: path.split('{').length,
    path: patternOf(path),
  }))
  .sort((one, other) => one.parameters - other.parameters);

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

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
  const where = baseUrl ?? 'the root of a host';
  throw new Error(
    `${file}: none of ${entries.length} requests is a request of the contract below ${where}. --base-url names another base URL.`,
  );
}

function exchangesOf(entry: Members, baseUrl?: string): PlainExchange[] {
  const [request, response] = [membersOf(entry['request']), membersOf(entry['response'])];
  const [method, url] = [String(request['method']).toUpperCase(), String(request['url'])];
  const status = Number(response['status']);
  const path = pathBelow(url, baseUrl);
  const route = routes.find((each) => path !== undefined && each.method === method && each.path.test(path));
  if (route === undefined || !Number.isInteger(status) || status < 100) return [];
  const { operation } = route;
  return [
    {
      ...{ operation, method, url, status },
      ...{ requestHeaders: headersOf(request), requestBody: textOf(membersOf(request['postData'])) },
      ...{ responseHeaders: headersOf(response), responseBody: textOf(membersOf(response['content'])) },
    },
  ];
}

function pathBelow(text: string, baseUrl?: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname } = new URL(text);
  if (baseUrl === undefined) return pathname;
  const base = new URL(baseUrl);
  const start = base.pathname.replace(/\/$/, '');
  return origin === base.origin && pathname.startsWith(`${start}/`) ? pathname.slice(start.length) : undefined;
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
