import type { JsonObject } from './schema.ts';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Converts a duration such as `5s`, `10 minutes`, `PT1H` or a number of milliseconds to milliseconds. */
function millisecondsOf(duration: unknown): number {
  if (typeof duration === 'number') return duration;
  const parts = String(duration).matchAll(/(\d+) ?(ms|[smhdSMHD])/g);
  return [...parts].reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (units[unit.toLowerCase()] ?? 0), 0);
}

export function isInOrder([from, to]: readonly [string, string], object: JsonObject): boolean {
  const [shorter, longer] = [object[from], object[to]];
  return shorter === undefined || longer === undefined || millisecondsOf(shorter) <= millisecondsOf(longer);
}
