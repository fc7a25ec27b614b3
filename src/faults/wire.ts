import { type HttpErrorCode, Problem } from '../contract/problem.ts';
import type { WireAnswer, WireRequest } from './contract-fault.ts';
import { isObject, type JsonObject, listIn, objectIn, textIn } from './values.ts';

/** Helpers that change a request or response. If a change does not apply, they return the same object. */

type ChangeObject = (value: JsonObject) => JsonObject | undefined;

/** The attributes of a JSON:API body. */
export function attributesOf(body: unknown): JsonObject {
  return objectIn(objectIn(body, 'data'), 'attributes');
}

/** The request with other attributes in its JSON:API body; the same request if there is no change. */
export function withAttributes(request: WireRequest, change: ChangeObject): WireRequest {
  const attributes = change(attributesOf(request.body));
  if (!attributes || !isObject(request.body)) return request;
  return { ...request, body: { ...request.body, data: { ...objectIn(request.body, 'data'), attributes } } };
}

/** The request with query parameters set, or removed (null). */
export function withQuery(request: WireRequest, changes: Readonly<Record<string, string | null>>): WireRequest {
  const query = new URLSearchParams(request.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return { ...request, query };
}

export function withHeader(request: WireRequest, name: string, value: string): WireRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

/** The last part of the path, or the one before it, decoded. */
export function idInPath({ path }: WireRequest, fromEnd = 1): string {
  return decodeURIComponent(path.split('/').at(-fromEnd) ?? '');
}

export function isGood({ status }: WireAnswer): boolean {
  return status >= 200 && status < 300;
}

/** A successful response with another status; other responses unchanged. */
export function withStatus(answer: WireAnswer, from: number, to: number): WireAnswer {
  return answer.status === from ? { ...answer, status: to } : answer;
}

/** A successful response with a changed body. */
export function withBody(answer: WireAnswer, change: ChangeObject): WireAnswer {
  if (!isGood(answer) || !isObject(answer.body)) return answer;
  const body = change(answer.body);
  return body ? { ...answer, body } : answer;
}

/** A successful response with a changed `data` object. */
export function withData(answer: WireAnswer, change: ChangeObject): WireAnswer {
  return withBody(answer, (body) => {
    const data = isObject(body['data']) ? change(body['data']) : undefined;
    return data && { ...body, data };
  });
}

/** A successful response with changed attributes of its resource. */
export function withShown(answer: WireAnswer, change: ChangeObject): WireAnswer {
  return withData(answer, (data) => {
    const attributes = change(objectIn(data, 'attributes'));
    return attributes && { ...data, attributes };
  });
}

/** A successful response with another list in a property of its body. */
export function withList(
  answer: WireAnswer,
  member: string,
  change: (items: readonly JsonObject[]) => readonly unknown[],
): WireAnswer {
  return withBody(answer, (body) => {
    if (!Array.isArray(body[member])) return undefined;
    const before = listIn(body, member).filter(isObject);
    const after = change(before);
    return after === before ? undefined : { ...body, [member]: after };
  });
}

/** The hook of a fault that refuses every request to its operations. */
export function refuseAll(): never {
  throw refused('ROUTE NOT FOUND');
}

/** A refusal by a fault. */
export function refused(code: HttpErrorCode = 'INVALID VALUE', detail = 'the request is refused'): Problem {
  return new Problem({ code, detail });
}

/** The error code of a refusal, on either interface. */
export function codeOf({ body }: WireAnswer): string | undefined {
  const [first] = listIn(body, 'errors');
  return textIn(first, 'code') ?? textIn(body, 'code');
}

/** Replaces one error code by another. */
export function withCode(answer: WireAnswer, from: string, to: string): WireAnswer {
  if (codeOf(answer) !== from || !isObject(answer.body)) return answer;
  const errors = answer.body['errors'];
  if (!Array.isArray(errors)) return { ...answer, body: { ...answer.body, code: to } };
  return { ...answer, body: { errors: errors.map((error) => (isObject(error) ? { ...error, code: to } : error)) } };
}
