// Checks the README, the guides and the texts of the API contracts for words that the glossary forbids.
import { globSync, readFileSync } from 'node:fs';
import { root } from './generate/files.ts';
import { avoidedWords, contractTexts, findWords } from './words/find-words.ts';

const glossary = 'docs/glossary.md';
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const words = avoidedWords(read(glossary));
const found: string[] = [];

const guides = ['README.md', ...globSync('docs/{*,partner/*,vendor/*,docs-team/*}.md', { cwd: root })];
for (const file of guides.filter((each) => each !== glossary)) {
  for (const { line, message } of await findWords(read(file), words)) found.push(`${file}:${line}: ${message}`);
}
for (const file of globSync('openapi/{admin,documents,sandbox,errors,journeys}/**/*.yaml', { cwd: root })) {
  for (const { line, text } of contractTexts(read(file))) {
    for (const { message } of await findWords(text, words)) found.push(`${file}:${line}: ${message}`);
  }
}
for (const each of found.sort()) console.error(each);
process.exitCode = found.length > 0 ? 1 : 0;
