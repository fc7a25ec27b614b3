import { expect, test } from 'vitest';
import type { OperationId } from '../canonical/operations.ts';
import { judgeAltered, outcomesOf, readingVersions, withBinding, withVersions } from './fake/altered.ts';

const only = ['department-rename', 'department-move', 'department-empty-update-rejected'];

test.each([0, 3])('an update may need the current version of the object, after %i refusals with 412', async (count) => {
  const record = await judgeAltered({ only, alter: withVersions(count), change: readingVersions });
  const { passed = [], ...others } = outcomesOf(record);
  expect(others).toEqual({});
  expect(passed.length).toBeGreaterThan(only.length);
});

test('a target that always refuses the current version of an object does not pass', async () => {
  const alter = withVersions(Number.POSITIVE_INFINITY);
  const record = await judgeAltered({ only: ['department-rename'], alter, change: readingVersions });
  expect(outcomesOf(record)).not.toHaveProperty('passed');
});

test('a refusal of another tenant is judged with the current version, which the administrator reads', async () => {
  const seen: string[] = [];
  const versions = withVersions();
  const record = await judgeAltered({
    only: ['administration-current-tenant'],
    change: readingVersions,
    alter: (request, forward) => {
      if (request.method === 'PUT' && request.url.pathname.includes('/units/'))
        seen.push(request.headers['if-match'] ?? 'none');
      return versions(request, forward);
    },
  });
  expect(Object.keys(outcomesOf(record))).toEqual(['passed']);
  expect(seen).not.toEqual([]);
  expect(seen).not.toContain('none');
});

const path = '/v2/admin/departments/{id}';

test('a value that the response lacks is reported as a mistake of the target file', async () => {
  const change = withBinding('updateDepartment', {
    before: { path, answer: { version: { header: 'X-Etag' } } },
    headers: { 'If-Match': '{version}' },
  });
  const record = await judgeAltered({ only: ['department-rename'], alter: withVersions(), change });
  const reasons = record.cases.filter(({ outcome }) => outcome !== 'unbound').map(({ reason }) => reason);
  expect(Object.keys(outcomesOf(record))).toEqual(['error']);
  for (const reason of reasons)
    expect(reason).toMatch(
      /^operations\.updateDepartment\.before\.answer\.version finds no value in the response to GET/,
    );
});

async function pathsBefore(operation: OperationId, path: string, only: string): Promise<string[]> {
  const paths: string[] = [];
  await judgeAltered({
    only: [only],
    change: withBinding(operation, { before: { path, answer: { value: 'value' } } }),
    alter: (request, forward) => {
      if (!request.url.pathname.includes('/probe/')) return forward();
      paths.push(request.url.pathname);
      return { status: 200, body: { value: 'x' } };
    },
  });
  return paths;
}

test('the request before uses the same spelling of input values as the main request', async () => {
  const paths = await pathsBefore('updateAccess', '/v2/admin/probe/{operation}', 'access-read-by-id');
  expect(new Set(paths)).toEqual(new Set(['/platform/v2/admin/probe/GRANT']));
});

test('the request before is left out if its path needs an input that is missing', async () => {
  const paths = await pathsBefore('createDepartment', '/v2/admin/probe/{parentDepartment}', 'department-move');
  expect(paths).not.toEqual([]);
  expect(paths).not.toContain('/platform/v2/admin/probe/');
});
