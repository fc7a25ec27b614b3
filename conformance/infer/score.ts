import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { publishedBinding } from '../published/binding-of.ts';
import { type ApiOperation, isJson, type Place, plainPath, variablesOf } from './api.ts';
import { bindAnswer, ownConcepts } from './bind-answer.ts';
import { bindRequest } from './bind-request.ts';
import { fitOf } from './fields.ts';
import { type Shape, vocabulary, wordsOf } from './words.ts';

export interface Candidate {
  readonly api: ApiOperation;
  /** From 0 (nothing fits) to 1 (everything fits). */
  readonly share: number;
  readonly reasons: readonly string[];
}

/** The value is from -1 (contradicts) to 1 (fits). The weights are in `vocabulary.yaml`. */
type Feature = readonly [weight: string, value: number, reason?: string, times?: number | undefined];

/** Compares an operation of the service with a canonical operation. */
export function rate(operation: OperationId, api: ApiOperation, isDivided: boolean): Candidate {
  const features = [
    ['method', vocabulary.operations[operation].method[api.method] ?? -1, api.method] as const,
    ...wordFeatures(operation, api),
    ...idFeatures(operation, api),
    shapeFeature(operation, api),
    fileFeature(operation, api),
    ...(isDivided
      ? [['interface', (operations[operation].interface === 'admin') === isAdmin(api) ? 1 : -1] as const]
      : []),
    publishedFeature(operation, api),
    ...valueFeatures(operation, api),
  ];
  const most = features
    .filter(([weight]) => !extra.has(weight))
    .reduce((sum, [weight, , , times]) => sum + points([weight, 1, '', times]), 0);
  const sum = features.reduce((total, feature) => total + points(feature), 0);
  const good = features
    .filter(([, value, reason]) => reason && value > 0.3)
    .toSorted((one, other) => points(other) - points(one));
  return {
    api,
    share: Math.max(0, Math.min(1, sum / most)),
    reasons: good.slice(0, 4).flatMap(([, , reason]) => reason ?? []),
  };
}

/** Features that do not belong to the points that an operation can reach. */
const extra = new Set(['published', 'stray', 'missing']);

function points([weight, value, , times = 1]: Feature): number {
  return (vocabulary.weights[weight] ?? 0) * value * times;
}

interface Concept {
  readonly strength: number;
  readonly word: string;
}

/** The concepts of an operation, by its path, its name and its description. */
function conceptsOf(api: ApiOperation): ReadonlyMap<string, Concept> {
  const { path = 0, name = 0, text = 0 } = vocabulary.places;
  const found = [
    ...conceptsIn(plainPath(api.path), path),
    ...conceptsIn(api.name, name),
    ...conceptsIn(api.text, text),
    ...(api.method === 'DELETE'
      ? ['delete', 'cancel'].map((each) => [each, { strength: 0.8, word: 'DELETE' }] as const)
      : []),
  ];
  return new Map(found.toSorted(([, one], [, other]) => one.strength - other.strength));
}

function conceptsIn(text: string, share: number): (readonly [string, Concept])[] {
  return wordsOf(text).flatMap(({ text: word, concepts }) =>
    [...concepts].map(([concept, weight]) => [concept, { strength: share * weight, word }] as const),
  );
}

function wordFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const found = conceptsOf(api);
  const { words, stray = [] } = vocabulary.operations[operation];
  const wanted = Object.entries(words).flatMap(([concept, times]): Feature[] => {
    const { strength, word } = found.get(concept) ?? {};
    if (strength === undefined)
      return [
        ['word', 0, '', times],
        ['missing', -1, '', times],
      ];
    return [['word', strength, word === concept ? `"${word}"` : `"${word}" means ${concept}`, times]];
  });
  const expected = new Set([...Object.keys(words), ...stray]);
  const strays = wordsOf(plainPath(api.path)).filter(
    ({ concepts: of }) =>
      of.size > 0 && ![...of.keys()].some((concept) => expected.has(concept) || !distinct.has(concept)),
  );
  return [...wanted, ...strays.map(({ concepts: of }): Feature => ['stray', -Math.max(...of.values())])];
}

/** Concepts that distinguish operations, unlike concepts that only name values. */
const distinct = new Set([...Object.values(vocabulary.operations).flatMap(({ words }) => Object.keys(words)), 'other']);

function idFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const { id, ends = false } = vocabulary.operations[operation];
  const count = variablesOf(api.path).length;
  if (id === undefined) return [['parameters', count === 0 ? 1 : -1]];
  const fitOfId = (place: Place | undefined) => (place ? fitOf(id, 'id', place, ownConcepts(operation)) : 0);
  const last = api.inputs.filter(({ part }) => part === 'path').at(-1);
  const elsewhere = Math.max(0, ...api.inputs.filter(({ part, required }) => required && part !== 'path').map(fitOfId));
  if (last === undefined)
    return [
      ['parameters', elsewhere > 0.5 ? 0.8 : -1],
      ['parameter', elsewhere],
    ];
  return [
    ['parameters', count === 1 ? 1 : 0.3],
    ['end', api.path.endsWith('}') === ends ? 1 : -1],
    ['parameter', 1.6 * Math.min(1, fitOfId(last)) - 0.6, `{${last.path[0]}} is the id`],
  ];
}

/** The forms that a response can have. There is none if the source does not show the response. */
function shapesOf({ responseMedia, outputs, status }: ApiOperation): Shape[] {
  if (responseMedia === '') return status === 204 || status === 205 ? ['none'] : status === 202 ? ['ack'] : [];
  if (!isJson(responseMedia)) return responseMedia === 'text/plain' ? ['content', 'token'] : ['content'];
  if (outputs.length < 2) return [];
  if (isMainlyList(outputs)) return ['list'];
  const plain = outputs.filter(({ path }) => !path.includes('[]'));
  const has = (name: string, kind: 'id' | 'text') => plain.some((place) => fitOf(name, kind, place, new Set()) > 0.7);
  return [
    'one',
    ...(status === 202 || has('jobId', 'id') ? ['ack' as const] : []),
    ...(has('token', 'text') ? ['token' as const] : []),
  ];
}

/** A list has no id or name of its own, unlike an object that contains a list. */
function isMainlyList(places: readonly Place[]): boolean {
  const isItem = ({ path, type }: Place) =>
    path.at(-1) === '[]' && path.indexOf('[]') === path.length - 1 && path.length <= 3 && type !== 'string';
  const lists = places.filter((place) => isItem(place) && !/error|link|included/i.test(place.path.at(-2) ?? ''));
  return lists.some(({ path }) => {
    const siblings = places.filter(
      (each) => each.path.length === path.length - 1 && path.slice(0, -2).every((part, at) => part === each.path[at]),
    );
    return !siblings.some(
      (each) =>
        /^(id|uuid|name|title|type)$|(id|_no|_ref)$/i.test(each.path.at(-1) ?? '') &&
        !/trace|request|next/i.test(each.path.at(-1) ?? ''),
    );
  });
}

const shapeNames: Readonly<Record<Shape, string>> = {
  list: 'a list',
  one: 'an object',
  content: 'a file',
  ack: 'an acknowledgement',
  token: 'a token',
  none: 'empty',
};

function shapeFeature(operation: OperationId, api: ApiOperation): Feature {
  const shapes = shapesOf(api);
  const wanted = vocabulary.operations[operation].shape;
  const found = wanted.find((shape) => shapes.includes(shape));
  if (found === undefined) return ['shape', shapes.length === 0 ? 0 : -1];
  return ['shape', found === wanted[0] ? 1 : 0.7, `the response is ${shapeNames[found]}`];
}

function fileFeature(operation: OperationId, { media, inputs }: ApiOperation): Feature {
  const isFile =
    (media !== '' && !isJson(media) && !/urlencoded/.test(media)) ||
    inputs.some(({ type, path }) => type === 'binary' || /base64|^content$|^bytes$/i.test(path.at(-1) ?? ''));
  const isWanted = vocabulary.operations[operation].file === true;
  if (!isWanted && !isFile) return ['file', 0];
  return [
    'file',
    isFile === isWanted ? 1 : operation === 'summarizeUserImport' ? 0.3 : -1,
    'the request contains a file',
  ];
}

export function isAdmin({ path }: ApiOperation): boolean {
  return /(^|\/)admin(istration)?(\/|$)/i.test(path);
}

function publishedFeature(operation: OperationId, { method, path }: ApiOperation): Feature {
  const published = publishedBinding(operation);
  const [own, wanted] = [plainPath(path), plainPath(published.path)];
  const isSame = own === wanted || (wanted.startsWith('/v2/admin/') && own.endsWith(wanted));
  return ['published', isSame ? (published.method === method ? 1 : 0.2) : 0, 'the path is published'];
}

function valueFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const { input, output }: OperationSpec = operations[operation];
  const { answer, share } = bindAnswer(operation, api);
  const isShown = api.outputs.length > 1 && Object.keys(output).length > 0;
  return [
    ...(Object.keys(input).length > 0
      ? [['inputs', Math.min(1, 1.5 * bindRequest(operation, api).share)] as const]
      : []),
    ...(isShown ? [['outputs', 2 * share - 1, `the response has ${Object.keys(answer).join(', ')}`] as const] : []),
  ];
}
