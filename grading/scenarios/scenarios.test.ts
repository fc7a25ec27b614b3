import { expect, test } from 'vitest';
import { copiedBeforeUpload, readBeforeUpload, readDuringUpload } from '../checks/outcomes.ts';
import type { Exchange } from '../observe/exchange.ts';
import { scenarios } from './index.ts';
import { largeFile } from './large-file.ts';

test('there are at most 19 scenarios with different ids', () => {
  expect(scenarios.length).toBeLessThanOrEqual(19);
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
});

test.each(scenarios.map(({ id, task }) => [id, task]))('the task of %s is one to three sentences', (_id, task) => {
  expect(task).toMatch(/^[A-Z].+\.$/);
  expect(task.split(/[.] /).length).toBeLessThanOrEqual(3);
});

test('an upload that the client breaks off may be due to chance, and an upload of a copy is not', () => {
  const upload = { method: 'POST', path: '/documents', probe: null } as Exchange;
  expect(largeFile.mayBeChance?.([upload])).toBe(true);
  expect(largeFile.mayBeChance?.([{ ...upload, probe: readBeforeUpload }])).toBe(true);
  expect(largeFile.mayBeChance?.([upload, { ...upload, probe: readDuringUpload }])).toBe(false);
  expect(largeFile.mayBeChance?.([{ ...upload, probe: copiedBeforeUpload }])).toBe(false);
});

test.each([
  ['lost-creation', 'basics', 'readDepartment', 200],
  ['lost-change', 'job-partial', 'updateDepartmentMembers', 202],
  ['lost-deletion', 'job', 'deleteDepartment', 202],
])('%s counts as attempted after the same request as %s', (lost, task, operation, status) => {
  const isAttempted = (id: string, exchange: Exchange) =>
    scenarios.find((scenario) => scenario.id === id)?.isAttempted([exchange]);
  for (const sent of [operation, 'listUsers'])
    expect(isAttempted(lost, { operation: sent, status } as Exchange)).toBe(sent === operation);
  expect(isAttempted(task, { operation, status } as Exchange)).toBe(true);
});
