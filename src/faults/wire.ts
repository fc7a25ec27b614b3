import { isObject, type JsonObject } from '../contract/is-object.ts';
import { type HttpErrorCode, Problem } from '../contract/problem.ts';
import type { FaultContext, FaultHooks, ParsedResponse, RawRequest } from './contract-fault.ts';
import { listIn, objectAt, textAt } from './values.ts';

type ChangeObject = (value: JsonObject) => JsonObject | undefined;

export function attributesOf(body: unknown): JsonObject {
  return objectAt(objectAt(body, 'data'), 'attributes');
}

export function withAttributes(request: RawRequest, change: ChangeObject): RawRequest {
  const attributes = change(attributesOf(request.body));
  if (!attributes || !isObject(request.body)) return request;
  return { ...request, body: { ...request.body, data: { ...objectAt(request.body, 'data'), attributes } } };
}

export function withQuery(request: RawRequest, changes: Readonly<Record<string, string | null>>): RawRequest {
  const query = new URLSearchParams(request.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return { ...request, query };
}

export function withHeader(request: RawRequest, name: string, value: string): RawRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

export function setHeaders(answer: ParsedResponse, changes: Readonly<Record<string, string | null>>): ParsedResponse {
  if (!is2xx(answer) || Object.keys(changes).length === 0) return answer;
  const headers = Object.entries({ ...answer.headers, ...changes }).filter(([, value]) => value !== null);
  return { ...answer, headers: Object.fromEntries(headers) as ParsedResponse['headers'] };
}

export function idInPath({ path }: RawRequest, fromEnd = 1): string {
  return decodeURIComponent(path.split('/').at(-fromEnd) ?? '');
}

export function is2xx({ status }: ParsedResponse): boolean {
  return status >= 200 && status < 300;
}

export function withBody(answer: ParsedResponse, change: ChangeObject): ParsedResponse {
  if (!is2xx(answer) || !isObject(answer.body)) return answer;
  const body = change(answer.body);
  return body ? { ...answer, body } : answer;
}

export function changeData(answer: ParsedResponse, change: ChangeObject): ParsedResponse {
  return withBody(answer, (body) => {
    const data = isObject(body['data']) ? change(body['data']) : undefined;
    return data && { ...body, data };
  });
}

export function withShown(answer: ParsedResponse, change: ChangeObject): ParsedResponse {
  return changeData(answer, (data) => {
    const attributes = change(objectAt(data, 'attributes'));
    return attributes && { ...data, attributes };
  });
}

/** Changes the attributes in the body of the request. */
export function sending(
  change: (attributes: JsonObject, context: FaultContext) => JsonObject | undefined,
): Pick<FaultHooks, 'request'> {
  return { request: (request, context) => withAttributes(request, (attributes) => change(attributes, context)) };
}

/** Changes the attributes that a successful answer shows. */
export function showing(
  change: (attributes: JsonObject, context: FaultContext) => JsonObject | undefined,
): Pick<FaultHooks, 'answer'> {
  return { answer: (answer, context) => withShown(answer, (attributes) => change(attributes, context)) };
}

export function listing(
  member: string,
  change: (items: readonly JsonObject[], context: FaultContext) => readonly unknown[],
): Pick<FaultHooks, 'answer'> {
  return { answer: (answer, context) => withList(answer, member, (items) => change(items, context)) };
}

export function withList(
  answer: ParsedResponse,
  member: string,
  change: (items: readonly JsonObject[]) => readonly unknown[],
): ParsedResponse {
  return withBody(answer, (body) => {
    if (!Array.isArray(body[member])) return undefined;
    const before = listIn(body, member).filter(isObject);
    const after = change(before);
    return after === before ? undefined : { ...body, [member]: after };
  });
}

export function refused(code: HttpErrorCode = 'INVALID VALUE', detail = 'the request is refused'): Problem {
  return new Problem({ code, detail });
}

export function refusing(
  isRefused: (request: RawRequest, context: FaultContext) => boolean,
  code?: HttpErrorCode,
  detail?: string,
): Pick<FaultHooks, 'request'> {
  return {
    request: (request, context) => {
      if (isRefused(request, context)) throw refused(code, detail);
      return request;
    },
  };
}

export function problemCode({ body }: ParsedResponse): string | undefined {
  const [first] = listIn(body, 'errors');
  return textAt(first, 'code') ?? textAt(body, 'code');
}

export function withCode(answer: ParsedResponse, from: string, to: string): ParsedResponse {
  if (problemCode(answer) !== from || !isObject(answer.body)) return answer;
  const errors = answer.body['errors'];
  if (!Array.isArray(errors)) return { ...answer, body: { ...answer.body, code: to } };
  return { ...answer, body: { errors: errors.map((error) => (isObject(error) ? { ...error, code: to } : error)) } };
}
