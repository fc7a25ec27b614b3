import type { ErrorObject, ValidateFunction } from 'ajv';
import { limits } from '../contract/generated/limits.ts';
import type { components } from '../contract/generated/sandbox.ts';
import type { OperationEntry } from '../contract/operation.ts';
import { headerValues, parameterValues, pathValues } from '../contract/parameter-values.ts';
import { plainRule } from '../contract/plain-rule.ts';
import { requests, responses } from '../contract/validators.ts';
import { headerOf, type JournalExchange, type JournalResponse, type Message, pairsOf } from './exchange.ts';
import { isCut, jsonOfMessage } from './message.ts';

type Verdict = components['schemas']['ContractVerdict'];
type Violation = Verdict['violations'][number];

const unjudged: Verdict = { outcome: 'unjudged', violations: [] };

/** Runs only when a client reads the journal, so it does not delay the original response. */
export function verdictOf({ entry, method, url, request, answer }: JournalExchange): {
  request: Verdict;
  answer: Verdict;
} {
  if (!entry) return { request: unjudged, answer: unjudged };
  return {
    request: requestVerdict(entry, url, request),
    answer: answer ? answerVerdict(entry, answer, method) : unjudged,
  };
}

function requestVerdict(entry: OperationEntry, url: string, message: Message): Verdict {
  const parameters = parameterBreaches(entry, url, message);
  const mediaType = essence(headerOf(message, 'content-type'));
  const validate = requests[`${entry.id} body`];
  if (!entry.body || message.bytes === 0) {
    const missing = entry.body?.required ? [{ place: 'body', wanted: 'a body, but the request has none' }] : [];
    return verdict([...parameters, ...missing], true);
  }
  if (!entry.body.mediaTypes.includes(mediaType)) {
    const wanted = `${entry.body.mediaTypes.join(' or ')}, got ${mediaType || 'none'}`;
    return verdict([...parameters, { place: 'header Content-Type', wanted }], true);
  }
  const isAtHand = validate !== undefined && message.body !== null && !isCut(message);
  return verdict([...parameters, ...(isAtHand ? bodyBreaches(validate, message) : [])], isAtHand);
}

function parameterBreaches(entry: OperationEntry, url: string, message: Message): Violation[] {
  const [path = ''] = url.split('?');
  const values = {
    path: parameterValues(entry.parameterTypes, pathValues(entry.path, path)),
    query: queryOf(entry, url),
    header: headerValues(entry.headerTypes, headersOf(message)),
  };
  return Object.entries(values).flatMap(([place, each]) => breaches(place, requests[`${entry.id} ${place}`], each));
}

function headersOf(message: Message): Record<string, string | undefined> {
  const names = new Set(pairsOf(message.headers).map(([name]) => name));
  return Object.fromEntries([...names].map((name) => [name, headerOf(message, name)]));
}

export function answerVerdict(entry: OperationEntry, message: JournalResponse, method: string): Verdict {
  const declared = entry.answers[message.status];
  if (!declared) {
    const wanted = `one of ${Object.keys(entry.answers).join(', ')}, got ${message.status}`;
    return verdict([{ place: 'status', wanted }], true);
  }
  const mediaType = headerOf(message, 'content-type') ?? '';
  if (declared.length === 0) return verdict([], true);
  if (!declared.includes(mediaType)) {
    return verdict(
      [{ place: 'header Content-Type', wanted: `${declared.join(' or ')}, got ${mediaType || 'none'}` }],
      true,
    );
  }
  // The response to a HEAD request has no body to validate.
  if (method === 'HEAD') return verdict([], true);
  const validate = responses()[`${entry.id} ${message.status} ${mediaType}`];
  const isAtHand = validate !== undefined && message.body !== null && !isCut(message);
  return verdict(isAtHand ? bodyBreaches(validate, message) : [], isAtHand);
}

function verdict(violations: Violation[], isWhole: boolean): Verdict {
  if (violations.length > 0) return { outcome: 'broken', violations };
  return isWhole ? { outcome: 'kept', violations } : unjudged;
}

function bodyBreaches(validate: ValidateFunction, message: Message): Violation[] {
  const value = jsonOfMessage(message);
  return value === undefined ? [{ place: 'body', wanted: 'JSON' }] : breaches('body', validate, value);
}

function breaches(place: string, validate: ValidateFunction | undefined, value: unknown): Violation[] {
  if (!validate || validate(value)) return [];
  return (validate.errors ?? [])
    .slice(0, limits.journalViolations)
    .map((error) => ({ place: placeOf(place, error), wanted: wantedOf(error) }));
}

function placeOf(place: string, { instancePath, keyword, params }: ErrorObject): string {
  const name = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return `${place} ${instancePath}${name === undefined ? '' : `/${name}`}`.trimEnd();
}

function wantedOf({ keyword, message = 'another value', params }: ErrorObject): string {
  if (keyword === 'required') return 'a value, it is missing';
  if (keyword === 'additionalProperties') return 'absent: the contract has no such property';
  if (keyword === 'enum') return `one of ${JSON.stringify(params['allowedValues'])}`;
  if (keyword === 'const') return JSON.stringify(params['allowedValue']);
  return plainRule(message);
}

function queryOf(entry: OperationEntry, url: string): Record<string, unknown> {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const texts = [...new Set(query.keys())].map((name): [string, string | string[]] => {
    const [value = '', ...others] = query.getAll(name);
    return [name, others.length > 0 ? [value, ...others] : value];
  });
  return parameterValues(entry.parameterTypes, Object.fromEntries(texts));
}

function essence(mediaType = ''): string {
  return mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
