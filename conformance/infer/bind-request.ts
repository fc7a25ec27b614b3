import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Json } from '../json.ts';
import { type ApiOperation, isJson, type Part, type Place, variablesOf } from './api.ts';
import { expressionOf, ownConcepts } from './bind-answer.ts';
import { assignPlaces, fitOf, type Guesses, rivalNotes } from './fields.ts';
import { spellings, vocabulary } from './words.ts';

type Value = readonly [path: readonly string[], value: Json];

/** Guesses how to send the inputs of an operation. */
export function bindRequest(operation: OperationId, api: ApiOperation) {
  const { input: written, output }: OperationSpec = operations[operation];
  const isToken = 'token' in output;
  const input: ShapeSpec = isToken ? { apiKey: 'text' } : written;
  const inPath = pathInputs(operation, input, api);
  const open = Object.entries(input).filter(([name, kind]) => kind !== 'bytes' && !inPath.has(name));
  const usable = usablePlaces(api, isToken);
  const file = input['file'] === 'bytes' ? filePlace(operation, api) : undefined;
  const places = usable.filter((place) => place !== file);
  const guesses = assignPlaces(Object.fromEntries(open), places, ownConcepts(operation));
  const more = isToken ? severalTexts(usable, guesses) : [];
  const found = new Map([...guesses].filter(([, [guess]]) => guess && !more.includes(guess.place)));
  const values: Value[] = [
    ...[...found].flatMap(([name, [guess]]): Value[] =>
      guess ? [[pathOf(guess.place), templateOf(operation, name, input[name], guess.place, api)]] : [],
    ),
    ...('fields' in input && !found.has('fields') ? wholeBody(api) : []),
    ...more.map((place): Value => [pathOf(place), `{${credentialName(place)}}`]),
    ...(file ? [[pathOf(file), fileTemplate(file)] as const] : []),
  ];
  const given = new Set(values.map(([path]) => path.join('\n')));
  const others = usable.filter((place) => !given.has(pathOf(place).join('\n')));
  const fixed = others.filter(isFixed).map((place): Value => [pathOf(place), fixedValue(place)]);
  return {
    request: {
      ...{ method: api.method, path: templatePath(api.path, inPath) },
      ...typeOf(api, values),
      ...Object(nested([...fixed, ...values])),
      ...spellingsOf(operation, found),
    },
    notes: rivalNotes('the input ', found),
    questions: [
      ...strangers(api.path, inPath).map((name) => `which value has {${name}}? It is read from the environment`),
      ...others
        .filter(isMissing)
        .map(({ part, path }) => `${part} requires ${expressionOf(path)}: which value has it?`),
      ...(isToken && values.length === 0 ? ['where does the request contain the API key?'] : []),
    ],
    /** The share of the inputs that have a place. */
    share: (inPath.size + found.size + (file ? 1 : 0)) / Math.max(1, Object.keys(input).length),
    /** The names of the values of a credential, if one API key is not enough. */
    credentials: more.length > 0 ? [...found.keys(), ...more.map(credentialName)] : [],
  };
}

/** The places of inputs. Headers are used only for credentials. */
function usablePlaces({ inputs }: ApiOperation, isToken: boolean): Place[] {
  const isInner = ({ path }: Place) => path.at(-1) === '[]' || path.at(-1) === '*';
  const parts: readonly Part[] = isToken ? ['query', 'headers', 'body', 'multipart'] : ['query', 'body', 'multipart'];
  return inputs.filter((place) => parts.includes(place.part) && !isInner(place) && place.type !== 'binary');
}

/** The body can be an object with the names of fields as names of its properties. */
function wholeBody({ inputs }: ApiOperation): Value[] {
  const item = inputs.find(({ part, path }) => part === 'body' && path[0] === '*');
  return item ? [[['body'], mapOf('fields', item)]] : [];
}

