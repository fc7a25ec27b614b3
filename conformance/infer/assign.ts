import { type OperationId, operationIds } from '../canonical/operations.ts';
import type { ApiOperation } from './api.ts';
import { type Candidate, isAdmin, rate } from './score.ts';
import { vocabulary } from './words.ts';

export interface Choice {
  readonly operation: OperationId;
  /** The best candidates of the service. The first is the chosen one, if one is chosen. */
  readonly candidates: readonly Candidate[];
  readonly chosen: Candidate | undefined;
  readonly confidence: number;
}

/** A candidate must have this share of the points. */
const least = 0.3;
const mostCandidates = 3;

/** Assigns operations of the service to canonical operations, the best fit first. */
export function assignOperations(apis: readonly ApiOperation[]): Choice[] {
  const isDivided = apis.some(isAdmin) && !apis.every(isAdmin);
  const rows = new Map(
    operationIds.map((operation) => {
      const all = apis.map((api) => rate(operation, api, isDivided)).filter(({ share }) => share >= least);
      return [operation, all.toSorted((one, other) => other.share - one.share)];
    }),
  );
  const pairs = [...rows].flatMap(([operation, row]) => row.map((candidate) => ({ operation, candidate })));
  const chosen = new Map<OperationId, Candidate>();
  for (const { operation, candidate } of pairs.toSorted((one, other) => other.candidate.share - one.candidate.share)) {
    const isTaken = [...chosen.values()].some(({ api }) => api === candidate.api);
    if (!isTaken && !chosen.has(operation)) chosen.set(operation, candidate);
  }
  for (const [operation, row] of rows) {
    const shared = sharedCandidate(operation, row, chosen);
    if (shared) chosen.set(operation, shared);
  }
  return [...rows].map(([operation, row]) => choiceOf(operation, row, chosen.get(operation)));
}

/** Returns the operation of the other half of a pair, if it fits clearly better. */
function sharedCandidate(
  operation: OperationId,
  row: readonly Candidate[],
  chosen: ReadonlyMap<OperationId, Candidate>,
): Candidate | undefined {
  const partners = vocabulary.shared.filter((pair) => pair.includes(operation)).flat();
  const apis = partners.filter((each) => each !== operation).map((each) => chosen.get(each)?.api);
  const own = chosen.get(operation)?.share ?? least;
  return row.find(({ api, share }) => apis.includes(api) && share > own + 0.2);
}

function choiceOf(operation: OperationId, row: readonly Candidate[], chosen: Candidate | undefined): Choice {
  const others = row.filter((each) => each !== chosen);
  const candidates = [...(chosen ? [chosen] : []), ...others].slice(0, mostCandidates);
  const lead = (chosen?.share ?? 0) - (others[0]?.share ?? 0);
  const confidence = (chosen?.share ?? 0) * (0.8 + Math.max(-0.3, Math.min(0.25, lead)));
  return { operation, candidates, chosen, confidence };
}
