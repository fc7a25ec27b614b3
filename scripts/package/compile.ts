import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../generate/files.ts';

const execute = promisify(execFile);

export async function compile(folder: string): Promise<void> {
  const parameters = ['--project', 'tsconfig.package.json', '--outDir', folder];
  await execute(process.execPath, [`${root}node_modules/typescript/bin/tsc`, ...parameters], { cwd: root }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`the sources do not compile:\n${error.stdout || error.message}`);
    },
  );
}
