const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The milliseconds of a length of time as the control plane takes it: `150ms`, `5s`, `10m`, `2h`, `30d`. */
export function millisecondsOf(text: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? [];
  const factor = units[unit];
  return factor === undefined ? undefined : Number(amount) * factor;
}

/** A length of time in its largest unit that leaves a whole number, as `millisecondsOf` reads it. */
export function durationText(milliseconds: number): string {
  const whole = Object.entries(units).filter(([, factor]) => milliseconds % factor === 0);
  const [unit, factor] = (milliseconds > 0 && whole.at(-1)) || (['ms', 1] as const);
  return `${milliseconds / factor}${unit}`;
}
