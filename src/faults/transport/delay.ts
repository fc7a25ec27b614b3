import { limits } from '../../contract/generated/limits.ts';
import type { FaultRow } from '../../tenant/rows.ts';
import { drawn } from '../seeded.ts';

export function delayOf({ parameters, seed, asked }: FaultRow): number {
  const at = (name: string) => Number(parameters[name] ?? 0);
  switch (parameters['distribution']) {
    case 'uniform':
      return at('from') + (at('to') - at('from')) * drawn(seed + 1, asked);
    case 'log-normal':
      return Math.min(limits.faultDuration, at('median') * Math.exp(at('sigma') * normal(seed, asked)));
    default:
      return at('for');
  }
}

function normal(seed: number, position: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawn(seed + 1, position)));
  return radius * Math.cos(2 * Math.PI * drawn(seed + 2, position));
}
