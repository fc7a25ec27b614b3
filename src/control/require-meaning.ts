import { Problem } from '../contract/problem.ts';

/** Throws if a request contains a property without the other property or value that it needs. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only with ${wanted}`,
    source: { pointer },
  });
}
