import { Problem } from '../contract/problem.ts';

/** Refuses a member that has no meaning with the mode or outcome beside it. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only with ${wanted}`,
    source: { pointer },
  });
}
