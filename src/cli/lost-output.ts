import type { Writable } from 'node:stream';

/**
 * Lets a server outlive whoever reads what it prints: a pipe that was closed (`| head`) takes nothing more, a disk that is
 * full may take some again. Without this the first line that is not taken would end the process.
 */
export function outliveReaders(output: Writable, tell: (sentence: string) => void): void {
  let isTold = false;
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isTold || code === 'EPIPE') return;
    isTold = true;
    tell(`cps sandbox: what it prints is not taken, it serves on: ${message}`);
  });
}
