import { run } from '../../../../conformance/runner/run.ts';
import { readTarget } from '../../../../conformance/target/read-target.ts';
import { root } from '../../../generate/files.ts';
import { launchSandbox } from '../launch-sandbox.ts';
import { atMost, type Section } from '../sections.ts';
import { boot, startScript, signIn as token } from '../servers.ts';

/** The delay in milliseconds that a proxy adds to each response to simulate a distant server. */
const far = 50;

export const pack: Section = {
  name: 'pack',
  title: 'The whole conformance suite against the sandbox, with jobs of 200 ms',
  run: async () => {
    const near = await certified(0);
    const late = await certified(far);
    const rows = Object.entries({ sandbox: near, [`sandbox, ${far} ms away`]: late });
    return {
      columns: ['target', 'cases', 'requests', 'wall, s', "the runner's CPU, s", 'conclusion'],
      rows: rows.map(([name, { record, cpu }]) => {
        const { cases, requests, milliseconds, conclusion } = record;
        return [name, cases.length, requests, milliseconds / 1000, cpu / 1000, conclusion];
      }),
      bars: [
        atMost(5, 's', 'time of the run', near.record.milliseconds / 1000),
        atMost(2300, '', 'requests', near.record.requests),
        atMost(15, '%', `the runner's own part at ${far} ms`, (late.cpu / late.record.milliseconds) * 100),
      ],
      notes: [
        'The first run includes the compilation of the code. CPU is the CPU time of the suite without the sandbox.',
      ],
    };
  },
};

/** Returns the record of a run, and the CPU time of the test runner in milliseconds. */
async function certified(delay: number) {
  await using sandbox = await boot('the sandbox', launchSandbox, token);
  await using proxy = delay > 0 ? await startScript('delayed.ts', token, sandbox.url, `${delay}`) : null;
  const near = readTarget(`${root}fixtures/targets/sandbox.yaml`, { CPS_BASE_URL: (proxy ?? sandbox).url });
  // Jobs of the sandbox take 200 ms, so the suite waits 220 ms before it reads a job of the distant sandbox.
  const target = proxy ? { ...near, pace: { firstPoll: 220 } } : near;
  const before = process.cpuUsage();
  const record = await run({ target, runId: 'bench', verdicts: ['stated', 'published'] });
  const { user, system } = process.cpuUsage(before);
  return { record, cpu: (user + system) / 1000 };
}
