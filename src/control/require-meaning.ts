import { Problem } from '../contract/problem.ts';

export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({
    code: 'INVALID VALUE',
    detail: `${pointer} is allowed only if ${wanted}`,
    source: { pointer },
  });
}
