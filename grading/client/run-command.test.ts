import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandClient } from './run-command.ts';

const task = { scenario: '', task: '', baseUrl: '', apiKey: '', file: '' };

const run = (command: string, signal = new AbortController().signal) => commandClient(command)({ ...task, signal });

/** Returns the state of a process: empty if it has ended, or `Z` if nobody has asked for its exit code yet. */
const stateOf = (pid: string) => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();

/** Runs a client that ends with 7 while its child, which holds the output open, still runs. Returns its process id. */
async function childOf(command: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'child-')), 'pid');
  const { exitCode } = await run(`PID=${file}; ${command} & until [ -s $PID ]; do :; done; exit 7`);
  expect(exitCode).toBe(7);
  const pid = readFileSync(file, 'utf8').trim();
  rmSync(dirname(file), { recursive: true });
  return pid;
}

const sleeping = (file: string) => `'echo $$ > ${file}; exec sleep 987654'`;

test.each([
  ['a child in the background', `sh -c ${sleeping('$0')} $PID`],
  ['a child that ignores SIGTERM', `sh -c 'trap "" TERM; echo $$ > $0; while :; do sleep 1; done' $PID`],
  ['a child in another session', `setsid sh -c ${sleeping('$0')} $PID`],
])('%s ends together with the client', async (_what, command) => {
  expect(stateOf(await childOf(command))).toMatch(/^(Z.*)?$/);
});

test('a process that has left the group without its environment does not hold up the grading', async () => {
  const pid = await childOf(`env -i setsid sh -c ${sleeping('$0')} $PID`);
  onTestFinished(() => void process.kill(Number(pid)));
  expect(stateOf(pid)).toMatch(/^S/);
});

test('a client that ignores SIGTERM is stopped when the signal is aborted', async () => {
  const stop = new AbortController();
  const ended = run("trap '' TERM; while :; do sleep 1; done", stop.signal);
  stop.abort();
  expect(await ended).toMatchObject({ exitCode: null, startFailure: null });
});

test('a long output is kept in part, with its last line', async () => {
  const { output, isOutputCut } = await run('echo first; seq 100000; echo last');
  expect([isOutputCut, output.length < 70_000]).toEqual([true, true]);
  expect(output).toMatch(
    /^first\n1\n[\s\S]+\n\(\d+ characters of the output were not kept\)\n[\s\S]+\n100000\nlast\n$/,
  );
});
