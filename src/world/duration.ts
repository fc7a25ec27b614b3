const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const short = /^(\d{1,9}) ?(ms|s|m|h|d|sec|min|seconds?|minutes?|hours?|days?)$/;
const iso = /^P(?=.)(?:(\d{1,9})D)?(?:T(?=.)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;

/**
 * The milliseconds of a length of time as the control plane takes it: a whole number of milliseconds, an amount with its
 * unit (`150ms`, `5s`, `10m`, `10 minutes`, `30d`), or an ISO 8601 duration of days and less (`PT10M`, `P30D`).
 */
export function millisecondsOf(length: string | number): number | undefined {
  if (typeof length === 'number') return length;
  const [, amount = '', unit = ''] = short.exec(length) ?? [];
  if (amount !== '') return Number(amount) * (units[unit] ?? units[unit.charAt(0)] ?? Number.NaN);
  const parts = iso.exec(length)?.slice(1);
  return parts && ['d', 'h', 'm', 's'].reduce((sum, part, at) => sum + Number(parts[at] ?? 0) * (units[part] ?? 0), 0);
}

/** A length of time in its largest unit that leaves a whole number, as `millisecondsOf` reads it. */
export function durationText(milliseconds: number): string {
  const whole = Object.entries(units).filter(([, factor]) => milliseconds % factor === 0);
  const [unit, factor] = (milliseconds > 0 && whole.at(-1)) || (['ms', 1] as const);
  return `${milliseconds / factor}${unit}`;
}
