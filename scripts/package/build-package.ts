import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../generate/files.ts';
import { bundle } from './bundle.ts';
import { compile } from './compile.ts';
import { trimDeclarations } from './declarations.ts';
import { filesBelow } from './files-below.ts';

/** Files and folders that the compiled code reads at run time. Paths are relative to the project folder. */
const assets = [
  'bin/refuse-old-node.js',
  'src/contract/generated/requests.cjs',
  'src/contract/generated/responses.cjs',
  'src/console/page',
  'src/reference/page',
  'reporting/explore/explore.schema.json',
  'conformance/replay/repeat.mjs',
  'reporting/html/page-script.js',
  'reporting/html/style',
  'reporting/certify/run.schema.json',
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
  'openapi/journeys',
];

interface PackageFile {
  exports: Record<string, string | { types: string }>;
}

/** Folders that contain the requirements and the rules for clients as YAML files. */
const registers = ['conformance/requirements', 'grading/rules'];

/**
 * Writes the compiled package into a folder. Deletes all earlier content of the folder.
 * If `site` is true, the package includes the documentation from the last build.
 * Throws an error with the compiler's output if the code does not compile.
 */
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

/**
 * Returns the paths of the entry points of the package, without file extensions.
 * Entry points are commands, modules for other packages, and modules that are loaded by URL.
 */
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

/** Returns the content of `dist/js/package.json`, from which the compiled code reads its name and version. */
function ownPackageFile(): Record<string, unknown> {
  const { name, version, type } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return { name, version, type, private: true };
}
