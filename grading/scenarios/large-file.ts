import { spawnSync } from 'node:child_process';
import { closeSync, openSync, statSync, utimesSync, writeSync } from 'node:fs';
import { copiedBeforeUpload, readBeforeUpload, readDuringUpload } from '../checks/outcomes.ts';
import type { Conditions, Stage } from './scenario.ts';

/** Each upload gets a different text, because the file still contains the text of the previous one. */
const newEnd = ({ tenant }: Stage, upload: number) => `The end of the file during request ${upload} of ${tenant.id}.\n`;

/** Some runtimes stop reading a file whose modification time has changed. */
const unchanged = new Date('2026-01-15T09:00:00Z');

/** Synchronous, so that the client hardly ever sees a changed modification time. */
function changeEnd(path: string, end: string): void {
  const { size } = statSync(path);
  const file = openSync(path, 'r+');
  try {
    writeSync(file, end, size - end.length);
    utimesSync(path, unchanged, unchanged);
  } finally {
    closeSync(file);
  }
}

/** The runs in which the client uploads a temporary copy of the file. */
const copying = new WeakSet<Stage>();

const isUpload = (method: string, path: string) => method === 'POST' && path === '/documents';

export const largeFile: Conditions = {
  setUp: async ({ file }) => {
    utimesSync(file.path, unchanged, unchanged);
    return undefined;
  },
  duringBody: (stage) => (request) => {
    if (!isUpload(request.method, request.target)) return;
    changeEnd(stage.file.path, newEnd(stage, request.id));
    if (hasOpenCopy(stage.file.path)) copying.add(stage);
  },
  intercept: (stage) => async (request, forward) => {
    const answer = await forward();
    if (!isUpload(request.method, request.target) || answer.status !== 202) return answer;
    const early = copying.has(stage) ? copiedBeforeUpload : readBeforeUpload;
    return { ...answer, probe: request.body.has(newEnd(stage, request.id)) ? readDuringUpload : early };
  },
  // On a busy machine, a client can read the end of the file before the grading changes it.
  // Some runtimes cancel an upload if they see the new modification time of the file.
  mayBeChance: (exchanges) => {
    const uploads = exchanges.filter(({ method, path }) => isUpload(method, path));
    const decisive: (string | null)[] = [readDuringUpload, copiedBeforeUpload];
    return uploads.length > 0 && !uploads.some(({ probe }) => decisive.includes(probe));
  },
};

/** A temporary copy can contain the parts of a form around the file. */
const mostAround = 64 * 1024;

const script = `for file in $(grep -lsF "CPS_FILE=$1" /proc/[0-9]*/environ); do
  find -L "\${file%environ}fd" -type f -size "+$2c" -size "-$3c" ! -samefile "$1"
done`;

/**
 * Returns whether a client has another open file of about the size of its CPS_FILE, such as a temporary copy. Only
 * Linux shows the open files of a process, so the result is always false on other systems.
 */
export function hasOpenCopy(path: string): boolean {
  const { size } = statSync(path);
  return spawnSync('sh', ['-c', script, 'sh', path, `${size - 1}`, `${size + mostAround}`]).stdout?.length > 0;
}
