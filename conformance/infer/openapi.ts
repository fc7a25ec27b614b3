import { isObject } from '../json.ts';
import { TargetError } from '../target/target-error.ts';
import type { RecordedExchange } from './exchanges.ts';
import { fileField, isJson, listOf, mediaOf, methodOf, objectOf, type Values } from './places.ts';

/** Returns the object at a value or at its reference. */
type Follow = (value: unknown) => Values;

/** What a source shows of a service. A document shows each operation with examples, whose origin is empty. */
export interface Description {
  readonly title?: string;
  readonly baseUrl?: string | undefined;
  readonly authentication?: { readonly header: string; readonly value: string } | undefined;
  readonly exchanges: readonly RecordedExchange[];
}

/** Reads an OpenAPI document (3.0, 3.1 or 3.2). A reference to another file is a value of which nothing is known. */
export function readOpenApi(document: Values, file: string): Description {
  const version = String(document['openapi']);
  if (!/^3\.[012]\b/.test(version))
    throw new TargetError(`${file}: the version of OpenAPI must be 3.0, 3.1 or 3.2; it is ${version}`);
  const follow = referencesOf(document);
  const exchanges = Object.entries(follow(document['paths'])).flatMap(([path, item]) =>
    Object.entries(follow(item)).flatMap(([verb, each]) => examplesOf(verb, path, follow(item), follow(each), follow)),
  );
  if (exchanges.length === 0) throw new TargetError(`${file}: the OpenAPI document has no operations below "paths"`);
  const { url, variables } = objectOf(listOf(document['servers'])[0]);
  const variable = (name: string) => String(objectOf(objectOf(variables)[name])['default'] ?? name);
  const schemes = Object.values(follow(follow(document['components'])['securitySchemes'])).map(follow);
  const header = schemes.find((each) => each['in'] === 'header' && /token|auth/i.test(String(each['name'])));
  const isBearer = schemes.some(({ type, scheme }) => type === 'oauth2' || /^bearer$/i.test(String(scheme)));
  return {
    title: String(objectOf(document['info'])['title'] ?? ''),
    baseUrl: typeof url === 'string' ? url.replaceAll(/\{(\w+)\}/g, (_all, name) => variable(name)) : undefined,
    authentication: isBearer
      ? { header: 'Authorization', value: 'Bearer {token}' }
      : header && { header: String(header['name']), value: '{token}' },
    exchanges,
  };
}

function referencesOf(document: Values): Follow {
  const plain = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  // References can form a circle without an object.
  const follow = (value: unknown, steps = 0): Values => {
    const { $ref: reference, ...own } = objectOf(value);
    if (typeof reference !== 'string' || steps > 20 || !/^#\/(%[2-7][\da-f]|[^%])*$/i.test(reference)) return own;
    const parts = reference.slice(2).split('/').map(plain);
    return {
      ...follow(
        parts.reduce<unknown>((of, part) => Object(of)[part], document),
        steps + 1,
      ),
      ...own,
    };
  };
  return (value) => follow(value);
}

/** Examples with odd numbers have only what is required. */
const turns = Array.from({ length: 12 }, (_each, turn) => turn);

function examplesOf(verb: string, path: string, item: Values, given: Values, follow: Follow): RecordedExchange[] {
  const method = methodOf(verb);
  if (method === undefined) return [];
  const { operationId, tags, summary, description } = given;
  const parameters = [item['parameters'], given['parameters']].flatMap(listOf).map(follow);
  const request = contentOf(follow(given['requestBody']));
  const responses = Object.entries(follow(given['responses'])).map(([status, each]) => {
    const { headers, content } = follow(each);
    const hundred = /^[1-5]/.test(status) ? Number(status[0]) * 100 : 500;
    return { status: hundred, headers: follow(headers), ...contentOf({ content }) };
  });
  const good = responses.filter(({ status }) => status === 200);
  const main = good.find(({ media }) => media !== '') ?? { ...contentOf({}), status: 200, headers: {}, ...good[0] };
  const pairs = (place: string, turn: number) => {
    const own = parameters.filter(({ in: part, required }) => part === place && (turn % 2 === 0 || required === true));
    return own.map(({ name, schema, example }): [string, string] => {
      return [String(name), String(example ?? sampleOf(schema, turn, follow) ?? '')];
    });
  };
  return [main, ...responses.filter(({ status }) => status >= 400)].flatMap(({ status, headers, ...response }) =>
    turns.map((turn) => ({
      ...{ method, origin: '', path, status, query: pairs('query', turn), headers: pairs('header', turn) },
      name: [operationId, ...listOf(tags), summary, String(description ?? '').slice(0, 120)].join(' '),
      ...{ media: request.media, body: sampleIn(request, turn, follow) },
      ...{ answerMedia: response.media, answer: sampleIn(response, turn, follow) },
      answerHeaders: Object.keys(headers).map((name): [string, string] => [name, '']),
    })),
  );
}

function contentOf({ content }: Values) {
  const all = Object.entries(objectOf(content));
  const [type, shown] = all.find(([media]) => isJson(mediaOf(media))) ?? all[0] ?? [];
  const { schema, example } = objectOf(shown);
  return { media: mediaOf(type), schema, example };
}

/** An example of a body can leave out what the schema describes, so it is only the first of the samples. */
function sampleIn({ schema, example }: ReturnType<typeof contentOf>, turn: number, follow: Follow): unknown {
  const isShown = example !== undefined && (turn === 0 || schema === undefined);
  return isShown ? example : sampleOf(schema, turn, follow);
}

const scalars: Values = { string: '', integer: 1, number: 0.5, boolean: true };

/** An example of a schema. The number of the turn selects alternatives and listed values. Schemas can be recursive. */
function sampleOf(given: unknown, turn: number, follow: Follow, budget = { left: 1_000 }, depth = 0): unknown {
  const { required, properties, items, format, ...schema } = follow(given);
  if (depth > 8 || --budget.left < 0) return undefined;
  const inner = (each: unknown) => sampleOf(each, turn, follow, budget, depth + 1);
  const choices = [schema['oneOf'], schema['anyOf']].flatMap(listOf).filter((each) => follow(each)['type'] !== 'null');
  const parts = [...listOf(schema['allOf']), ...choices.slice(turn % (choices.length || 1)).slice(0, 1)].map(inner);
  const own = Object.entries(objectOf(properties)).filter(
    ([name]) => turn % 2 === 0 || listOf(required).includes(name),
  );
  const members = own.map(([name, each]) => [name, inner(each)]);
  if (properties !== undefined || parts.some(isObject))
    return Object.assign({}, ...parts.filter(isObject), Object.fromEntries(members));
  const values = [schema['const'], schema['enum'], schema['example'], schema['examples'], ...parts].flat();
  const known = values.filter((each) => each !== undefined);
  if (known.length > 0) return known[Math.floor(turn / 2) % known.length];
  const [type] = [schema['type']].flat().filter((each) => each !== 'null');
  if (type === 'array' || items !== undefined) return [inner(items)];
  if (format === 'binary' || schema['contentMediaType'] === 'application/octet-stream') return fileField;
  return type === 'object' ? { '*': inner(schema['additionalProperties']) } : scalars[String(type)];
}
