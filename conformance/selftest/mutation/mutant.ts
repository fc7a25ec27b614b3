import { type FaultName, interactionViolations, type Violation, violations } from '../fake/violations/index.ts';

/** A mutant: a fake server with one or more injected faults. */
export interface Mutant {
  id: string;
  faults: readonly FaultName[];
  requirements: readonly string[];
  form: 'flat' | 'wrapped';
}

/**
 * Returns one mutant (a fake server with an injected fault) for each fault that test cases must detect.
 * The fault is in the fake server `flat`, or in the fake server `wrapped` if `flat` does not support the fault.
 */
export function singleMutants(): Mutant[] {
  return violations.map((violation) => mutantOf([violation]));
}

/** Returns mutants whose injected fault occurs only after several requests that change data. */
export function interactionMutants(): Mutant[] {
  return interactionViolations.map((violation) => mutantOf([violation]));
}

/** Returns mutants with two injected faults that violate different requirements. The seed determines the pairs. */
export function pairedMutants(count: number, seed: number): Mutant[] {
  const next = numbersFrom(seed);
  const draw = () => violations[next() % violations.length];
  const pairs = new Map<string, Mutant>();
  while (pairs.size < count) {
    const [one, other] = [draw(), draw()];
    if (!one || !other || one.requirement === other.requirement || placeOf(one) === placeOf(other)) continue;
    if (one.form && other.form && one.form !== other.form) continue;
    const mutant = mutantOf([one, other]);
    pairs.set(mutant.id, mutant);
  }
  return [...pairs.values()];
}

export function sampleOf(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const next = numbersFrom(seed);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, mutants.length)) drawn.add(next() % mutants.length);
  return mutants.filter((_, at) => drawn.has(at));
}

function placeOf({ id }: Violation): string {
  return id.replace(/:.*/, '');
}

function mutantOf(broken: readonly Violation[]): Mutant {
  return {
    id: broken.map(({ id }) => id).join(' and '),
    faults: broken.map(({ id }) => id),
    requirements: [...new Set(broken.map(({ requirement }) => requirement))],
    form: broken.find(({ form }) => form !== undefined)?.form ?? 'flat',
  };
}

function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
