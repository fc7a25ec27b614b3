import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import { publishedBinding } from '../published/binding-of.ts';
import { type ApiOperation, isJson, plainPath, variablesOf } from './api.ts';
import { bindAnswer, bindRequest, ownConcepts } from './bind.ts';
import { fitOf } from './match.ts';
import { sum, vocabulary, wordsOf } from './words.ts';

export interface Candidate {
  readonly api: ApiOperation;
  /** From 0 (nothing fits) to 1 (everything fits). */
  readonly share: number;
  readonly reasons: readonly string[];
}

/** The value is from -1 (contradicts) to 1 (fits). The weights are in `vocabulary.yaml`. */
type Feature = readonly [weight: string, value: number, reason?: string | undefined, times?: number | undefined];

/** Compares an operation of the service with a canonical operation. */
export function rate(operation: OperationId, api: ApiOperation, isDivided: boolean): Candidate {
  const isSame = (operations[operation].interface === 'admin') === isAdmin(api);
  const features: Feature[] = [
    ['method', vocabulary.operations[operation].method[api.method] ?? -1, api.method],
    ...wordFeatures(operation, api),
    ...idFeatures(operation, api),
    ...(isDivided ? [['interface', isSame ? 1 : -1] as const] : []),
    publishedFeature(operation, api),
    ...valueFeatures(operation, api),
  ];
  const most = features
    .filter(([weight]) => weight !== 'published' && weight !== 'stray')
    .map(([weight, , , times]) => points([weight, 1, '', times]));
  const good = features
    .filter(([, value, reason]) => reason && value > 0.3)
    .toSorted((one, other) => points(other) - points(one));
  return {
    api,
    share: Math.max(0, Math.min(1, sum(features.map(points)) / sum(most))),
    reasons: good.slice(0, 4).flatMap(([, , reason]) => reason ?? []),
  };
}

function points([weight, value, , times = 1]: Feature): number {
  return (vocabulary.weights[weight] ?? 0) * value * times;
}

/** Compares the words of the path, the name and the description. */
function wordFeatures(operation: OperationId, { path, name, text, method }: ApiOperation): Feature[] {
  const { words, stray = [] } = vocabulary.operations[operation];
  const places = [
    { words: wordsOf(plainPath(path)), share: 1 },
    { words: wordsOf(method === 'DELETE' ? `${name} delete cancel` : name), share: 0.8 },
    { words: wordsOf(text), share: 0.55 },
  ];
  const all = places.flatMap((place) => place.words.map((word) => ({ ...word, share: place.share })));
  const wanted = Object.entries(words).map(([concept, times]): Feature => {
    const rated = all.map((word) => ({ word: word.text, strength: word.share * (word.concepts.get(concept) ?? 0) }));
    const [best] = rated.toSorted((one, other) => other.strength - one.strength);
    return [
      'word',
      best?.strength ?? 0,
      best && `"${best.word}"${best.word === concept ? '' : ` means ${concept}`}`,
      times,
    ];
  });
  const expected = new Set([...Object.keys(words), ...stray]);
  const strays = wordsOf(plainPath(path)).filter(({ concepts }) => {
    const known = [...concepts.keys()];
    return known.length > 0 && known.every((concept) => distinct.has(concept) && !expected.has(concept));
  });
  return [...wanted, ...strays.map(({ concepts }): Feature => ['stray', -Math.max(...concepts.values())])];
}

/** Concepts that distinguish operations, unlike concepts that only name values. */
const distinct = new Set([...Object.values(vocabulary.operations).flatMap(({ words }) => Object.keys(words)), 'other']);

function idFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const { id } = vocabulary.operations[operation];
  const count = variablesOf(api.path).length;
  if (id === undefined) return [['parameters', count === 0 ? 1 : -1]];
  const last = api.inputs.findLast(({ part }) => part === 'path');
  const required = last ? [last] : api.inputs.filter((place) => place.required);
  const best = Math.max(0, ...required.map((place) => fitOf(id, 'id', place, ownConcepts(operation))));
  const inPath = count === 1 ? 1 : 0.3;
  return [
    ['parameters', last ? inPath : best > 0.5 ? 0.8 : -1],
    ['parameter', best, last && `{${last.path[0]}} is the id`],
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
  const isShown =
    Object.keys(output).length > 0 &&
    (api.outputs.length > 1 || (api.responseMedia !== '' && !isJson(api.responseMedia)));
  const inputs = Math.min(1, 1.5 * bindRequest(operation, api).share);
  return [
    ...(Object.keys(input).length > 0 ? [['inputs', inputs] as const] : []),
    ...(isShown ? [['outputs', 2 * share - 1, `the response has ${Object.keys(answer).join(', ')}`] as const] : []),
  ];
}
