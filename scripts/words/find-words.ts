import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import terminology from 'textlint-rule-terminology';
import type { AvoidedWord } from './read-glossary.ts';

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
