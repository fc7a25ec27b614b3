import type { Writable } from 'node:stream';

/**
 * Lets the server continue if it cannot write its log, perhaps because the disk is full.
 * Without this error handler, the first failed write would end the process.
 */
export function outliveReaders(output: Writable, tell: (sentence: string) => void): void {
  let isTold = false;
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isTold || code === 'EPIPE') return;
    isTold = true;
    tell(`cps sandbox: what it prints is not taken, it serves on: ${message}`);
  });
}
