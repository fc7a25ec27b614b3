import { execFile } from 'node:child_process';

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
