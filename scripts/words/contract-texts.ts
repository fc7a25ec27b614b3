import { isScalar, parseDocument, visit } from 'yaml';

const written = new Set(['description', 'summary', 'title', 'when', 'remedy']);

/** Returns all texts for readers, such as descriptions and titles. Adds the line number of each text. */
export function contractTexts(yaml: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  visit(parseDocument(yaml), {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (!written.has(String(key.value))) return;
      const line = yaml.slice(0, key.range?.[0] ?? 0).split('\n').length;
      found.push({ line, text: value.value });
    },
  });
  return found;
}
