import type { Writable } from 'node:stream';

/**
 * Lets a command continue after its output could not be written, for example because the disk is full. The error
 * EPIPE is not reported, because it means that a program such as `head` has closed the pipe. Without an error
 * handler, Node ends the process after the first failed write.
 */
export function outliveReaders(output: Writable, tell: (sentence: string) => void): void {
  let isTold = false;
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isTold || code === 'EPIPE') return;
    isTold = true;
    tell(`cps: the output cannot be written, and the command continues without output: ${message}`);
  });
}
