import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { claimPages } from '../../../scripts/docs/pages/claims.ts';
import { operationPages } from '../../../scripts/docs/pages/operations.ts';
import { decisionPage, errorPage } from '../../../scripts/docs/pages/registers.ts';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { contractFacts } from './console.ts';
import { readContract } from './reference.ts';

test('the files of the console are served below its address', async () => {
  const { app } = openSandbox();
  const page = await app.inject('/_sandbox/console/');
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(page.payload) ?? [];
  const { statusCode, headers } = await app.inject(new URL(script, 'http://sandbox/_sandbox/console/').pathname);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript']);
});

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

test('the reference allows the browser no other server and no inline script', async () => {
  const { app } = openSandbox();
  const { headers, statusCode } = await app.inject('/_sandbox/reference/');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('the address without a slash redirects to the one with it', async () => {
  const { app } = openSandbox();
  const { headers, statusCode } = await app.inject('/_sandbox/reference');
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location: '/_sandbox/reference/' });
});

test('a file that the reference does not have is answered with 404', async () => {
  const { app } = openSandbox();
  expect((await app.inject('/_sandbox/reference/openapi/secrets.json')).statusCode).toBe(404);
});

test('examples of optional parameters are not sent by default, those of required parameters are', async () => {
  const { paths } = JSON.parse(await readContract('admin'));
  const named = (name: string) => (each: { name?: string }) => each.name === name;
  const email = paths['/v2/admin/users'].get.parameters.find(named('filter[email]'));
  expect(email.example).toBeUndefined();
  expect(email.examples.example['x-disabled']).toBe(true);
  const type = paths['/v2/admin/access'].get.parameters.find(named('filter[type]'));
  expect(type.example).toBe('folder');
});
