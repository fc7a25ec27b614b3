import type { JsonObject } from '../contract/is-object.ts';
import type { FaultHooks, ParsedResponse, RawRequest } from './contract-fault.ts';
import type { AnswerChange, FaultEffect } from './fault-effect.ts';
import { textAt, without } from './values.ts';
import {
  attributesOf,
  changeData,
  is2xx,
  problemCode,
  refused,
  setHeaders,
  withAttributes,
  withBody,
  withCode,
  withList,
  withQuery,
  withShown,
} from './wire.ts';

export function hooksOf(effect: FaultEffect): FaultHooks {
  return {
    request: (request) => (applies(effect, request) ? changedRequest(effect, request) : request),
    answer: (answer, { request }) => (applies(effect, request) ? changedAnswer(effect, answer) : answer),
  };
}

function applies({ when = {} }: FaultEffect, { query, body }: RawRequest): boolean {
  const attributes = attributesOf(body);
  const names = Object.entries(when.attributes ?? {});
  if (when.query && Object.keys(when.query).length === 0 && query.size > 0) return false;
  return (
    Object.entries(when.query ?? {}).every(([name, wanted]) =>
      typeof wanted === 'string' ? new RegExp(wanted).test(query.get(name) ?? '') : query.has(name) === wanted,
    ) &&
    names.every(([name, wanted]) => {
      const text = textAt(attributes, name);
      return wanted === false ? !(name in attributes) : text !== undefined && new RegExp(wanted).test(text);
    })
  );
}

function changedRequest({ refuse, ignore = [], query = {}, rewrite = {} }: FaultEffect, all: RawRequest): RawRequest {
  if (refuse) throw refused(refuse);
  const headers = Object.fromEntries(Object.entries(all.headers).filter(([name]) => !ignore.includes(name)));
  const request = ignore.some((name) => name in all.headers) ? { ...all, headers } : all;
  const isNew = ([name, value]: [string, string | null]) => request.query.get(name) !== value;
  const asked = Object.entries(query).some(isNew) ? withQuery(request, query) : request;
  return withAttributes(asked, (attributes) => {
    const changes = Object.entries(rewrite).flatMap(([name, [pattern, replacement]]) => {
      const before = textAt(attributes, name);
      const after = before?.replaceAll(new RegExp(pattern, 'g'), replacement);
      return before === after ? [] : [[name, after]];
    });
    return changes.length > 0 ? { ...attributes, ...Object.fromEntries(changes) } : undefined;
  });
}

function changedAnswer(effect: FaultEffect, answer: ParsedResponse): ParsedResponse {
  const { status = {}, headers = {}, code, body = {}, data = {}, attributes = {}, list, bytes } = effect;
  if (bytes !== undefined) return is2xx(answer) ? { ...answer, body: Buffer.from(bytes) } : answer;
  if (code) return changedError(code, answer);
  const other = status[answer.status];
  const before = setHeaders(other === undefined ? answer : { ...answer, status: other }, headers);
  const shown = withShown(before, (value) => changed(attributes, value));
  const whole = changeData(
    withBody(shown, (value) => changed(body, value)),
    (value) => changed(data, value),
  );
  return list ? changedList(list, whole) : whole;
}

function changedError(
  { is, becomes = is, status }: NonNullable<FaultEffect['code']>,
  answer: ParsedResponse,
): ParsedResponse {
  if (problemCode(answer) !== is) return answer;
  return { ...withCode(answer, is, becomes), status: status ?? answer.status };
}

function changedList(
  { member, skip = 0, items = {} }: NonNullable<FaultEffect['list']>,
  answer: ParsedResponse,
): ParsedResponse {
  return withList(answer, member, (before) =>
    before.slice(skip === 'all' ? before.length : skip).map((item) => changed(items, item) ?? item),
  );
}

function changed(
  { where = {}, set = {}, append = {}, omit = [] }: AnswerChange,
  value: JsonObject,
): JsonObject | undefined {
  if (!Object.entries(where).every(([name, values]) => values.includes(value[name]))) return undefined;
  const appended = Object.entries(append).map(([name, end]) => [name, `${value[name]}${end}`]);
  if (Object.keys(set).length + appended.length + omit.length === 0) return undefined;
  return { ...without(value, ...omit), ...set, ...Object.fromEntries(appended) };
}