function fileTemplate({ part, path }: Place): Json {
  if (part === 'multipart') return { content: '{file}', fileName: '{fileName}' };
  return path.length === 0 ? '{file}' : '{base64(file)}';
}

function strangers(path: string, inPath: ReadonlyMap<string, string>): string[] {
  return variablesOf(path).filter((name) => ![...inPath.values()].includes(name));
}

function pathOf({ part, path }: Place): readonly string[] {
  return [part, ...path];
}

function credentialName({ path }: Place): string {
  return (path.at(-1) ?? '').replaceAll(/\W/g, '_');
}

/** The name of an input for each variable of the path. The last variable is the id of the operation. */
function pathInputs(operation: OperationId, input: ShapeSpec, { inputs }: ApiOperation): Map<string, string> {
  const places = inputs.filter(({ part }) => part === 'path');
  const ids = Object.fromEntries(Object.entries(input).filter(([, kind]) => kind === 'id'));
  const { id } = vocabulary.operations[operation];
  if (id === undefined) return new Map();
  const found = new Map(
    [...assignPlaces(ids, places, ownConcepts(operation))].map(([name, [guess]]) => [name, guess?.place.path[0] ?? '']),
  );
  const last = places.at(-1)?.path[0];
  if (!found.has(id) && last !== undefined) {
    for (const [name, variable] of found) if (variable === last) found.delete(name);
    found.set(id, last);
  }
  return found;
}

/** A variable that no input fills comes from the environment, for example the name of a tenant. */
function templatePath(path: string, inPath: ReadonlyMap<string, string>): string {
  const input = (variable: string) => [...inPath].find(([, each]) => each === variable)?.[0];
  return path.replaceAll(/\{([^}]+)\}/g, (_all, name) =>
    input(name) ? `{${input(name)}}` : `\${${environmentName(name)}}`,
  );
}

export function environmentName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();
}

/** A token request can need several texts, such as a client id and a secret. Then each text has its own name. */
function severalTexts(places: readonly Place[], found: Guesses): Place[] {
  const key = found.get('apiKey')?.[0]?.place;
  const texts = places.filter(({ part, path, type, fixed }) => {
    const isText = path.length > 0 && (type === 'string' || type === 'any') && fixed === undefined;
    return isText && part !== 'headers' && (part === 'body' || part === key?.part);
  });
  const needed = texts.filter(
    (place) => place === key || place.required || key === undefined || key.part === 'headers',
  );
  return needed.length === 1 && needed[0] === key ? [] : needed;
}

function filePlace(operation: OperationId, { media, inputs }: ApiOperation): Place | undefined {
  const body = inputs.filter(({ part }) => part === 'body' || part === 'multipart');
  if (media !== '' && !isJson(media) && !/form-data|urlencoded/.test(media))
    return body.find(({ path }) => path.length === 0);
  const rated = body.map((place) => ({ place, fit: fitOf('file', 'bytes', place, ownConcepts(operation)) }));
  const [best] = rated.filter(({ fit }) => fit > 0.3).toSorted((one, other) => other.fit - one.fit);
  return body.find(({ type, path }) => type === 'binary' && path.length > 0) ?? best?.place;
}

/** A fixed value of a document, or the type that a recorded body always has, such as `departments` in JSON:API. */
function isFixed(place: Place): boolean {
  const isPart = place.part === 'headers' || place.path.includes('[]') || place.path.includes('*');
  return (
    !isPart && place.path.length > 0 && fixedValue(place) !== null && (place.required || place.path.at(-1) === 'type')
  );
}

