import { execFile } from 'node:child_process';

/** Executes a shell script with the given environment variables, and returns its exit code and its output. */
export function executeScript(script: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile('sh', ['-s'], { env: { PATH: process.env['PATH'], ...env } }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
    child.stdin?.end(script);
  });
}
