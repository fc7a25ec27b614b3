import type { Writable } from 'node:stream';

/**
 * Lets the server continue after its log could not be written, for example because the disk is full.
 * Without an error handler, Node ends the process after the first failed write.
 */
export function outliveReaders(output: Writable, tell: (sentence: string) => void): void {
  let isTold = false;
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isTold || code === 'EPIPE') return;
    isTold = true;
    tell(`cps sandbox: the log cannot be written, and the sandbox continues without the log: ${message}`);
  });
}