function fixedValue({ fixed, values, path }: Place): Json {
  const [only] = path.at(-1) === 'type' && values.length === 1 ? values : [];
  const value = fixed ?? (/^[a-z][a-z-]{1,40}$/.test(String(only)) ? only : null);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function isMissing(place: Place): boolean {
  const isPlain = ['string', 'integer', 'number', 'boolean', 'any'].includes(place.type) && !place.path.includes('[]');
  return place.required && isPlain && place.part !== 'headers' && place.path.length > 0 && !isFixed(place);
}

function typeOf({ media }: ApiOperation, values: readonly Value[]): { contentType?: string } {
  const isSent = values.some(([[part]]) => part === 'body');
  return isSent && media !== '' && media !== 'application/json' && media !== '*/*' ? { contentType: media } : {};
}

/** Builds a template with each value at its path. A list gets one item. */
function nested(values: readonly Value[]): Json {
  const whole = values.find(([path]) => path.length === 0);
  if (whole) return whole[1];
  const groups = [...Map.groupBy(values, ([path]) => path[0] ?? '')].map(
    ([name, all]) => [name, nested(all.map(([path, value]) => [path.slice(1), value]))] as const,
  );
  return groups[0]?.[0] === '[]' ? [groups[0][1]] : Object.fromEntries(groups);
}

function templateOf(
  operation: OperationId,
  name: string,
  kind: ShapeSpec[string] | undefined,
  place: Place,
  { inputs }: ApiOperation,
): Json {
  if (typeof kind !== 'object')
    return `{${kind === 'id' || name === 'parentDepartment' ? numbered(name, place) : name}}`;
  if (place.part === 'query') return `{join(',', ${name})}`;
  const below = inputs.filter(
    ({ part, path }) =>
      part === place.part && path.length > place.path.length && place.path.every((each, at) => path[at] === each),
  );
  const [item] = below;
  if (place.type === 'map') return mapOf(name, item);
  const members = below
    .filter(({ path }) => path.length === place.path.length + 2)
    .map((each) => ({ ...each, path: each.path.slice(-1) }));
  const [shape] = kind;
  if (typeof shape === 'object') return itemsOf(operation, name, shape, members);
  if (item?.type === 'integer') return `{${name}[].to_number(@)}`;
  return item?.type === 'object' && members[0] ? `{${name}[].{${expressionOf(members[0].path)}: @}}` : `{${name}}`;
}

/** An object with the names of the fields as the names of its properties. */
function mapOf(name: string, item: Place | undefined): string {
  return `{from_items(${name}[].[name, ${item?.type === 'array' ? 'values' : 'values[0]'}])}`;
}

function numbered(name: string, { type }: Place): string {
  return type === 'integer' || type === 'number' ? `${name} && to_number(${name})` : name;
}

function itemsOf(operation: OperationId, name: string, shape: ShapeSpec, places: readonly Place[]): string {
  const scalars = Object.entries(shape).map(([each, kind]): [string, Scalar] => [
    each,
    typeof kind === 'string' ? kind : 'json',
  ]);
  const items = places.map((place) =>
    place.type === 'array' ? { ...place, type: 'any' as const, fixed: 'list' } : place,
  );
  const members = [...assignPlaces(Object.fromEntries(scalars), items, ownConcepts(operation))].flatMap(
    ([each, [guess]]) => {
      if (guess === undefined) return [];
      const value =
        each === 'values' && guess.place.fixed !== 'list'
          ? 'values[0]'
          : guess.place.type === 'integer'
            ? `to_number(${each})`
            : each;
      return [{ key: expressionOf(guess.place.path), value }];
    },
  );
  const isSame = members.length < scalars.length || members.every(({ key, value }) => key === value);
  return isSame ? `{${name}}` : `{${name}[].{${members.map(({ key, value }) => `${key}: ${value}`).join(', ')}}}`;
}

function spellingsOf(operation: OperationId, found: Guesses): { inputs?: Json } {
  const inputs = [...found].flatMap(([name, [guess]]): [string, Json][] => {
    const kind = vocabulary.valueKinds[`${operation}.${name}`];
    const pairs = spellings(kind, guess?.place.values ?? []).map(([own, canonical]) => [canonical, own]);
    return pairs.length > 0 ? [[name, Object.fromEntries(pairs)]] : [];
  });
  return inputs.length > 0 ? { inputs: Object.fromEntries(inputs) } : {};
}
