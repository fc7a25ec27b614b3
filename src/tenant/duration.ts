import { limits } from '../contract/generated/limits.ts';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const short =
  /^(?:(\d{1,12}) ?(ms)|(\d{1,9}) ?(s|sec|seconds?)|(\d{1,7}) ?(m|min|minutes?)|(\d{1,5}) ?(h|hours?)|(\d{1,4}) ?(d|days?))$/;
const iso = /^P(?=.)(?:(\d{1,4})D)?(?:T(?=.)(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7})S)?)?$/;

/** Accepts whole milliseconds, units (`150ms`), and ISO 8601 without months (`PT10M`). Undefined if invalid. */
export function millisecondsOf(duration: string | number): number | undefined {
  if (typeof duration === 'number') {
    return Number.isInteger(duration) && duration >= 0 && duration <= limits.duration ? duration : undefined;
  }
  const [amount, unit] = short.exec(duration)?.slice(1).filter(Boolean) ?? [];
  if (amount !== undefined && unit !== undefined) return Number(amount) * (units[unit] ?? units[unit.charAt(0)] ?? 0);
  const parts = iso.exec(duration)?.slice(1);
  return parts && ['d', 'h', 'm', 's'].reduce((sum, part, at) => sum + Number(parts[at] ?? 0) * (units[part] ?? 0), 0);
}

export function validMilliseconds(duration: string | number): number {
  const milliseconds = millisecondsOf(duration);
  if (milliseconds === undefined) throw new Error(`the duration ${JSON.stringify(duration)} is invalid`);
  return milliseconds;
}

/** Uses the largest unit that gives a whole number, such as `90s` instead of `90000ms`. */
export function durationText(milliseconds: number): string {
  const texts = Object.entries(units).map(([unit, factor]) => `${milliseconds / factor}${unit}`);
  return (milliseconds > 0 && texts.findLast((text) => millisecondsOf(text) === milliseconds)) || `${milliseconds}ms`;
}
