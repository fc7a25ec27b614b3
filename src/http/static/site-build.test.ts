import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { SiteBuild } from './site-build.ts';

/** Creates a build that runs a JavaScript program instead of the program that builds the site. */
function buildOf(program: string, node = process.execPath) {
  let started = 0;
  const building = new SiteBuild(() => {
    started += 1;
    return spawn(node, ['--eval', program], { stdio: ['ignore', 'ignore', 'pipe'] });
  });
  onTestFinished(() => building.stop());
  return { building, started: () => started };
}

const ended = (building: SiteBuild) => expect.poll(() => building.isRunning).toBe(false);

test('the site is not built before the build is started', () => {
  const { building, started } = buildOf('');
  expect([building.state, building.isRunning, started()]).toEqual([{ state: 'none', problem: '' }, false, 0]);
  building.stop();
});

test('a build runs once, even if it is started again, and leaves no problem when it succeeds', async () => {
  const { building, started } = buildOf("console.error('a warning')");
  building.start();
  building.start();
  expect([building.state, building.isRunning, started()]).toEqual([{ state: 'running', problem: '' }, true, 1]);
  await ended(building);
  expect(building.state).toEqual({ state: 'none', problem: '' });
});

test('a failed build shows the end of its error messages, and is not started again', async () => {
  const { building, started } = buildOf(
    "console.error('x'.repeat(3000)); console.error(' no page '); process.exitCode = 1",
  );
  building.start();
  await ended(building);
  const { state, problem } = building.state;
  expect([state, problem.length]).toEqual(['failed', 1_998]);
  expect(problem).toMatch(/^x+\n no page$/);
  building.start();
  expect(started()).toBe(1);
});

test('a build whose program is missing has failed', async () => {
  const { building } = buildOf('', '/missing/node');
  building.start();
  await ended(building);
  expect(building.state).toEqual({ state: 'failed', problem: expect.stringContaining('ENOENT') });
});

test('a build in progress is stopped', async () => {
  const { building } = buildOf('setInterval(() => undefined, 1000)');
  building.start();
  building.stop();
  await ended(building);
  expect(building.state.state).toBe('failed');
});
