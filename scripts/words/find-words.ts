import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import terminology from 'textlint-rule-terminology';
import type { AvoidedWord } from './read-glossary.ts';

/** A word that a text should avoid, with its location in the text. */
export interface FoundWord {
  /** Line number of the word, counted from 1. */
  line: number;
  message: string;
}

const kernel = new TextlintKernel();

/** Finds words to avoid in Markdown. Words in code, links and quotations are allowed. */
export async function findWords(text: string, words: readonly AvoidedWord[]): Promise<FoundWord[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { defaultTerms: false, terms: words } }],
  });
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}
