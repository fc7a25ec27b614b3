import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { RunRecord } from '../../../conformance/record/run-record.ts';
import { parseRecord } from '../../../reporting/json.ts';
import { root } from '../../generate/files.ts';

const execute = promisify(execFile);

const parts = [
  'bin',
  'cli',
  'conformance',
  'contract-samples',
  'spreadsheets',
  'dist/leaves',
  'dist/openapi',
  'dist/postman',
  'dist/worlds',
  'fixtures',
  'grading',
  'reporting',
  'openapi',
  'package.json',
  'redocly.yaml',
  'scripts',
  'src',
  'testing',
  'tsconfig.json',
  'vitest.config.ts',
];

interface AddedOperation {
  interface: 'admin' | 'documents' | 'sandbox';
  id: string;
  method: string;
  path: string;
}

export class ProjectCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'cps-added-'));

  constructor() {
    for (const part of parts) cpSync(join(root, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  addAll(): void {
    const added = parse(readFileSync(join(root, 'fixtures/added-operations/operations.yaml'), 'utf8'));
    for (const operation of added) this.#add(operation);
  }

  #add({ interface: name, id, method, path }: AddedOperation): void {
    const file = join(this.folder, 'openapi', name, 'openapi.yaml');
    cpSync(join(root, 'fixtures/added-operations', name, `${id}.yaml`), join(file, '..', 'paths', `${id}.yaml`));
    const basis = name === 'sandbox' ? '' : '    x-basis: assumed\n    x-decision: D-68\n';
    const lines = `  ${path}:\n${basis}    ${method}: { $ref: paths/${id}.yaml }\n`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^components:$/m, `${lines}components:`));
  }

  /**
   * Runs a script of the project copy with Node and returns its output. Throws if the script fails.
   * Does not block the test process. A blocked process would not notice that a server has closed a connection.
   */
  async run(file: string, ...parameters: string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, [join(this.folder, file), ...parameters], { cwd: this.folder });
    return stdout;
  }

  /**
   * Runs `cps certify` with the given test cases only. Returns the result of each test case.
   * Ignores the exit code of `cps certify`, because the code is never 0 if only some test cases run.
   */
  async certify(url: string, ids: readonly string[]): Promise<RunRecord['cases']> {
    const target = ['--target', 'fixtures/targets/sandbox.yaml', '--base-url', url];
    const parameters = [...target, '--verdict', 'published', '--only', ids.join(','), '--report', 'report', '--json'];
    const certify = ['bin/cps.js', 'certify', ...parameters];
    await execute(process.execPath, certify, { cwd: this.folder }).catch(ignoreExitCode);
    const file = join(this.folder, 'report/report.json');
    return parseRecord(readFileSync(file, 'utf8'), file).cases;
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function ignoreExitCode(error: { code?: unknown }): void {
  if (typeof error.code !== 'number') throw error;
}
