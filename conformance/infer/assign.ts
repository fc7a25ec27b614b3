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

type Chosen = Map<OperationId, Candidate>;

/** Assigns operations of the service to canonical operations, so that the sum of the shares is high. */
export function assignOperations(apis: readonly ApiOperation[]): Choice[] {
  const isDivided = apis.some(isAdmin) && !apis.every(isAdmin);
  const rows = new Map(operationIds.map((operation) => [operation, candidatesOf(operation, apis, isDivided)]));
  const chosen: Chosen = new Map();
  for (const operation of operationIds) place(operation, rows, chosen, 0);
  for (const [operation, row] of rows) {
    const shared = sharedCandidate(operation, row, chosen);
    if (shared) chosen.set(operation, shared);
  }
  return [...rows].map(([operation, row]) => choiceOf(operation, row, chosen.get(operation)));
}

function candidatesOf(operation: OperationId, apis: readonly ApiOperation[], isDivided: boolean): Candidate[] {
  const all = apis.map((api) => rate(operation, api, isDivided)).filter(({ share }) => share >= least);
  return all.toSorted((one, other) => other.share - one.share);
}

/** Chooses the best candidate, and moves another operation away from its candidate if both together gain by it. */
function place(
  operation: OperationId,
  rows: ReadonlyMap<OperationId, readonly Candidate[]>,
  chosen: Chosen,
  depth: number,
): void {
  const gains = (rows.get(operation) ?? []).map((candidate) => {
    const [owner, owned] = [...chosen].find(([, { api }]) => api === candidate.api) ?? [];
    if (owner === undefined || owned === undefined) return { candidate, owner, gain: candidate.share };
    const isFree = ({ api }: Candidate) => ![...chosen.values()].some((each) => each.api === api);
    const next = rows.get(owner)?.find(isFree)?.share ?? least;
    return { candidate, owner, gain: candidate.share - owned.share + next };
  });
  const [best] = gains.toSorted((one, other) => other.gain - one.gain);
  if (best === undefined || best.gain < least) return;
  if (best.owner !== undefined) chosen.delete(best.owner);
  chosen.set(operation, best.candidate);
  if (best.owner !== undefined && depth < rows.size) place(best.owner, rows, chosen, depth + 1);
}

/** Returns the operation of the other half of a pair, if it fits clearly better. */
function sharedCandidate(operation: OperationId, row: readonly Candidate[], chosen: Chosen): Candidate | undefined {
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
