import { dirname } from 'node:path';
import { isObject } from '../json.ts';
import { baseUrlFaults } from './base-url-faults.ts';
import { substitute } from './environment.ts';
import { expressionFaults } from './expression-faults.ts';
import type { Fault } from './fault.ts';
import { fileFaults, withFilesBeside } from './files.ts';
import { nameFaults } from './name-faults.ts';
import { excessOf, offsetOf, parseYaml } from './parse-yaml.ts';
import { emptyFile, readText } from './read-text.ts';
import { requestFaults } from './request-faults.ts';
import { operationFaults, shapeFaults } from './shape-faults.ts';
import { joined, messageOfModule, messageOfYaml, valueAt, variablesIn } from './shown-fault.ts';
import { sourceFaults } from './source-faults.ts';
import { TargetError } from './target-error.ts';
import type { Target } from './types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadOptions {
  /** If false, the files that the target file names are not read, because the command does not send them. */
  files?: boolean;
}

/** The maximum number of errors whose position is determined, because each position needs a search. */
const mostLocated = 200;

/** Throws a `TargetError` that lists all errors with their line numbers. */
export function readTarget(file: string, environment: Environment = process.env, options: ReadOptions = {}): Target {
  const text = readText(file);
  const { document, value: written, placeOf } = parseYaml(text, file);
  if (document.contents === null) throw emptyFile(file);
  const missing = new Set<string>();
  const target = substitute(written, environment, (name) => missing.add(name));
  const place = ({ path, within }: Fault) => {
    const { line, col } = placeOf(offsetOf(document, path, text, within));
    return within === undefined ? `${line}` : `${line}:${col}`;
  };
  const located = faultsOf(target, dirname(file), options)
    .slice(0, mostLocated)
    .filter(({ path }) => !variablesIn(valueAt(written, path)).some((name) => missing.has(name)))
    .map((fault) => ({ fault, offset: offsetOf(document, fault.path, text, fault.within) }))
    .toSorted((one, other) => one.offset - other.offset);
  const faults = [
    ...[...missing].map(
      (name) => `${file}: the environment variable ${name} is required and is not set; set it and run again`,
    ),
    ...located.map(({ fault }) => `${file}:${place(fault)}: ${messageOfYaml(fault, valueAt(written, fault.path))}`),
  ];
  if (faults.length > 0) throw new TargetError(joined(faults));
  return withFilesBeside(target as Target, dirname(file));
}

export function defineTarget(target: Target): Target {
  refuseFaults(target, 'defineTarget', '.', { files: false });
  return target;
}

/** Throws a `TargetError` that lists all errors. */
export function targetOfModule(target: unknown, file: string, options: ReadOptions = {}): Target {
  refuseFaults(target, file, dirname(file), options);
  return withFilesBeside(target as Target, dirname(file));
}

function refuseFaults(target: unknown, name: string, folder: string, options: ReadOptions): void {
  const excess = excessOf(target);
  if (excess) throw new TargetError(`${name}: ${excess.path.slice(0, 3).join('.')}: ${excess.reason}`);
  const plain = withoutFunctions(target);
  const faults = faultsOf(plain, folder, options).map(
    (fault) => `${name}: ${messageOfModule(fault, valueAt(plain, fault.path))}`,
  );
  if (faults.length > 0) throw new TargetError(joined(faults));
}

function faultsOf(target: unknown, folder: string, { files = true }: ReadOptions): Fault[] {
  const { existing } = isObject(target) ? target : {};
  return [
    ...shapeFaults(target),
    ...baseUrlFaults(target),
    ...operationFaults(target),
    ...nameFaults(target),
    ...sourceFaults(target),
    ...expressionFaults(target),
    ...requestFaults(target),
    ...(files ? fileFaults(existing, folder) : []),
  ];
}

function withoutFunctions(target: unknown): unknown {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (!isObject(value)) return value;
    const members = Object.entries(value).filter(([, inner]) => inner !== undefined && typeof inner !== 'function');
    return Object.fromEntries(members.map(([name, inner]) => [name, plain(inner)]));
  };
  return plain(target);
}
