import { parseJson } from '../../conformance/json.ts';
import type { ClientExchange, ClientMessage } from '../observe/exchange.ts';
import type { JournalEntry } from './collect-journal.ts';
import type { ReceivedBody, Seen } from './incoming.ts';
import { hiddenHeader, type Secrets } from './secrets.ts';

/** In order of arrival. The operations and violations come from the sandbox's request journal. */
export function exchangesOf(
  seen: readonly Seen[],
  elsewhere: readonly Seen[],
  entries: ReadonlyMap<number, JournalEntry>,
  secrets: Secrets,
): ClientExchange[] {
  const exchanges = [
    ...seen.map((each) => exchangeOf(each, 'sandbox', entries.get(each.id), secrets)),
    ...elsewhere.map((each) => exchangeOf(each, 'other', undefined, secrets)),
  ];
  return exchanges.map((exchange, index) => ({ ...exchange, id: index + 1 }));
}

function exchangeOf(
  seen: Seen,
  host: ClientExchange['host'],
  entry: JournalEntry | undefined,
  secrets: Secrets,
): ClientExchange {
  const { target, headers, body, answerHeaders, answerBody, ...shown } = seen;
  return {
    ...{ ...shown, host, path: secrets.hide(target) },
    operation: entry?.operation ?? null,
    request: messageOf(headers, body, secrets),
    answer: seen.status === null ? null : messageOf(answerHeaders, answerBody, secrets),
    violations: entry?.verdict.request.violations ?? [],
    token: secrets.tokenNumber(seen),
    hasSecretInUrl: secrets.isIn(target),
  };
}

function messageOf(headers: Seen['headers'], body: ReceivedBody, secrets: Secrets): ClientMessage {
  const { bytes, isCut } = body;
  const shown = Object.entries(headers).map(([name, value]) => [name, hiddenHeader(name, value, secrets)]);
  return { headers: Object.fromEntries(shown), body: bodyOf(headers, body, secrets), bytes, isCut };
}

function bodyOf({ 'content-type': type = '' }: Seen['headers'], body: ReceivedBody, secrets: Secrets): unknown {
  const boundary = /^multipart\/.*boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined && !/json|text|xml|urlencoded/.test(type)) return null;
  // The decoder leaves out a character that the end of a cut body divides.
  const text = secrets.hide(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.start, { stream: body.isCut }));
  if (boundary !== undefined) return { parts: partHeaders(text, boundary) };
  return text === '' ? null : (parseJson(text) ?? text);
}

function partHeaders(form: string, boundary: string): string[] {
  return form
    .split(`--${boundary}\r\n`)
    .slice(1)
    .map((part) => part.split('\r\n\r\n')[0] ?? '');
}
