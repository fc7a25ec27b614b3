import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { isFields } from '../nodes.ts';

export interface ContractFile {
  readonly path: string;
  readonly value: unknown;
  /** The first syntax error in the YAML file, or undefined if the file has no syntax error. */
  readonly syntaxError: { readonly line: number; readonly message: string } | undefined;
  lineOf(key: string): number;
}

export interface Contracts {
  readonly claims: readonly ContractFile[];
  readonly decisions: readonly ContractFile[];
  readonly errors: readonly ContractFile[];
  readonly journeys: readonly ContractFile[];
  readonly reached: readonly ContractFile[];
  readonly unreached: readonly ContractFile[];
}

export function readContracts(project: string): Contracts {
  const files = readdirSync(join(project, 'openapi'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => readContractFile(project, join(entry.parentPath, entry.name)));
  const claims = files.filter(({ path }) => path === 'openapi/claims.yaml');
  const decisions = files.filter(({ path }) => path === 'openapi/decisions.yaml');
  const errors = files.filter(({ path }) => path.startsWith('openapi/errors/'));
  const journeys = files.filter(({ path }) => path.startsWith('openapi/journeys/'));
  const registers = [...claims, ...decisions, ...errors, ...journeys];
  // Does not report these files as unused, because the code generator reads them.
  const generatorFiles = ['openapi/faults.yaml', 'openapi/observations.yaml', 'openapi/rows.yaml'];
  const contract = files.filter((file) => !registers.includes(file) && !generatorFiles.includes(file.path));
  const reached = reachable(contract);
  const unreached = contract.filter((file) => !reached.includes(file));
  return { claims, decisions, errors, journeys, reached, unreached };
}

export function mappingsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(mappingsOf);
  return isFields(value) ? [value, ...Object.values(value).flatMap(mappingsOf)] : [];
}

function readContractFile(project: string, file: string): ContractFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const items = isMap(document.contents) ? document.contents.items : [];
  const [error] = document.errors;
  return {
    path: relative(project, file).split(sep).join('/'),
    value: error ? undefined : document.toJS({ maxAliasCount: -1 }),
    syntaxError: error && {
      line: lines.linePos(error.pos[0]).line,
      message: String(error.message.split(' at line ')[0]),
    },
    lineOf: (key) => {
      const found = items.map((pair) => pair.key).find((node) => isScalar(node) && node.value === key);
      return isScalar(found) && found.range ? lines.linePos(found.range[0]).line : 1;
    },
  };
}

function reachable(files: readonly ContractFile[]): ContractFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set(files.filter(({ path }) => /^openapi\/[^/]+\/openapi\.yaml$/.test(path)));
  for (const file of found) {
    for (const target of targetsOf(file)) {
      const next = byPath.get(target);
      if (next) found.add(next);
    }
  }
  return [...found];
}

function targetsOf({ path, value }: ContractFile): string[] {
  return mappingsOf(value)
    .map(({ $ref }) => (typeof $ref === 'string' ? $ref.replace(/#.*/, '') : ''))
    .filter((target) => target !== '')
    .map((target) => posix.join(dirname(path), target));
}
