import type { Writable } from 'node:stream';
import { visible } from '../conformance/text.ts';

const esc = '\u001b';

const own = new RegExp(`(${esc}\\[\\d{1,3}m|\\r${esc}\\[K)`);

/**
 * Replaces control characters in the output of a command with a visible form such as `\u001b`. Responses, files and
 * arguments can contain characters that a terminal interprets as commands.
 */
export function safeOutput(text: string, isTerminal: boolean): string {
  if (!isTerminal) return visible(text);
  return text
    .split(own)
    .map((part, at) => (at % 2 === 1 ? part : visible(part)))
    .join('');
}

type Done = (error: Error | null | undefined) => void;

export function makeSafe(output: Writable & { isTTY?: boolean }): void {
  const write = output.write.bind(output);
  const safe = (chunk: unknown) => (typeof chunk === 'string' ? safeOutput(chunk, output.isTTY === true) : chunk);
  output.write = (chunk: unknown, encoding?: BufferEncoding | Done, done?: Done) =>
    typeof encoding === 'function' ? write(safe(chunk), encoding) : write(safe(chunk), encoding ?? 'utf8', done);
}

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
