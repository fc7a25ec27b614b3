const longest = 80;

/** Returns a value as JSON for a message, truncated if the JSON is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 3).toWellFormed()}...` : text;
}
