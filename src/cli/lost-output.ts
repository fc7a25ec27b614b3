import type { Writable } from 'node:stream';

/**
 * Keeps a server running when its output cannot be written, for example to a closed pipe (`| head`) or a full disk.
 * Without this handler the first failed log line would end the process.
 */
export function outliveReaders(output: Writable, tell: (sentence: string) => void): void {
  let isTold = false;
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isTold || code === 'EPIPE') return;
    isTold = true;
    tell(`cps sandbox: what it prints is not taken, it serves on: ${message}`);
  });
}
