import { isObject } from '../../conformance/json.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';

type Json = Record<string, unknown>;

export function jsonOf({ body, rest }: Forwarded): unknown {
  return body.length > 0 && !rest ? JSON.parse(body.toString('utf8')) : undefined;
}

export function changedJson(answer: Forwarded, change: (body: Json) => unknown): Forwarded {
  const body = jsonOf(answer);
  return isObject(body) ? withText(answer, JSON.stringify(change(body))) : answer;
}

export function withText(answer: Forwarded, text: string): Forwarded {
  const body = Buffer.from(text);
  return { ...answer, body, headers: { ...answer.headers, 'content-length': String(body.length) } };
}

export function withAdditionalMembers(value: unknown): unknown {
  return mapObjects(value, (object) => ({
    ...object,
    addedLater: { note: 'a member that the contract does not have', list: [1, null] },
  }));
}

export function withReversedMembers(value: unknown): unknown {
  return mapObjects(value, (object) => Object.fromEntries(Object.entries(object).reverse()));
}

export function escapedJson(value: unknown): string {
  return JSON.stringify(value, null, '\t').replaceAll(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const text: string = JSON.parse(literal);
    return `"${text.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
  });
}

function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapObjects(inner, change)])));
}
