import { Problem } from '../contract/problem.ts';

/** Throws if a request contains a property without effect, such as an error code for a successful job. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only if ${wanted}`,
    source: { pointer },
  });
}
