import { parseJson } from '../../conformance/json.ts';
import { at, decoded } from '../observe/exchange.ts';
import type { Seen } from './incoming.ts';

const hidden = '***';

const secretHeaders = ['x-api-key', 'cookie', 'set-cookie', 'proxy-authorization'];

export interface Secrets {
  hide: (text: string) => string;
  isIn: (text: string) => boolean;
  /** Returns the number of the access token in a request, counted from 1. Null if the token is unknown or missing. */
  tokenNumber: (request: Seen) => number | null;
}

export function secretsOf(apiKeys: readonly string[], seen: readonly Seen[]): Secrets {
  const tokens = [...new Set(seen.flatMap((each) => tokenIn(each) ?? []))];
  const all = [...tokens, ...apiKeys].filter((secret) => secret.length > 7);
  return {
    hide: (text) => all.reduce((rest, secret) => rest.replaceAll(secret, hidden), text),
    isIn: (text) => all.some((secret) => text.includes(secret) || decoded(text).includes(secret)),
    tokenNumber: ({ headers }) => {
      const position = tokens.findIndex((token) => headers['authorization']?.includes(token));
      return position < 0 ? null : position + 1;
    },
  };
}

export function hiddenHeader(name: string, value: string, secrets: Secrets): string {
  if (name === 'authorization') return `${/^(bearer|basic) /i.exec(value)?.[0] ?? ''}${hidden}`;
  return secretHeaders.includes(name) ? hidden : secrets.hide(value);
}

function tokenIn({ target, answerBody, status }: Seen): string | undefined {
  if (!target.includes('/auth/token') || status !== 200) return undefined;
  const token = at(parseJson(answerBody.start.toString('utf8')), 'token');
  return typeof token === 'string' ? token : undefined;
}
