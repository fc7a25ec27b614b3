import { expect, test } from 'vitest';
import { readTarget } from '../target/read-target.ts';
import { createSession } from './create-session.ts';
import { JobTimes } from './job-times.ts';

function jobTimes() {
  const { pace } = createSession(readTarget('fixtures/targets/sandbox.yaml', {}));
  const clock = { time: 0 };
  return { clock, times: new JobTimes({ pace: { ...pace, pollInterval: 500 }, now: () => clock.time }) };
}

test('a job is read when the earlier jobs of its kind had ended', () => {
  const { clock, times } = jobTimes();
  times.submitted('1', 'updateAccess', undefined);
  expect(times.wait('1')).toBe(50);
  clock.time = 200;
  times.read('1', false, undefined);
  clock.time = 260;
  times.read('1', true, undefined);
  times.submitted('2', 'updateAccess', undefined);
  expect(times.wait('2')).toBe(260);
  times.submitted('3', 'deleteDepartment', undefined);
  expect(times.wait('3')).toBe(50);
});

test('a job that was read too early is read again when the earlier jobs of its kind had ended', () => {
  const { clock, times } = jobTimes();
  times.submitted('1', 'updateAccess', undefined);
  clock.time = 300;
  times.read('1', true, undefined);
  times.submitted('2', 'updateAccess', undefined);
  times.read('2', false, undefined);
  clock.time = 310;
  times.read('2', false, undefined);
  expect(times.wait('2')).toBe(275);
});

test('the time that the target asks for decides once', () => {
  const { clock, times } = jobTimes();
  times.submitted('1', 'updateAccess', 2000);
  expect(times.wait('1')).toBe(2000);
  clock.time = 2000;
  times.read('1', false, undefined);
  expect(times.wait('1')).toBe(500);
});

test('the pause stays at most pollInterval if every job ends at its second read only', () => {
  const { clock, times } = jobTimes();
  const pauses = Array.from({ length: 40 }, (_, at) => {
    times.submitted(String(at), 'updateAccess', undefined);
    const first = times.wait(String(at));
    clock.time += first;
    times.read(String(at), false, undefined);
    const second = times.wait(String(at));
    clock.time += second;
    times.read(String(at), true, undefined);
    return [first, second];
  });
  expect(Math.max(...pauses.flat())).toBe(500);
});
