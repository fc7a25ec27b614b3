import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { SiteBuild, unbuiltPage } from './site.ts';
import { openSite } from './testing/open-site.ts';

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

const running = unbuiltPage({ state: 'running', problem: '' });

test('the first visit from this machine builds the site', async () => {
  const { get } = openSite({}, "console.error('no ' + process.argv[2]); process.exitCode = 1");
  const foreign = await get('', { 'sec-fetch-site': 'cross-site' });
  expect(foreign.payload).toBe(unbuiltPage({ state: 'none', problem: '' }));
  expect((await get('')).payload).toBe(running);
  const failed = unbuiltPage({ state: 'failed', problem: 'no scripts/docs.ts' });
  await expect.poll(async () => (await get('')).payload).toBe(failed);
});

test('the site is served only after its build has ended', async () => {
  const program = `
    import { existsSync, writeFileSync } from 'node:fs';
    const place = (name) => new URL('built/' + name, import.meta.url);
    writeFileSync(place('index.html'), 'half a page');
    const timer = setInterval(() => {
      if (!existsSync(place('finish'))) return;
      writeFileSync(place('index.html'), 'a page');
      clearInterval(timer);
    }, 5);
  `;
  const { get, built } = openSite({}, program);
  await get('');
  await expect.poll(() => existsSync(`${built}index.html`)).toBe(true);
  expect((await get('')).payload).toBe(running);
  writeFileSync(`${built}finish`, '');
  await expect.poll(async () => (await get('')).payload).toBe('a page');
});

test('the end of the sandbox stops a build in progress', async () => {
  const program = `
    import { writeFileSync } from 'node:fs';
    const place = (name) => new URL('built/' + name, import.meta.url);
    process.once('SIGTERM', () => {
      writeFileSync(place('stopped'), '');
      process.exit();
    });
    setInterval(() => undefined, 1000);
    writeFileSync(place('started'), '');
  `;
  const { get, built, close } = openSite({}, program);
  await get('');
  await expect.poll(() => existsSync(`${built}started`)).toBe(true);
  await close();
  await expect.poll(() => existsSync(`${built}stopped`)).toBe(true);
});
