import { type HttpErrorCode, Problem } from '../contract/problem.ts';
import type { WireAnswer, WireRequest } from './contract-fault.ts';
import { isObject, type JsonObject, listIn, objectIn, textIn } from './values.ts';

/**
 * Each of the following functions returns a changed copy of a request or response.
 * A function that changes nothing returns the given request or response itself.
 */

type ChangeObject = (value: JsonObject) => JsonObject | undefined;

/** Returns the attributes in a JSON:API body. */
export function attributesOf(body: unknown): JsonObject {
  return objectIn(objectIn(body, 'data'), 'attributes');
}

/** Returns the request with changed attributes in its JSON:API body, or the same object if no attribute changes. */
export function withAttributes(request: WireRequest, change: ChangeObject): WireRequest {
  const attributes = change(attributesOf(request.body));
  if (!attributes || !isObject(request.body)) return request;
  return { ...request, body: { ...request.body, data: { ...objectIn(request.body, 'data'), attributes } } };
}

/** Returns the request with changed query parameters. The value null removes a query parameter. */
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

/**
 * Returns the decoded last segment of the request path. With `fromEnd`, counts the segments from the end of the path.
 */
export function idInPath({ path }: WireRequest, fromEnd = 1): string {
  return decodeURIComponent(path.split('/').at(-fromEnd) ?? '');
}

export function isGood({ status }: WireAnswer): boolean {
  return status >= 200 && status < 300;
}

/** Replaces the response status `from` by the status `to`. A response with another status stays unchanged. */
export function withStatus(answer: WireAnswer, from: number, to: number): WireAnswer {
  return answer.status === from ? { ...answer, status: to } : answer;
}

export function withBody(answer: WireAnswer, change: ChangeObject): WireAnswer {
  if (!isGood(answer) || !isObject(answer.body)) return answer;
  const body = change(answer.body);
  return body ? { ...answer, body } : answer;
}

/** Changes the `data` object of a successful response. */
export function withData(answer: WireAnswer, change: ChangeObject): WireAnswer {
  return withBody(answer, (body) => {
    const data = isObject(body['data']) ? change(body['data']) : undefined;
    return data && { ...body, data };
  });
}

/** Changes the attributes of the JSON:API resource in a successful response. */
export function withShown(answer: WireAnswer, change: ChangeObject): WireAnswer {
  return withData(answer, (data) => {
    const attributes = change(objectIn(data, 'attributes'));
    return attributes && { ...data, attributes };
  });
}

/** Changes the list in one property of a successful response. */
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

/** Refuses every request to the operations that the injected fault affects. */
export function refuseAll(): never {
  throw refused('ROUTE NOT FOUND');
}

/** Returns the error with which an injected fault refuses a request. */
export function refused(code: HttpErrorCode = 'INVALID VALUE', detail = 'the request is refused'): Problem {
  return new Problem({ code, detail });
}

/** Returns the error code in an error response of the admin interface or the documents interface. */
export function codeOf({ body }: WireAnswer): string | undefined {
  const [first] = listIn(body, 'errors');
  return textIn(first, 'code') ?? textIn(body, 'code');
}

/** Replaces the error code `from` in an error response by the code `to`. */
export function withCode(answer: WireAnswer, from: string, to: string): WireAnswer {
  if (codeOf(answer) !== from || !isObject(answer.body)) return answer;
  const errors = answer.body['errors'];
  if (!Array.isArray(errors)) return { ...answer, body: { ...answer.body, code: to } };
  return { ...answer, body: { errors: errors.map((error) => (isObject(error) ? { ...error, code: to } : error)) } };
}
