import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { environment } from './npm.ts';

export interface EndedProgram {
  exitCode: number;
  said: string;
  complained: string;
}

export async function runProgram(folder: string, command: string, ...parameters: string[]): Promise<EndedProgram> {
  const child = spawn(command, parameters, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { exitCode: Number(exitCode), said, complained };
}

export async function startServer(folder: string, command: string, ...parameters: string[]) {
  const child = spawn(command, parameters, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let said = '';
  const url = await new Promise<string>((found, missing) => {
    child.stdout.on('data', (part) => {
      said += String(part);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    child.on('error', missing);
    child.on('close', () => missing(new Error(`${command} ended without an address; it said: ${said}`)));
  });
  return {
    url,
    ended,
    said: () => said,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
