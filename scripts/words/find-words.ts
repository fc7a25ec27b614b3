import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import terminology from 'textlint-rule-terminology';
import type { AvoidedWord } from './read-glossary.ts';

/** A forbidden word in a text, with its location. */
export interface FoundWord {
  /** Line number of the forbidden word, counted from 1. */
  line: number;
  message: string;
}

const kernel = new TextlintKernel();

/** Finds forbidden words in Markdown. Code, links and quotations may contain the words. */
export async function findWords(text: string, words: readonly AvoidedWord[]): Promise<FoundWord[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { defaultTerms: false, terms: words } }],
  });
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}
