import type { Api, ApiOperation } from './api.ts';
import { plainPath, variablesOf } from './api.ts';
import { type Exchange, formats, unknownOrigin } from './exchanges.ts';
import { placesOf, schemaOf } from './places.ts';
import { secretsIn, visitTexts } from './secrets.ts';
import { wordsOf } from './words.ts';

/** Describes the operations that exchanges show. Ids in paths become variables such as `{user_id}`. */
export function readRecording(exchanges: readonly Exchange[], described: readonly ApiOperation[]): Api {
  const origin = mostFrequent(exchanges.map((each) => each.origin));
  const own = exchanges.filter((each) => each.origin === origin);
  const secrets = secretsIn(own);
  const prefix = commonPrefix(own.map(({ parts }) => parts));
  const template = templateOf(idsIn(own), secrets, described, prefix.length);
  const groups = Map.groupBy(own, (each) => `${each.method} ${plainPath(template(each))}`);
  return {
    title: '',
    baseUrl: origin === unknownOrigin ? undefined : [origin, ...prefix].join('/'),
    operations: [...groups.values()].flatMap((group) => operationOf(group, mostFrequent(group.map(template)))),
    authentication: authenticationOf(own),
    secrets,
  };
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

/** The ids of responses, with the names of their properties. */
function idsIn(exchanges: readonly Exchange[]): Map<string, string> {
  const ids = new Map<string, string>();
  const isId = (name: string) => wordsOf(name).some(({ concepts }) => concepts.has('id') || concepts.has('reference'));
  for (const { answer, status } of exchanges)
    visitTexts(status < 300 ? answer : undefined, (name, value) => {
      if (isId(name) && !ids.has(String(value))) ids.set(String(value), name);
    });
  return ids;
}

function templateOf(
  ids: ReadonlyMap<string, string>,
  secrets: ReadonlySet<string>,
  described: readonly ApiOperation[],
  skipped: number,
) {
  const isVariable = (part: string) => {
    const isLike = /^\d+$|[\s@%:{]|^(?!v\d+(\.\d+)?$).*\d.*\d/i.test(part) || part.length > 40;
    return isLike || secrets.has(part) || (ids.has(part) && !/^[a-z]+$/.test(part));
  };
  return ({ method, parts }: Exchange): string => {
    const own = parts.slice(skipped);
    const isSame = (part: string, at: number) => part === own[at] || (part.includes('{') && isVariable(own[at] ?? ''));
    const known = described.find((each) => {
      const wanted = each.path.split('/').slice(1);
      return each.method === method && wanted.length === own.length && wanted.every(isSame);
    });
    if (known !== undefined) return known.path;
    const named = own.map((part, at) =>
      isVariable(part) ? `{${nameOf(part, ids.get(part), own[at - 1] ?? '')}}` : part,
    );
    return `/${named.join('/')}`;
  };
}

/** The name of the property that has the id, unless the name only says that it is an id. */
function nameOf(part: string, name = 'id', before: string): string {
  const isPlain = wordsOf(name).every(({ concepts }) => concepts.has('id'));
  const own = isPlain ? [...wordsOf(before).map(({ text }) => text), 'id'].join('_') : name.replaceAll(/\W/g, '_');
  return variablesOf(part)[0] ?? own;
}

/** Tests also send requests to wrong addresses. Success shows that an operation exists, and so does a conflict. */
function operationOf(group: readonly Exchange[], path: string): ApiOperation[] {
  const good = group.filter(({ status }) => status >= 200 && status < 300);
  const known = group.filter(({ status }) => status < 300 || [400, 409, 422].includes(status));
  const main = good.length > 0 ? good : known;
  const [first] = main;
  if (first === undefined) return [];
  const media = mostFrequent(main.flatMap((each) => each.media || []));
  const bodies = main.filter((each) => each.media === media).map(({ body }) => body);
  const inputs = [
    ...variablesOf(path).map((name) => ['path', name] as const),
    ...known.flatMap(({ query }) => query.map(([name]) => ['query', name] as const)),
    ...main.flatMap(({ headers }) => headers.map(([name]) => ['headers', name] as const)),
  ];
  const named = Map.groupBy(
    inputs.filter(([part, name]) => part !== 'headers' || !new RegExp(formats.usualHeader, 'i').test(name)),
    (each) => each.join(' '),
  );
  return [
    {
      ...{ method: first.method, path, name: first.name, text: '', media },
      inputs: [
        ...[...named.values()].map(([[part, name] = ['query', ''] as const, ...others]) => ({
          ...{ part, path: [name], type: 'any' as const, values: [] },
          required: part === 'path' || (others.length > 0 && others.length >= known.length - 1),
        })),
        ...placesOf(media === 'multipart/form-data' ? 'multipart' : 'body', schemaOf(bodies)),
      ],
      responseMedia: mostFrequent(good.flatMap(({ answerMedia }) => answerMedia || [])),
      outputs: placesOf('response', schemaOf(good.map(({ answer }) => answer))),
      responseHeaders: good.flatMap(({ answerHeaders }) => answerHeaders.map(([name]) => name.toLowerCase())),
      errors: placesOf('response', schemaOf(group.flatMap(({ status, answer }) => (status >= 400 ? [answer] : [])))),
    },
  ];
}

/** The header that contains a token of an earlier response. */
function authenticationOf(exchanges: readonly Exchange[]): Api['authentication'] {
  const tokens = new Set<string>();
  for (const { answer, method } of exchanges)
    visitTexts(method === 'POST' ? answer : undefined, (_name, value) => tokens.add(String(value)));
  const headers = exchanges.flatMap((each) => each.headers);
  const [header, value = ''] =
    headers.find(([name, text]) => /token|auth|jwt|session/i.test(name) && tokens.has(text.split(' ').at(-1) ?? '')) ??
    [];
  return header === undefined ? undefined : { header, value: value.replace(/\S*$/, '{token}') };
}
