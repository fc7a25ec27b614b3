import { expect, test } from 'vitest';
import { avoidedWords, contractTexts, findWords } from './find-words.ts';

const glossary = `
| Term | Meaning | Instead of |
| --- | --- | --- |
| snapshot | A saved state. | going back, moment |
| store | A database. | |

| Write | Instead of |
| --- | --- |
| expired | time is up |
`;

test('the last column of each table lists the avoided words', () => {
  expect(avoidedWords(glossary)).toEqual([
    ['going\\s+back', 'snapshot'],
    ['moment', 'snapshot'],
    ['time\\s+is\\s+up', 'expired'],
  ]);
});

test('an avoided word is found with its line, also across a line break and in upper case', async () => {
  const found = await findWords('# Tokens\n\nTime is\nup for it.\n', avoidedWords(glossary));
  expect(found).toEqual([{ line: 3, message: expect.stringContaining('use “Expired” instead') }]);
});

test.each(['`time is up`', 'momentary', '```\nmoment\n```'])('%s is allowed', async (text) => {
  expect(await findWords(text, avoidedWords(glossary))).toEqual([]);
});

test('descriptions, summaries and titles of the contract are read, not examples', () => {
  const yaml = 'get:\n  summary: Read it\n  description: |\n    Long.\n    Text.\n  example: { text: none }\n';
  expect(contractTexts(yaml)).toEqual([
    { line: 2, text: 'Read it' },
    { line: 3, text: 'Long.\nText.\n' },
  ]);
});
