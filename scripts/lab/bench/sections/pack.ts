import type { RunRecord } from '../../../../conformance/record/run-record.ts';
import { run } from '../../../../conformance/runner/run.ts';
import { readTarget } from '../../../../conformance/target/read-target.ts';
import type { Target } from '../../../../conformance/target/types.ts';
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
    const near = await withServers(false, (url) => judged(targetAt(url)));
    // Jobs of the sandbox take 200 ms, so the suite waits 220 ms before it reads a job.
    const late = await withServers(true, (url) => judged({ ...targetAt(url), pace: { firstPoll: 220 } }));
    const share = (late.cpu / late.record.milliseconds) * 100;
    return {
      columns: ['target', 'cases', 'requests', 'wall, s', "the runner's CPU, s", 'conclusion'],
      rows: [rowOf('sandbox', near), rowOf(`sandbox, ${far} ms away`, late)],
      bars: [
        atMost(5, 's', 'time of the run', near.record.milliseconds / 1000),
        atMost(2300, '', 'requests', near.record.requests),
        atMost(15, '%', `the runner's own part at ${far} ms`, share),
      ],
      notes: [
        'The first run includes the compilation of the code. CPU is the CPU time of the suite without the sandbox.',
      ],
    };
  },
};

interface Judged {
  record: RunRecord;
  /** CPU time of the test runner in milliseconds. */
  cpu: number;
}

function rowOf(name: string, { record, cpu }: Judged): (string | number)[] {
  const { cases, requests, milliseconds, conclusion } = record;
  return [name, cases.length, requests, milliseconds / 1000, cpu / 1000, conclusion];
}

function targetAt(url: string): Target {
  return readTarget(`${root}fixtures/targets/sandbox.yaml`, { CPS_BASE_URL: url });
}

async function judged(target: Target): Promise<Judged> {
  const before = process.cpuUsage();
  const record = await run({ target, runId: 'bench', verdicts: ['stated', 'published'] });
  const { user, system } = process.cpuUsage(before);
  return { record, cpu: (user + system) / 1000 };
}

async function withServers(isFar: boolean, work: (url: string) => Promise<Judged>): Promise<Judged> {
  await using sandbox = await boot('the sandbox', launchSandbox, token);
  if (!isFar) return await work(sandbox.url);
  await using between = await startScript('delayed.ts', token, sandbox.url, `${far}`);
  return await work(between.url);
}
