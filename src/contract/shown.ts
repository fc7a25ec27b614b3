const longest = 80;

/** A value for a message: JSON, truncated if it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 3).toWellFormed()}...` : text;
}
