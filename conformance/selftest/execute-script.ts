import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const recorder = `#!/bin/sh
printf '%s\\0' "\${0##*/}" "$@" END-OF-COMMAND >> "$LOG"
`;

export interface Executed {
  commands: string[][];
  errors: string;
  files: string[];
}

export async function executedWords(script: string, env: Record<string, string> = {}): Promise<Executed> {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const [log, work] = [join(folder, 'log'), mkdtempSync(join(folder, 'work-'))];
  for (const name of ['curl', 'cps', 'touch', 'stolen']) {
    writeFileSync(join(folder, name), recorder);
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(log, '');
  const errors = await new Promise<string>((resolve) => {
    const options = { cwd: work, env: { ...env, PATH: folder, LOG: log } };
    const child = execFile('/bin/sh', ['-s'], options, (error, _, stderr) => resolve(stderr + (error?.message ?? '')));
    child.stdin?.end(script);
  });
  const words = readFileSync(log, 'utf8').split('\0END-OF-COMMAND\0').slice(0, -1);
  const files = readdirSync(work);
  rmSync(folder, { recursive: true });
  return { commands: words.map((each) => each.split('\0')), errors, files };
}

export function executeScript(
  script: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...options, '--input-type=module', '-'],
      { env },
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
      },
    );
    child.stdin?.end(script);
  });
}
