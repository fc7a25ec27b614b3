import { closeSync, openSync, statSync, utimesSync, writeSync } from 'node:fs';
import { readBeforeUpload, readDuringUpload } from '../checks/outcomes.ts';
import { called, type Scenario } from './scenario.ts';

/** The new end of the large file. Only a client that still reads the file during the upload can send this text. */
const newEnd = 'The end of the second version.\n';

/**
 * The modification time of the large file, which is restored after the change of the file.
 * Some runtimes refuse to read a file whose modification time has changed.
 */
const unchanged = new Date('2026-01-15T09:00:00Z');

/**
 * Changes the existing file instead of writing a new file, because some clients have already opened the file.
 * All steps are synchronous, so that a client very rarely sees another modification time.
 */
function changeEnd(path: string): void {
  const { size } = statSync(path);
  const file = openSync(path, 'r+');
  writeSync(file, newEnd, size - newEnd.length);
  utimesSync(path, unchanged, unchanged);
  closeSync(file);
}

const isUpload = ({ method, target }: { method: string; target: string }) =>
  method === 'POST' && target === '/documents';

export const largeFile: Scenario = {
  id: 'large-file',
  title: 'Upload a large file',
  task: 'Upload the file in CPS_FILE, which is large, without loading it into memory as a whole.',
  needsLargeFile: true,
  setUp: async ({ file }) => {
    utimesSync(file.path, unchanged, unchanged);
    return undefined;
  },
  duringBody:
    ({ file: { path } }) =>
    (request) => {
      if (isUpload(request)) changeEnd(path);
    },
  intercept: () => async (request, forward) => {
    const answer = await forward();
    if (!isUpload(request) || answer.status !== 202) return answer;
    return { ...answer, probe: request.body.includes(newEnd) ? readDuringUpload : readBeforeUpload };
  },
  isAttempted: called('uploadDocument', 202),
};
