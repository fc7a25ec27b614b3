import { createRequire } from 'node:module';
import type { Document } from 'yaml';
import { type Path, rowFaults, SeedFault } from './row-faults.ts';
import type { SeedDepartment, SeedFile, SeedFolder } from './seed.ts';

export interface SeedText {
  seed: SeedFile;
  lineOf: (path: Path) => number;
}

const load = createRequire(import.meta.url);

export function parseSeed(text: string, file: string): SeedText {
  // The YAML parser is loaded on first use, because most sandboxes start without a seed file.
  const yaml: typeof import('yaml') = load('yaml');
  const { isNode, LineCounter, parseDocument } = yaml;
  const lines = new LineCounter();
  // `repeatedKeys` finds repeated keys faster than the option `uniqueKeys`, which takes quadratic time.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const faults = document.errors.map(({ message, pos: [at] }) => ({ message, at }));
  const broken = [...faults, ...repeatedKeys(document, yaml)].map(
    ({ message, at }) => `${file}:${lineAt(at)}: ${message}`,
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const seed: unknown = document.toJS();
  const misshapen = seedFaults(seed);
  if (!isSeedFile(seed, misshapen)) throw seedError(misshapen, file, lineOf);
  const twice = duplicateFaults(seed);
  if (twice.length > 0) throw seedError(twice, file, lineOf);
  return { seed, lineOf };
}

/** A seed file with 20,000 users has fewer tokens. The parser needs up to 1.3 kB of memory per token. */
const mostTokens = 1_000_000;

/** Reading the tokens needs little memory, while parsing many tokens needs gigabytes. */
export function requireFewTokens(text: string): void {
  const { Lexer }: typeof import('yaml') = load('yaml');
  let [count, lines] = [0, 1];
  for (const token of new Lexer().lex(text)) {
    count += 1;
    if (token.includes('\n')) lines += token.split('\n').length - 1;
    if (count > mostTokens)
      throw new Error(`seed:${lines}: the seed may have at most ${mostTokens} YAML tokens, it has more`);
  }
}

function repeatedKeys(
  document: Document,
  { isScalar, visit }: typeof import('yaml'),
): { message: string; at: number }[] {
  const repeated: { message: string; at: number }[] = [];
  visit(document, {
    Map: (_place, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) repeated.push({ message: 'Map keys must be unique', at: key.range?.[0] ?? 0 });
        seen.add(key.value);
      }
    },
  });
  return repeated;
}

/** Finding a line number in a large file is slow. */
const mostLines = 200;

export function seedError(faults: readonly SeedFault[], file: string, lineOf: SeedText['lineOf']): Error {
  const lines = faults.map(({ path, message }, index) => {
    const line = index < mostLines ? `:${lineOf(path)}` : '';
    return `${file}${line}: ${placeOf(path)} ${message}`;
  });
  return new Error(lines.join('\n'));
}

/** As in `users[3].role`. */
function placeOf(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return steps === '' ? 'the file' : steps.replace(/^\./, '');
}

interface Unique {
  what: string;
  value: string;
  path: Path;
}

function duplicateFaults(seed: SeedFile): SeedFault[] {
  const seen = new Set<string>();
  const uniques = [...ofUsers(seed), ...ofRoles(seed), ...ofTree('department', seed.departments, ['departments'])];
  return [...uniques, ...ofFolders(seed)].flatMap(({ what, value, path }) => {
    const key = `${what} ${value}`;
    if (seen.has(key)) return [new SeedFault(path, `${JSON.stringify(value)} is already the ${what}`)];
    seen.add(key);
    return [];
  });
}

function ofUsers({ users }: SeedFile): Unique[] {
  return users.flatMap(({ id, email }, at) => [
    { what: 'id of a user', value: id, path: ['users', at, 'id'] },
    { what: 'e-mail of a user', value: email.toLowerCase(), path: ['users', at, 'email'] },
  ]);
}

function ofRoles({ roles }: SeedFile): Unique[] {
  return roles.flatMap(({ id, name }, at) => [
    { what: 'id of a role', value: id, path: ['roles', at, 'id'] },
    { what: 'name of a role', value: name, path: ['roles', at, 'name'] },
  ]);
}

function ofTree(kind: string, branches: (SeedDepartment | SeedFolder)[], at: Path, above = ''): Unique[] {
  return branches.flatMap(({ id, name, children = [] }, position) => [
    { what: `id of a ${kind}`, value: id, path: [...at, position, 'id'] },
    { what: `name of a ${kind} below ${above || 'the top'}`, value: name, path: [...at, position, 'name'] },
    ...ofTree(kind, children, [...at, position, 'children'], `${kind} ${id}`),
  ]);
}

function ofFolders({ folders }: SeedFile): Unique[] {
  const root: Unique = { what: 'id of a folder', value: folders.id, path: ['folders', 'id'] };
  const below = ofTree('folder', folders.children ?? [], ['folders', 'children'], `folder ${folders.id}`);
  return [root, ...below, ...ofGrants(folders, ['folders'])];
}

function ofGrants({ grants = [], children = [] }: SeedFolder, at: Path): Unique[] {
  return [
    ...grants.map(({ id }, index) => ({ what: 'id of a grant', value: id, path: [...at, 'grants', index, 'id'] })),
    ...children.flatMap((child, index) => ofGrants(child, [...at, 'children', index])),
  ];
}

/** A seed file of this package can name a file with documents. The published format of seeds does not contain it. */
function seedFaults(value: unknown): SeedFault[] {
  if (typeof value !== 'object' || value === null || !('documents' in value)) return rowFaults('seed', value);
  const { documents, ...seed } = value;
  const isFile = typeof documents === 'string' && documents !== '';
  return [...rowFaults('seed', seed), ...(isFile ? [] : [new SeedFault(['documents'], 'must be the name of a file')])];
}

function isSeedFile(_value: unknown, faults: readonly SeedFault[]): _value is SeedFile {
  return faults.length === 0;
}
