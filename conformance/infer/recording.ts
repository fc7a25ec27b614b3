import { isObject } from '../json.ts';
import { type Api, type ApiOperation, plainPath } from './api.ts';
import { type Exchange, fileField, unknownOrigin } from './exchanges.ts';
import { readOpenApi } from './openapi.ts';
import { type Schema, schemaOf } from './places.ts';
import { secretsIn, visitTexts } from './secrets.ts';
import { wordsOf } from './words.ts';

/** Describes exchanges as an OpenAPI document and reads it. Ids in paths become variables such as `{user_id}`. */
export function readRecording(exchanges: readonly Exchange[], described: readonly ApiOperation[]): Api {
  const origin = mostFrequent(exchanges.map((each) => each.origin));
  const own = exchanges.filter((each) => each.origin === origin);
  const secrets = secretsIn(own);
  const prefix = commonPrefix(own.map(({ parts }) => parts));
  const template = templateOf(idsIn(own), secrets, described, prefix.length);
  const paths: Record<string, Record<string, unknown>> = {};
  const groups = Map.groupBy(own, (each) => `${each.method} ${plainPath(template(each))}`);
  for (const group of groups.values()) {
    const path = mostFrequent(group.map(template));
    const [{ method }] = group as [Exchange];
    const operation = operationOf(group, secrets);
    if (operation !== undefined) paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const servers = origin === unknownOrigin ? [] : [{ url: [origin, ...prefix].join('/') }];
  const api = readOpenApi({ openapi: '3.1.0', servers, paths }, 'the recording');
  return { ...api, authentication: authenticationOf(own), secrets };
}

function mostFrequent(texts: readonly string[]): string {
  const [first] = [...Map.groupBy(texts, (text) => text)].toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? '';
}

/** The parts with which all paths begin. The published paths have the part `admin` after the version. */
function commonPrefix([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const isOwn = (part: string, at: number) => part === 'admin' || first[at + 1] === 'admin' || at === first.length - 1;
  const end = first.findIndex((part, at) => isOwn(part, at) || others.some((each) => each[at] !== part));
  return others.length === 0 ? [] : first.slice(0, end);
}

/** The ids of responses with the names of their properties. */
function idsIn(exchanges: readonly Exchange[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  const isId = (name: string) => wordsOf(name).some(({ concepts }) => concepts.has('id') || concepts.has('reference'));
  for (const { answer, status } of exchanges)
    visitTexts(status < 300 ? answer : undefined, (name, value) => {
      if (isId(name)) ids.set(String(value), [...(ids.get(String(value)) ?? []).slice(-200), name]);
    });
  return ids;
}

function templateOf(
  ids: ReadonlyMap<string, string[]>,
  secrets: ReadonlySet<string>,
  described: readonly ApiOperation[],
  skipped: number,
) {
  const isVariable = (part: string) => {
    if (secrets.has(part) || /^\d+$/.test(part) || /[\s@%:]/.test(part) || part.length > 40) return true;
    return !/^v\d+(\.\d+)?$/i.test(part) && (/\d.*\d/.test(part) || (ids.has(part) && !/^[a-z]+$/.test(part)));
  };
  return ({ method, parts }: Exchange): string => {
    const own = parts.slice(skipped);
    const known = described.find((each) => each.method === method && matches(each.path, own, isVariable));
    if (known !== undefined) return known.path;
    const named = own.map((part, at) =>
      isVariable(part) ? `{${nameOf(ids.get(part) ?? [], own[at - 1] ?? '')}}` : part,
    );
    return `/${named.join('/')}`;
  };
}

function matches(path: string, parts: readonly string[], isVariable: (part: string) => boolean): boolean {
  const wanted = path.split('/').slice(1);
  const isSame = (part: string, at: number) =>
    part === parts[at] || (part.includes('{') && isVariable(parts[at] ?? ''));
  return wanted.length === parts.length && wanted.every(isSame);
}

/** The name of the property that has the id, unless the name only says that it is an id. */
function nameOf(names: readonly string[], before: string): string {
  const name = mostFrequent(names);
  if (!wordsOf(name).every(({ concepts }) => concepts.has('id'))) return name.replaceAll(/\W/g, '_');
  return [...wordsOf(before).map(({ text }) => text), 'id'].join('_');
}

/** Tests also send requests to wrong addresses. Success shows that an operation exists, and so does a conflict. */
function operationOf(group: readonly Exchange[], secrets: ReadonlySet<string>): Schema | undefined {
  const good = group.filter(({ status }) => status >= 200 && status < 300);
  const known = group.filter(({ status }) => status < 300 || [400, 409, 422].includes(status));
  const main = good.length > 0 ? good : known;
  const [first] = main;
  if (first === undefined) return undefined;
  const media = mostFrequent(main.flatMap((each) => each.media || []));
  const bodies = main.filter((each) => each.media === media).map(({ body }) => safe(body, secrets));
  const parameters = [
    ...known.flatMap(({ query }) => query.map(([name]) => ({ in: 'query', name }))),
    ...main.flatMap(({ headers }) =>
      headers.filter(([name]) => !usual.test(name)).map(([name]) => ({ in: 'header', name })),
    ),
  ];
  const responses = Object.entries(Object.groupBy(group, ({ status }) => String(status))).map(([status, all = []]) => {
    const type = mostFrequent(all.flatMap(({ answerMedia }) => answerMedia || []));
    const schema = schemaOf(all.map(({ answer }) => safe(answer, secrets)));
    const headers = all.flatMap(({ answerHeaders }) => answerHeaders.map(([name]) => [name.toLowerCase(), {}]));
    return [
      status,
      { headers: Object.fromEntries(headers), ...(type === '' ? {} : { content: { [type]: { schema } } }) },
    ];
  });
  return {
    operationId: first.name,
    parameters: [...Map.groupBy(parameters, (each) => `${each.in} ${each.name}`).values()].map((all) => ({
      ...all[0],
      required: all.length >= known.length && known.length > 1,
    })),
    ...(media === '' ? {} : { requestBody: { content: { [media]: { schema: bodySchema(bodies) } } } }),
    responses: Object.fromEntries(responses),
  };
}

const usual =
  /^(:.*|accept.*|authorization|cache-control|connection|content-.*|cookie|date|dnt|expect|host|if-.*|origin|postman-.*|pragma|prefer|referer|sec-.*|te|traceparent|transfer-.*|upgrade.*|user-agent|via|x-forwarded-.*|x-request-id)$/i;

function safe(body: unknown, secrets: ReadonlySet<string>): unknown {
  const text = JSON.stringify(body);
  return text && JSON.parse(text, (_name, value) => (secrets.has(value) ? '' : value));
}

function bodySchema(bodies: readonly unknown[]): Schema {
  const fields = bodies.filter(isObject).flatMap(Object.entries);
  const files = fields.filter(([, value]) => value === fileField).map(([name]) => [name, { format: 'binary' }]);
  return files.length === 0
    ? schemaOf(bodies)
    : { allOf: [{ properties: Object.fromEntries(files) }, schemaOf(bodies)] };
}

/** The header that contains a token of an earlier response. */
function authenticationOf(exchanges: readonly Exchange[]): Api['authentication'] {
  const tokens = new Set<string>();
  for (const { answer, method } of exchanges)
    visitTexts(method === 'POST' ? answer : undefined, (_name, value) => tokens.add(String(value)));
  const sent = exchanges
    .flatMap(({ headers }) => headers)
    .map(([header, value]) => ({ header, parts: value.split(' ') }));
  const found = sent.find(
    ({ header, parts }) => /token|auth|jwt|session/i.test(header) && tokens.has(parts.at(-1) ?? ''),
  );
  return found && { header: found.header, value: [...found.parts.slice(0, -1), '{token}'].join(' ') };
}
