import { expect, test } from 'vitest';
import { TextFinds } from './text-finds.ts';

function countedTexts(...texts: string[]) {
  const reads: number[] = [];
  const textAt = (slot: number) => {
    reads.push(slot);
    return texts[slot] ?? '';
  };
  return { texts, reads, textAt };
}

test('a text contains a part in the given form, and an empty part if it is not empty', () => {
  const finds = new TextFinds((text) => [text.toLowerCase()]);
  const { textAt } = countedTexts('The Cap', 'none', '');
  const found = (part: string) => [0, 1, 2].map(finds.finder(part, 3, textAt));
  expect([found('cap'), found('p'), found('x'), found('')]).toEqual([
    [true, false, false],
    [true, false, false],
    [false, false, false],
    [true, true, false],
  ]);
});

test('each text is read once for a part, until it changes', () => {
  const finds = new TextFinds((text) => [text.toLowerCase()]);
  const { texts, reads, textAt } = countedTexts('a cap', 'none');
  const ask = (slots = 2) => [0, 1].map(finds.finder('cap', slots, textAt));
  ask();
  ask();
  expect(reads).toEqual([0, 1]);
  ask(5_000);
  expect(reads).toEqual([0, 1]);
  texts[4_000] = 'a cap';
  expect(finds.finder('cap', 5_000, textAt)(4_000)).toBe(true);
  texts[1] = 'the cap';
  finds.forget(1);
  expect([ask(5_000), reads]).toEqual([
    [true, true],
    [0, 1, 4_000, 1],
  ]);
});

test('the results of 256 parts are stored, and the least recently used part is removed first', () => {
  const finds = new TextFinds((text) => [text.toLowerCase()]);
  const { reads, textAt } = countedTexts('text');
  const ask = (part: string) => finds.finder(part, 1, textAt)(0);
  for (let part = 0; part < 256; part++) ask(`part ${part}`);
  for (const part of ['part 1', 'part 0']) ask(part);
  expect(reads).toHaveLength(256);
  ask('part 256');
  for (const part of ['part 0', 'part 1']) ask(part);
  expect(reads).toHaveLength(257);
  ask('part 2');
  expect(reads).toHaveLength(258);
});
