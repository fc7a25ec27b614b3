import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOperationId, operationIds } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import { isNeed } from '../case/needs.ts';
import { loadRegister } from '../requirements/register.ts';
import described from './cases.json' with { type: 'json' };
import { cases } from './index.ts';

const register = new Map(loadRegister().map((row) => [row.id, row]));
const helpers = new Set(['steps', 'effects', 'pdf', 'derived']);

const files = await Promise.all(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => /^([\w-]+)[\\/]([\w-]+)\.ts$/.exec(path))
    .filter((match) => match !== null)
    .map(async ([path, folder = '', name = '']) => ({
      path,
      name,
      cases: casesOf(await import(`./${folder}/${name}.ts`)),
    })),
);

function casesOf(module: Record<string, unknown>): Case[] {
  const all = new Set<unknown>(cases);
  return Object.values(module)
    .flat()
    .filter((value): value is Case => all.has(value));
}

const caseFiles = files.filter(({ name }) => !helpers.has(name));

describe('the cases as a whole', () => {
  it('have each an id of their own', () => {
    const ids = cases.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('run every case that cases.json describes, with known operations, needs and verdicts', () => {
    const descriptions: readonly { operations: readonly string[]; needs?: readonly string[]; verdict?: string }[] =
      Object.values(described);
    const unknown = descriptions.flatMap(({ operations, needs = [], verdict = 'published' }) => [
      ...operations.filter((id) => !isOperationId(id)),
      ...needs.filter((need) => !isNeed(need)),
      ...[verdict].filter((name) => name !== 'published'),
    ]);
    expect(unknown).toEqual([]);
    const ids = new Set(cases.map(({ id }) => id));
    expect(Object.keys(described).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('the list contains exactly the cases of the files', () => {
    expect(caseFiles.filter((file) => file.cases.length === 0).map(({ path }) => path)).toEqual([]);
    const written = cases.filter(({ id }) => !id.startsWith('derived-'));
    expect(caseFiles.flatMap((file) => file.cases).length).toBe(written.length);
  });

  it('send every operation of the contract', () => {
    const sent = new Set(cases.flatMap(({ operations }) => operations));
    expect(operationIds.filter((id) => !sent.has(id))).toEqual([]);
  });

  it('judge every testable row of the register', () => {
    const judged = new Set(cases.map(({ requirement }) => requirement));
    const missing = [...register.values()].filter((row) => !row.untestable && !judged.has(row.id)).map(({ id }) => id);
    expect(missing, 'rows without a case').toEqual([]);
  });
});

describe.each(caseFiles)('$path', ({ name, cases: own }) => {
  it('has cases whose ids begin with its name', () => {
    expect(own.filter(({ id }) => id !== name && !id.startsWith(`${name}-`)).map(({ id }) => id)).toEqual([]);
  });

  it.each(own)('$id', ({ title, requirement, operations, verdict }) => {
    expect(title).toMatch(/^\S.{0,88}[^.\s]$/);
    expect(title).not.toMatch(/\b(should|must|shall|will|would)\b/i);
    expect(operations.filter((id) => !isOperationId(id))).toEqual([]);
    expect(new Set(operations).size).toBe(operations.length);
    const row = register.get(requirement);
    expect(row, `no row of the register has the id ${requirement}`).toBeDefined();
    expect(row?.untestable).toBeUndefined();
    if (row?.basis === 'assumed') expect(verdict).toBe('published');
  });
});
