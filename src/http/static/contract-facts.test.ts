import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { claimPages } from '../../../scripts/docs/pages/claims.ts';
import { operationPages } from '../../../scripts/docs/pages/operations.ts';
import { decisionPage, errorPage } from '../../../scripts/docs/pages/registers.ts';
import { contractFacts } from './console.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

function claims() {
  const data = claimPages(project).find(({ path }) => path === 'register/claims-data.json')?.markdown ?? '[]';
  const ids: { id: string }[] = JSON.parse(data);
  return { path: 'register/claims.md', markdown: ids.map(({ id }) => `{#${id.toLowerCase()}}`).join() };
}

test('every link of the console to the documentation leads to a page and an anchor', () => {
  const openapi = `${project}openapi`;
  const pages = [claims(), decisionPage(openapi), errorPage(openapi), ...operationPages(project)];
  const anchors = new Set(pages.flatMap(({ path, markdown }) => anchorsIn(markdown).map((each) => `${path}#${each}`)));
  const { errors, operations } = contractFacts();
  const links = [
    ...Object.values(errors).flatMap(({ clauses }) => clauses.map(({ page }) => page)),
    ...Object.values(operations).map(({ page }) => page),
  ];
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !anchors.has(link.replace('.html', '.md')))).toEqual([]);
});

test('the console shows the operations of both APIs, and no operations of the control plane', () => {
  const { errors, operations } = contractFacts();
  const page = 'register/operations-admin.html#readdepartment';
  expect(operations['readDepartment']).toEqual({ method: 'GET', path: '/v2/admin/departments/{id}', page });
  expect(Object.values(operations).filter(({ path }) => path.startsWith('/_sandbox'))).toEqual([]);
  expect(errors['DEPARTMENT NAME TAKEN']?.clauses[0]).toEqual({
    text: 'error DEPARTMENT NAME TAKEN',
    page: 'register/errors.html#admin-department-name-taken',
  });
  const texts = Object.values(errors).flatMap(({ clauses }) => clauses.map(({ text }) => text.split(' ')[0]));
  expect(new Set(texts)).toEqual(new Set(['error', 'statement', 'decision']));
});

function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/\{#([^}]+)\}/g)].map(([, anchor = '']) => anchor);
}
