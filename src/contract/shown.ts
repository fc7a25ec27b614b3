export function alternatives(values: readonly string[]): string {
  // Creates the list formatter on demand, because loading its language data would delay the start.
  const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return anyOf.format(values.map((value) => JSON.stringify(value)));
}

const longest = 80;

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 3).toWellFormed()}...` : text;
}
