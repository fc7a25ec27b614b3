import { execFile } from 'node:child_process';

/** Executes a replay program with the given environment variables, and returns its exit code and its output. */
export function executeScript(
  script: string,
  env: Record<string, string>,
  node = process.execPath,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(node, ['--input-type=module', '-'], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
    child.stdin?.end(script);
  });
}
