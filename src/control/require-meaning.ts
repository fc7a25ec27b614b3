import { Problem } from '../contract/problem.ts';

/** Throws if a request contains a property that is not allowed with the chosen mode or outcome. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only with ${wanted}`,
    source: { pointer },
  });
}
