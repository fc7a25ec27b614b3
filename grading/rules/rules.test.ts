import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checks } from '../run/judge.ts';
import { scenarios } from '../scenarios/index.ts';
import { loadRules } from './load-rules.ts';
import { levels } from './rule.ts';

const rules = loadRules();

test('there are at least 40 rules with different ids', () => {
  expect(rules.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test('each rule has exactly one check, and each check has a rule', () => {
  expect(rules.map(({ id }) => id).sort()).toEqual(Object.keys(checks).sort());
});

test('each rule names known scenarios, and each scenario decides a rule', () => {
  const known = scenarios.map(({ id }) => id);
  const named = rules.flatMap((rule) => (rule.scenarios === 'all' ? [] : rule.scenarios));
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !named.includes(id))).toEqual([]);
});

test('a rule explains only failures that change the grade at most as much as its own', () => {
  const weight = (id: string) =>
    levels.findIndex((level) => rules.some((rule) => rule.id === id && rule.level === level));
  const explained = rules.flatMap(({ id, explains = [] }) => explains.map((other) => [id, other] as const));
  expect(explained.filter(([id, other]) => weight(other) < weight(id))).toEqual([]);
});

test('the writes and the reads of rules about lost responses are operations of the contract', () => {
  const bundles = ['admin', 'documents'].map((name) => readFileSync(`dist/openapi/${name}.json`, 'utf8')).join();
  const named = rules.flatMap(({ reads = {} }) => [...Object.keys(reads), ...Object.values(reads).flat()]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !bundles.includes(`"operationId": "${id}"`))).toEqual([]);
});

test.each(rules)('the rule $id is complete', (rule) => {
  expect(levels).toContain(rule.level);
  for (const text of [rule.statement, rule.remedy]) expect(text).toMatch(/^[A-Z].+\.$/);
  for (const text of [rule.basis, rule.sketch, rule.link]) expect(text).toMatch(/\S/);
});

test.each(rules.filter(({ level }) => level === 'must'))(
  'the must $id is based on the contract or a standard',
  (rule) => {
    expect(rule.basis).toMatch(/^(Contract, |RFC \d{4}, section|JSON:API 1\.1, )/);
  },
);

test.each(rules.filter(({ link }) => !link.startsWith('https:')))(
  'the link of $id points into the contract',
  ({ link }) => {
    const [file, pointer = ''] = link.split('#');
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/'));
    let value: unknown = JSON.parse(readFileSync(new URL(`../../dist/openapi/${file}`, import.meta.url), 'utf8'));
    for (const step of steps) value = Object(resolved(file, value))[step];
    expect(value).toBeDefined();
  },
);

function resolved(file: string | undefined, value: unknown): unknown {
  const reference = Object(value).$ref;
  if (typeof reference !== 'string') return value;
  const steps = reference.split('/').slice(1);
  const document = JSON.parse(readFileSync(new URL(`../../dist/openapi/${file}`, import.meta.url), 'utf8'));
  return steps.reduce((inner, step) => inner[step], document);
}
