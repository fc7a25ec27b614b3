import { type OperationId, type OperationSpec, operationIds, operations } from '../canonical/operations.ts';
import { bindAnswer, inPart } from './bind.ts';
import { fitOf, sorted, sum, vocabulary, wordsOf } from './match.ts';
import { type ApiOperation, isJson, variablesOf } from './places.ts';

interface Candidate {
  readonly api: ApiOperation;
  /** From 0 (nothing fits) to 1 (everything fits). */
  readonly share: number;
  readonly reasons: readonly string[];
}

export interface Choice {
  readonly operation: OperationId;
  /** The best candidates of the service. The first is the chosen one, if one is chosen. */
  readonly candidates: readonly Candidate[];
  readonly chosen: Candidate | undefined;
}

/** The value is from -1 (contradicts) to 1 (fits). The weights are in `vocabulary.yaml`. */
type Feature = readonly [weight: number, value: number, reason: string];

/** A candidate must have this share of the points. */
const least = 0.3;

/** Assigns operations of the service to canonical operations, the best fit first. */
export function assignOperations(apis: readonly ApiOperation[]): Choice[] {
  const pairs = operationIds.flatMap((operation) => apis.map((api) => ({ operation, ...rate(operation, api) })));
  const rated = sorted(pairs, ({ share }) => share).filter(({ share }) => share >= least);
  const taken = new Map<OperationId, Candidate>();
  for (const pair of rated) {
    const isTaken = [...taken.values()].some(({ api }) => api === pair.api);
    if (!isTaken && !taken.has(pair.operation)) taken.set(pair.operation, pair);
  }
  return operationIds.map((operation) => {
    const row = rated.filter((each) => each.operation === operation);
    const own = taken.get(operation);
    // The operation of the other half of a pair is chosen if it fits clearly better.
    const pairs = vocabulary.shared.filter((pair) => pair.includes(operation)).flat();
    const shared = pairs.map((each) => taken.get(each)?.api);
    const better = row.find(({ api, share }) => shared.includes(api) && share > (own?.share ?? least) + 0.2);
    const chosen = better ?? own;
    return { operation, candidates: [...new Set([...(chosen ? [chosen] : []), ...row])].slice(0, 3), chosen };
  });
}

/** Compares an operation of the service with a canonical operation. */
function rate(operation: OperationId, api: ApiOperation): Candidate {
  const { weights, operations: profiles } = vocabulary;
  const features: Feature[] = [
    [weights.method, profiles[operation].method[api.method] ?? -1, api.method],
    [weights.interface, (operations[operation].interface === 'admin') === /\/admin(\/|$)/i.test(api.path) ? 1 : 0, ''],
    ...wordFeatures(operation, api),
    ...idFeatures(operation, api),
    ...answerFeatures(operation, api),
  ];
  const points = ([weight, value]: Feature) => weight * value;
  const good = sorted(features, points).filter(([, value, reason]) => value > 0.3 && reason !== '');
  const share = sum(features.map(points)) / sum(features.map(([weight]) => weight));
  return { api, share: Math.max(0, share), reasons: good.slice(0, 4).map(([, , reason]) => reason) };
}

/** Compares the words of the path, the name and the description. */
function wordFeatures(operation: OperationId, { path, text }: ApiOperation): Feature[] {
  const words = [...wordsOf(path.replaceAll(/\{[^}]*\}/g, '')), ...wordsOf(text, 0.7)];
  return Object.entries(vocabulary.operations[operation].words).map(([concept, times]): Feature => {
    const strength = (word: (typeof words)[number]) => word.share * (word.concepts.get(concept) ?? 0);
    const [best] = sorted(words, strength);
    const meaning = best?.text === concept ? '' : ` means ${concept}`;
    return [times * vocabulary.weights.word, best ? strength(best) : 0, `"${best?.text}"${meaning}`];
  });
}

function idFeatures(operation: OperationId, { path, places }: ApiOperation): Feature[] {
  const { parameters, parameter } = vocabulary.weights;
  const { id } = vocabulary.operations[operation];
  const variables = variablesOf(path);
  if (id === undefined) return [[parameters, variables.length === 0 ? 1 : -1, '']];
  const required = inPart('query', places)
    .filter((each) => each.required)
    .map((each) => each.path);
  const fits = (variables.length > 0 ? [variables.slice(-1)] : required).map((each) =>
    fitOf(operation, id, 'id', { path: each, type: 'any' }),
  );
  return [
    [parameters, variables.length > 0 ? 1 : -1, ''],
    [parameter, Math.max(0, ...fits), `{${variables.at(-1)}} is the id`],
  ];
}

function answerFeatures(operation: OperationId, api: ApiOperation): Feature[] {
  const { output }: OperationSpec = operations[operation];
  const isShown = inPart('response', api.places).length > 1 || (api.responseMedia !== '' && !isJson(api.responseMedia));
  if (!isShown || Object.keys(output).length === 0) return [];
  const { answer, share } = bindAnswer(operation, api.places, api.responseMedia);
  return [[vocabulary.weights.outputs, share, `the response has ${Object.keys(answer).join(', ')}`]];
}
