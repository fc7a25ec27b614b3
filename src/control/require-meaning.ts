import { Problem } from '../contract/problem.ts';

/** Throws if a property would have no effect in a request, such as an error code in a plan for a successful job. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only with ${wanted}`,
    source: { pointer },
  });
}
