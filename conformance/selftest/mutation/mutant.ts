import { type FaultName, interactionViolations, type Violation, violations } from '../fake/violations/index.ts';

export interface Mutant {
  id: string;
  faults: readonly FaultName[];
  requirements: readonly string[];
  form: 'flat' | 'wrapped';
}

export function singleMutants(): Mutant[] {
  return violations.map((violation) => mutantOf([violation]));
}

export function interactionMutants(): Mutant[] {
  return interactionViolations.map((violation) => mutantOf([violation]));
}

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
