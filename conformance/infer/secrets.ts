import { isObject } from '../json.ts';
import type { Exchange } from './exchange.ts';

const secretName = /token|secret|password|passwd|api-?_?key|auth|cookie|session|jwt|credential|signature|^key$|[_-]key$|bearer/i;

/** The credentials of a recording: in headers, queries, paths and bodies. */
export function secretsIn(exchanges: readonly Exchange[]): Set<string> {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value !== 'string') return;
    for (const part of [value, ...value.split(/[\s;,=]+/)]) if (part.length >= 6 && !/^(bearer|basic|digest|apikey)$/i.test(part)) found.add(part);
  };
  const addNamed = ([name, value]: readonly [string, unknown]): void => {
    if (secretName.test(name)) add(value);
  };
  const visit = (value: unknown, depth: number): void => {
    if (depth > 12 || typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) addNamed([name, inner]);
      visit(inner, depth + 1);
    }
  };
  for (const { headers, responseHeaders, query, body, response } of exchanges) {
    for (const pair of [...headers, ...responseHeaders, ...query]) addNamed(pair);
    for (const each of [body, response]) visit(isObject(each) || Array.isArray(each) ? each : undefined, 0);
  }
  return found;
}

/** The last guard: a text of the file that is a secret of a recording is never written. */
export function withoutSecrets(text: string, secrets: ReadonlySet<string>): string {
  return [...secrets].toSorted((one, other) => other.length - one.length).reduce((all, secret) => all.replaceAll(secret, '***'), text);
}
