/** @type {[unit: string, milliseconds: number][]} */
const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

/** Formats a duration in its largest unit, for example `1.5 s`. */
export function lengthText(milliseconds) {
  const [unit, size] = units.find(([, each]) => milliseconds >= each) ?? ['ms', 1];
  return `${Math.round((milliseconds / size) * 10) / 10} ${unit}`;
}
