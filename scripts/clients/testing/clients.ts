import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { root } from '../../generate/files.ts';

interface Generator {
  generate: string;
  client: string;
  files?: Readonly<Record<string, string>>;
}

interface Language {
  /** A command that fails if a program is missing. */
  needs: string;
  packages?: Readonly<Record<string, string>>;
  generate: string;
  /** The command that compiles the client and sends the requests. */
  run: string;
  files: Readonly<Record<string, string>>;
}

const run = promisify(execFile);
const interfaces = ['admin', 'documents', 'sandbox'];
const prelude = "import { authorization, base, type Client, key, plainFiles } from './shared.ts';\n";

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
};

interface Register {
  packages: Readonly<Record<string, string>>;
  shared: string;
  journey: string;
  generators: Readonly<Record<string, Generator>>;
  languages: Readonly<Record<string, Language>>;
}

const register: Register = parse(await readFile(join(import.meta.dirname, '../generators.yaml'), 'utf8'));
export const { generators, languages } = register;

export async function installGenerators(folder: string): Promise<void> {
  const found = await Promise.all(
    Object.values(languages).map(async (each) => (await missingFor(each)) ?? each.packages),
  );
  const packages = Object.assign({}, register.packages, ...found.filter((each) => typeof each !== 'string'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: packages }));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
  await run('npm', ['install', ...options], { cwd: folder });
}

/** Returns why a program cannot be tried on this machine. */
export async function missingFor({ needs }: Pick<Language, 'needs'>): Promise<string | undefined> {
  return run('sh', ['-c', needs]).then(
    () => undefined,
    ({ stderr }) => `not tried, because this command fails: ${needs}: ${stderr}`,
  );
}

/** Generates, compiles and runs a client in a folder within the folder of the installed generators. */
export async function tryClient(folder: string, { generate, client, files = {} }: Generator, url: string) {
  const { shared, journey } = register;
  const programs = { 'shared.ts': shared, 'client.ts': prelude + client, 'journey.ts': journey };
  const written = { ...files, ...programs, 'tsconfig.json': JSON.stringify({ compilerOptions }) };
  await generateAll(folder, generate, written);
  await inFolder(folder, `node ${root}node_modules/typescript/bin/tsc --project .`);
  const bundle = await rolldown({ input: join(folder, 'journey.ts'), platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: join(folder, 'journey.mjs'), codeSplitting: false });
  const { stdout } = await inFolder(folder, 'node journey.mjs', { BASE_URL: url });
  return JSON.parse(stdout);
}

export async function tryLanguage(folder: string, { generate, files, run: command }: Language, url: string) {
  await generateAll(folder, generate, files);
  const { stdout } = await inFolder(folder, command, { BASE_URL: url });
  return JSON.parse(stdout);
}

async function generateAll(folder: string, command: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  for (const name of interfaces) await generateIn(folder, name, command);
}

async function generateIn(folder: string, name: string, command: string): Promise<void> {
  await mkdir(join(folder, name));
  await inFolder(folder, command, { IN: contractOf(name), OUT: name });
}

const contractOf = (name: string) => `${root}dist/openapi/${name}.clients.json`;

function inFolder(folder: string, command: string, variables: Readonly<Record<string, string>> = {}) {
  const path = `${join(folder, '../node_modules/.bin')}:${process.env['PATH']}`;
  const contracts = { ADMIN: contractOf('admin'), DOCUMENTS: contractOf('documents') };
  const env = { ...process.env, ...contracts, ...variables, PATH: path };
  return run('sh', ['-c', command], { cwd: folder, env }).catch(({ message, stdout, stderr }) => {
    throw new Error(`${command}: ${stderr || stdout || message}`);
  });
}
