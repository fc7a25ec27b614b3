import { expect, test } from 'vitest';
import { type GradeClientOptions, gradeClient } from '../src/index.ts';

test('a function that throws is a client that reports a failure', async () => {
  const client = async ({ baseUrl }: { baseUrl: string }) => {
    await fetch(`${baseUrl}/v2/admin/departments/1`);
    throw new Error('no token');
  };
  const { scenarios, client: judged, conclusion } = await gradeClient({ client, scenarios: ['job'] });
  expect([judged.name, conclusion]).toEqual(['client', 'void']);
  expect(scenarios).toMatchObject([{ isAttempted: false, exitCode: 1, output: 'no token\n', requests: 1 }]);
});

test('a client that does nothing is void', async () => {
  const record = await gradeClient({ client: () => undefined, name: 'idle', scenarios: ['job', 'lists'] });
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3, client: { name: 'idle' }, mark: null });
});

test('a grading that is stopped starts no client', async () => {
  let started = 0;
  const count = () => {
    started += 1;
  };
  const record = await gradeClient({ client: count, scenarios: ['job'], signal: AbortSignal.abort() });
  expect([started, record.voidReason]).toEqual([0, 'The grading was stopped.']);
});

test.each([
  [
    { client: 'true', scenarios: ['nothing'] },
    RangeError,
    'There is no scenario "nothing"; the scenarios are basics, ',
  ],
  [{}, TypeError, 'the option client must be a command or a function, got null'],
  [{ client: '' }, TypeError, 'the option client must be a command or a function'],
  [{ client: 'true', deadline: 0 }, TypeError, 'deadline'],
  [{ client: 'true', concurency: 2 }, TypeError, 'no option "concurency"'],
])('the options %j are refused', async (options, Kind, message) => {
  const refusal = await gradeClient(options as GradeClientOptions).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Kind);
  expect(String(refusal)).toContain(message);
});
