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

const run = promisify(execFile);
const interfaces = ['admin', 'documents'];
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
}

const register: Register = parse(await readFile(join(import.meta.dirname, '../generators.yaml'), 'utf8'));
export const { generators } = register;

export async function installGenerators(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: register.packages }));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
  await run('npm', ['install', ...options], { cwd: folder });
}

/** Generates, compiles and runs a client in a folder within the folder of the installed generators. */
export async function tryClient(folder: string, { generate, client, files = {} }: Generator, url: string) {
  const { shared, journey } = register;
  const programs = { 'shared.ts': shared, 'client.ts': prelude + client, 'journey.ts': journey };
  const written = { ...files, ...programs, 'tsconfig.json': JSON.stringify({ compilerOptions }) };
  await mkdir(folder);
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text);
  for (const name of interfaces) await generateIn(folder, name, generate);
  await inFolder(folder, `node ${root}node_modules/typescript/bin/tsc --project .`);
  const bundle = await rolldown({ input: join(folder, 'journey.ts'), platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: join(folder, 'journey.mjs'), codeSplitting: false });
  const { stdout } = await inFolder(folder, 'node journey.mjs', { BASE_URL: url });
  return JSON.parse(stdout);
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
