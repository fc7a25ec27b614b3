import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../generate/files.ts';
import { bundle } from './bundle.ts';
import { compile } from './compile.ts';
import { trimDeclarations } from './declarations.ts';
import { filesBelow } from './files-below.ts';

/** The files and folders that the compiled sources read, relative to the root. */
const assets = [
  'bin/refuse-old-node.js',
  'src/contract/generated/requests.cjs',
  'src/contract/generated/responses.cjs',
  'src/console/page',
  'conformance/report/html/page-script.js',
  'conformance/report/html/style',
  'conformance/report/run.schema.json',
  'conformance/target/target-template.yaml',
  'conformance/target/target.schema.json',
  'dist/openapi',
  'dist/postman',
  'dist/worlds',
  'fixtures/documents',
  'fixtures/targets',
];

interface PackageFile {
  exports: Record<string, string | { types: string }>;
}

/** The requirements are YAML files in the source folders. */
const register = 'conformance/requirements';

/**
 * Builds the runtime of the package into an emptied folder; `site` includes the last built documentation.
 * Throws with the compiler's output if the sources do not compile.
 */
export async function buildPackage(folder: string, { site = false } = {}): Promise<{ files: number; bytes: number }> {
  rmSync(folder, { recursive: true, force: true });
  compile(folder);
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

/** What other programs import, and what runs by itself or is loaded by its address, as paths without an ending. */
function entries(): string[] {
  const { files }: { files: string[] } = JSON.parse(readFileSync(`${root}tsconfig.package.json`, 'utf8'));
  return files.map((file) => file.replace(/\.ts$/, ''));
}

/** The declarations of what other programs import. */
function declarations(): string[] {
  const { exports }: PackageFile = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const types = Object.values(exports).flatMap((door) => (typeof door === 'string' ? [] : [door.types]));
  return types.map((path) => path.replace('./dist/js/', ''));
}

function registerFiles(): string[] {
  return readdirSync(join(root, register))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${register}/${name}`);
}

/** The sources read name and version from the package file two folders above. */
function ownPackageFile(): Record<string, unknown> {
  const { name, version, type } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return { name, version, type, private: true };
}
