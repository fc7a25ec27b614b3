import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../generate/files.ts';
import { bundle } from './bundle.ts';
import { filesBelow } from './files-below.ts';

const assets = [
  'bin/refuse-old-node.js',
  'cli/help',
  'cli/mcp/tools.yaml',
  'src/contract/generated/requests.cjs',
  'src/contract/generated/responses.cjs',
  'src/contract/generated/rows.cjs',
  'src/store/postgres/schema.sql',
  'src/store/sqlite/schema.sql',
  'src/console/page',
  'src/http/static/unbuilt.html',
  'src/reference/page',
  'src/documents/text/cmaps.zip',
  'reporting/explore/explore.schema.json',
  'conformance/replay/repeat.mjs',
  'reporting/html/page-script.js',
  'reporting/html/style',
  'reporting/html/templates',
  'reporting/terminal',
  'reporting/certify/run.schema.json',
  'reporting/observe/observations.schema.json',
  'conformance/target/target-template.yaml',
  'conformance/target/target.schema.json',
  'dist/leaves',
  'reporting/grade/grade.schema.json',
  'dist/openapi',
  'dist/postman',
  'dist/worlds',
  'fixtures/documents',
  'fixtures/targets',
  'fixtures/templates',
  'docs/partner',
  'docs/vendor',
  'openapi/decisions.yaml',
  'openapi/journeys',
];

interface PackageFile {
  exports: Record<string, string | { types: string }>;
}

const registers = [
  'conformance/requirements',
  'conformance/infer',
  'grading/rules',
  'grading/sketches',
  'grading/scenarios',
];

export async function buildPackage(folder: string, { site = false } = {}): Promise<{ files: number; bytes: number }> {
  rmSync(folder, { recursive: true, force: true });
  await compile(folder);
  trimDeclarations(folder, declarations());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(ownPackageFile(), null, 2)}\n`);
  await bundle(folder, entries());
  for (const asset of [...assets, ...registerFiles(), ...(site ? ['dist/docs'] : [])]) {
    mkdirSync(dirname(join(folder, asset)), { recursive: true });
    cpSync(join(root, asset), join(folder, asset), { recursive: true });
  }
  const sizes = filesBelow(folder).map((file) => statSync(file).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function entries(): string[] {
  const { files }: { files: string[] } = JSON.parse(readFileSync(`${root}tsconfig.package.json`, 'utf8'));
  return files.map((file) => file.replace(/\.ts$/, ''));
}

function declarations(): string[] {
  const { exports }: PackageFile = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const types = Object.values(exports).flatMap((door) => (typeof door === 'string' ? [] : [door.types]));
  return types.map((path) => path.replace('./dist/js/', ''));
}

function registerFiles(): string[] {
  return registers.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${folder}/${name}`),
  );
}

function ownPackageFile(): Record<string, unknown> {
  const { name, version, type } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return { name, version, type, private: true };
}

const execute = promisify(execFile);

async function compile(folder: string): Promise<void> {
  const parameters = ['--project', 'tsconfig.package.json', '--outDir', folder];
  await execute(process.execPath, [`${root}node_modules/typescript-7/bin/tsc`, ...parameters], { cwd: root }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`the sources do not compile:\n${error.stdout || error.message}`);
    },
  );
}

const relativeImport = /(?<=\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+)\.ts\1/g;

/** Matches imports without names, such as `import './check.ts'`, which type declarations do not need. */
const bareImport = /^import '[^']+';\n/gm;

/**
 * Deletes type declarations that the package does not need.
 * Changes `.ts` to `.js` in the imports of type declarations, because the compiler does not change them.
 */
function trimDeclarations(folder: string, doors: readonly string[]): void {
  const reached = new Set<string>();
  for (const door of doors) reach(join(folder, door), reached);
  for (const file of filesBelow(folder)) {
    if (!file.endsWith('.d.ts')) continue;
    if (!reached.has(file)) rmSync(file);
    else writeFileSync(file, readFileSync(file, 'utf8').replace(bareImport, '').replace(relativeImport, '$1$2.js$1'));
  }
}

function reach(file: string, reached: Set<string>): void {
  if (reached.has(file)) return;
  if (!existsSync(file)) throw new Error(`a declaration names ${file}, which was not compiled`);
  reached.add(file);
  for (const [, , path = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
    reach(`${join(dirname(file), path)}.d.ts`, reached);
  }
}
