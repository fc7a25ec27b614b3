import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import terminology from 'textlint-rule-terminology';
import { isScalar, parseDocument, visit } from 'yaml';

export interface FoundWord {
  line: number;
  message: string;
}

const kernel = new TextlintKernel();

export async function findWords(text: string, words: readonly AvoidedWord[]): Promise<FoundWord[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { defaultTerms: false, terms: words } }],
  });
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}

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

/** A pattern that matches forbidden words, and the words to use instead. */
type AvoidedWord = [pattern: string, replacement: string];

export function avoidedWords(glossary: string): AvoidedWord[] {
  return glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.at(-1) !== 'Instead of')
    .flatMap(([term = '', ...others]) =>
      (others.at(-1) ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .map((word): AvoidedWord => [word.replaceAll(' ', '\\s+'), term]),
    );
}
