import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { publishedBinding } from '../published/binding-of.ts';
import { type ApiOperation, isForm, isJson, type Place } from './api.ts';
import { bindAnswer, ownConcepts } from './bind-answer.ts';
import { bindRequest } from './bind-request.ts';
import { listsOf, ownPlaces } from './expression.ts';
import { fitOf } from './fields.ts';
import { type Shape, vocabulary, type Weight, wordsOf } from './words.ts';

export interface Candidate {
  readonly api: ApiOperation;
  /** From 0 (nothing fits) to 1 (everything fits). */
  readonly share: number;
  readonly reasons: readonly string[];
}

interface Feature {
  readonly weight: Weight;
  /** From -1 (contradicts) to 1 (fits). */
  readonly value: number;
  readonly times?: number;
  readonly reason?: string;
}

/** Compares an operation of the service with a canonical operation by the features of `vocabulary.yaml`. */
export function rate(operation: OperationId, api: ApiOperation, isDivided: boolean): Candidate {
  const features = [
    methodFeature(operation, api),
    ...wordFeatures(operation, api),
    ...idFeatures(operation, api),
    shapeFeature(operation, api),
    fileFeature(operation, api),
    ...interfaceFeatures(operation, api, isDivided),
    ...publishedFeatures(operation, api),
    ...valueFeatures(operation, api),
  ];
  const points = ({ weight, value, times = 1 }: Feature) => vocabulary.weights[weight] * value * times;
  const most = features.filter(({ weight }) => weight !== 'published').reduce((sum, feature) => sum + points({ ...feature, value: feature.weight === 'stray' || feature.weight === 'missing' ? 0 : 1 }), 0);
  const sum = features.reduce((total, feature) => total + points(feature), 0);
  const good = features.filter((each) => each.reason !== undefined && each.value > 0.3).toSorted((one, other) => points(other) - points(one));
  return { api, share: Math.max(0, Math.min(1, sum / most)), reasons: good.slice(0, 4).flatMap(({ reason }) => reason ?? []) };
}

function methodFeature(operation: OperationId, { method }: ApiOperation): Feature {
  return { weight: 'method', value: vocabulary.operations[operation].method[method] ?? -1, reason: method };
}

interface Found {
  readonly strength: number;
  readonly word: string;
}

/** The concepts of an operation, by its path, its name and its description. */
function conceptsOf(api: ApiOperation): { all: Map<string, Found>; plain: { word: string; concepts: ReadonlyMap<string, number> }[] } {
  const { path, name, text } = vocabulary.places;
  const fixed = api.path.replaceAll(/\{[^}]*\}/g, '/');
  const parts = [[fixed, path] as const, [api.name, name] as const, [api.text, text] as const];
  const all = new Map<string, Found>();
  for (const [from, share] of parts)
    for (const { text: word, concepts } of wordsOf(from))
      for (const [concept, weight] of concepts) {
        const strength = share * weight;
        if (strength > (all.get(concept)?.strength ?? 0)) all.set(concept, { strength, word });
      }
  if (api.method === 'DELETE') for (const each of ['delete', 'cancel']) all.set(each, { strength: 0.8, word: 'DELETE' });
  return { all, plain: wordsOf(fixed).map(({ text: word, concepts }) => ({ word, concepts })) };
}

const concepts = new WeakMap<ApiOperation, ReturnType<typeof conceptsOf>>();

function wordFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const found = concepts.get(api) ?? conceptsOf(api);
  concepts.set(api, found);
  const { words, stray = [] } = vocabulary.operations[operation];
  const wanted = Object.entries(words).flatMap(([concept, times]): Feature[] => {
    const { strength = 0, word = '' } = found.all.get(concept) ?? {};
    if (strength === 0) return [{ weight: 'word', value: 0, times }, { weight: 'missing', value: -1, times }];
    return [{ weight: 'word', value: strength, times, reason: `"${word}" means ${concept}` }];
  });
  const known = new Set([...Object.keys(words), ...stray]);
  const strays = found.plain.filter(({ concepts: of }) => of.size > 0 && ![...of.keys()].some((concept) => known.has(concept) || !distinct.has(concept)));
  return [...wanted, ...strays.map(({ concepts: of }): Feature => ({ weight: 'stray', value: -Math.max(...of.values()) }))];
}

/** Concepts that distinguish operations, unlike concepts that only name values. */
const distinct = new Set([...Object.values(vocabulary.operations).flatMap(({ words }) => Object.keys(words)), 'audit']);

function idFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const { id, ends } = vocabulary.operations[operation];
  const names = [...api.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const own = ownConcepts(operation);
  if (id === undefined) return [{ weight: 'parameters', value: names.length === 0 ? 1 : -1 }];
  const last = names.at(-1);
  const place: Place = { path: [last ?? ''], type: 'string', required: true, values: [], text: '' };
  const elsewhere = Math.max(0, ...[...api.query, ...api.request.places].map((each) => (each.required ? fitOf(id, 'id', each, own) : 0)));
  if (last === undefined) return [{ weight: 'parameters', value: elsewhere > 0.5 ? 0.8 : -1 }, { weight: 'parameter', value: elsewhere }];
  const isEnd = api.path.endsWith('}');
  return [
    { weight: 'parameters', value: names.length === 1 ? 1 : 0.3, reason: 'one id in the path' },
    { weight: 'end', value: isEnd === (ends === true) ? 1 : -1 },
    { weight: 'parameter', value: 1.6 * Math.min(1, fitOf(id, 'id', place, own)) - 0.6, reason: `{${last}}` },
  ];
}

/** The forms that a response can have. It is undefined if the source does not show the response. */
export function shapesOf({ response: { media, places }, status }: ApiOperation): Set<Shape> | undefined {
  if (media === '') return status === 204 || status === 205 ? new Set(['none']) : status === 202 ? new Set(['ack']) : undefined;
  if (!isJson(media)) return new Set(media.startsWith('text/plain') ? ['content', 'token'] : ['content']);
  if (places.length === 0) return undefined;
  const shapes = new Set<Shape>();
  const isList = isMainlyList(places);
  const fit = (name: string) => Math.max(...ownPlaces(places, []).map((place) => fitOf(name, name === 'token' ? 'text' : 'id', place, new Set())));
  shapes.add(isList ? 'list' : 'one');
  if (!isList && (status === 202 || fit('jobId') > 0.7)) shapes.add('ack');
  if (!isList && fit('token') > 0.7) shapes.add('token');
  return shapes;
}

/** A list has no own name or id, unlike an object that contains a list. */
function isMainlyList(places: readonly Place[]): boolean {
  const lists = listsOf(places, []).filter(({ path, item }) => path.length <= 2 && item.path.at(-1) === '[]' && item.type !== 'string' && !/error|link|included/i.test(path.at(-1) ?? ''));
  return lists.some(({ path }) => {
    const siblings = ownPlaces(places, path.slice(0, -1)).filter((each) => each.path.length === path.length);
    return !siblings.some(({ path: own }) => /^(id|uuid|name|title|type)$|(id|_no|_ref)$/i.test(own.at(-1) ?? '') && !/trace|request|^next/i.test(own.at(-1) ?? ''));
  });
}

function shapeFeature(operation: OperationId, api: ApiOperation): Feature {
  const shapes = shapesOf(api);
  const wanted = vocabulary.operations[operation].shape;
  if (shapes === undefined) return { weight: 'shape', value: 0 };
  const found = wanted.find((shape) => shapes.has(shape));
  return { weight: 'shape', value: found ? (found === wanted[0] ? 1 : 0.7) : -1, reason: `the response is ${shapeNames[found ?? 'one']}` };
}

const shapeNames: Readonly<Record<Shape, string>> = {
  list: 'a list',
  one: 'an object',
  content: 'a file',
  ack: 'an acknowledgement',
  token: 'a token',
  none: 'empty',
};

function fileFeature(operation: OperationId, { request: { media, places } }: ApiOperation): Feature {
  const isFile = isForm(media) || (media !== '' && !isJson(media) && !/urlencoded/.test(media)) || places.some(({ type, path }) => type === 'binary' || /base64|^content$|^bytes$/i.test(path.at(-1) ?? ''));
  const isWanted = vocabulary.operations[operation].file === true;
  if (!isWanted && !isFile) return { weight: 'file', value: 0 };
  return { weight: 'file', value: isFile === isWanted ? 1 : operation === 'summarizeUserImport' ? 0.3 : -1, reason: 'the request contains a file' };
}

export function isAdmin({ path }: ApiOperation): boolean {
  return /(^|\/)admin(istration)?(\/|$)/i.test(path);
}

function interfaceFeatures(operation: OperationId, api: ApiOperation, isDivided: boolean): Feature[] {
  const isRight = (operations[operation].interface === 'admin') === isAdmin(api);
  return isDivided ? [{ weight: 'interface', value: isRight ? 1 : -1 }] : [];
}

function publishedFeatures(operation: OperationId, { method, path }: ApiOperation): Feature[] {
  const published = publishedBinding(operation);
  const plain = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}');
  if (plain(published.path) !== plain(path)) return [];
  return [{ weight: 'published', value: published.method === method ? 1 : 0.2, reason: 'the path of the published contract' }];
}

function valueFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const { input }: OperationSpec = operations[operation];
  const request = bindRequest(operation, api);
  const answer = bindAnswer(operation, api);
  const hasBody = api.response.places.length > 0;
  const names = Object.keys(answer.answer);
  return [
    ...(Object.keys(input).length > 0 ? [{ weight: 'inputs' as const, value: Math.min(1, (1.5 * request.bound) / request.all) }] : []),
    ...(hasBody && answer.all > 0 ? [{ weight: 'outputs' as const, value: (2 * answer.bound) / answer.all - 1, reason: `the response has ${names.join(', ')}` }] : []),
  ];
}

