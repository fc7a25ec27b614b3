import { expect, test } from 'vitest';
import type { Document, Parameter } from '../generate/model.ts';
import { type ChangeLevel, compare, levelFaults, levelOf } from './compare.ts';

const changelog = (level: string) => `# Changelog\n\n## Unreleased\n\n${level}\n\n- x\n\n## 0.1.0\n\nLevel: minor\n`;

test.each<[named: string, found: ChangeLevel, isGood: boolean]>([
  ['major', 'major', true],
  ['major', 'patch', true],
  ['minor', 'major', false],
  ['none', 'patch', false],
  ['none', 'none', true],
])('a release of the level %s with changes of the level %s is accepted: %s', (named, found, isGood) => {
  expect(levelFaults(changelog(`Level: ${named}`), found)).toHaveLength(isGood ? 0 : 1);
});

test('a level that is too low, missing or unknown is reported with the section', () => {
  const tooLow = 'CHANGELOG.md: "Unreleased" names the level patch, but the contract has changes of minor';
  expect(levelFaults(changelog('Level: patch'), 'minor')).toEqual([tooLow]);
  for (const line of ['', 'Level: big', 'A Level: minor'])
    expect(levelFaults(changelog(line), 'patch')[0]).toMatch(
      /^CHANGELOG\.md: the section "Unreleased" must have a line/,
    );
  expect(levelFaults('## 0.1.0\n\nLevel: minor\n', 'patch')[0]).toMatch(/the first section must be/);
});

function contract(...parameters: Partial<Parameter>[]): Document {
  const whole = parameters.map((each) => ({ in: 'query', schema: { type: 'string' }, ...each }) as Parameter);
  const operation = { operationId: 'listThings', summary: 'x', 'x-basis': 'stated' } as const;
  const responses = { 200: { content: {} } };
  return {
    ...{ openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' } },
    paths: { '/things': { get: { ...operation, parameters: whole, responses } } },
  };
}

const short = contract({ name: 'filter[id]' }, { name: 'page' });

test.each<[name: string, level: ChangeLevel, now: Document]>([
  ['nothing', 'none', short],
  ['an extension', 'none', { ...short, ...{ 'x-note': 'new' } }],
  ['an optional parameter', 'minor', contract({ name: 'filter[id]' }, { name: 'page' }, { name: 'size' })],
  ['a required parameter', 'major', contract({ name: 'filter[id]' }, { name: 'page' }, { name: 'a', required: true })],
  ['one parameter less', 'major', contract({ name: 'page' })],
  ['another order of parameters', 'none', contract({ name: 'page' }, { name: 'filter[id]' })],
  [
    'a long text',
    'patch',
    contract({ name: 'filter[id]', description: 'Words. '.repeat(50) } as object, { name: 'page' }),
  ],
])('the level of %s is %s', async (_, level, now) => {
  expect(levelOf(await compare(short, now))).toBe(level);
});
