const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

export function lengthText(milliseconds) {
  const [unit, size] = units.find(([, each]) => milliseconds >= each) ?? ['ms', 1];
  return `${Math.round((milliseconds / size) * 10) / 10} ${unit}`;
}
