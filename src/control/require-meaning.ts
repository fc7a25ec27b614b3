import { Problem } from '../contract/problem.ts';

/** Throws if a request contains a property that has no effect without another property or value. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only with ${wanted}`,
    source: { pointer },
  });
}
