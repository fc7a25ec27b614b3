import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../json.ts';
import { unreadable } from '../text.ts';
import { baseUrlFaults } from './base-url.ts';
import { nameFaults, sourceFaults } from './name-faults.ts';
import { excessOf, offsetOf, parseYaml } from './parse-yaml.ts';
import { expressionFaults, requestFaults } from './request-faults.ts';
import { operationFaults, shapeFaults } from './shape-faults.ts';
import {
  joined,
  messageOfModule,
  messageOfYaml,
  substitute,
  valueAt,
  variableFaults,
  variablesIn,
} from './shown-fault.ts';
import { type Fault, TargetError } from './target-error.ts';
import type { Target } from './types.ts';

const largest = 2 ** 18;

const largestSent = 100_000_000;

const start = '"cps target init" writes a target file to start from';

function readText(file: string): string {
  const bytes = bytesOf(file);
  if (bytes.length > largest) throw new TargetError(`${file}: a target file has at most 256 KiB`);
  if (bytes.includes(0)) throw new TargetError(`${file}: the file is not UTF-8 (it has zero bytes); save it as UTF-8`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TargetError(`${file}:${lineOfWrongByte(bytes)}: the line is not valid UTF-8; save the file as UTF-8`);
  }
}

/** Reads at most one byte more than the maximum size, because a file such as a device can be endless. */
function bytesOf(file: string): Buffer {
  try {
    const handle = openSync(file, 'r');
    try {
      return upTo(handle, Buffer.alloc(largest + 1));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new TargetError(`${file}: ${unreadable(error)}; ${start}`);
  }
}

function upTo(handle: number, bytes: Buffer): Buffer {
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count)
    count = readSync(handle, bytes, length, bytes.length - length, null);
  return bytes.subarray(0, length);
}

function lineOfWrongByte(bytes: Buffer): number {
  const before = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
  return before.split('\n').length;
}

function emptyFile(file: string): TargetError {
  return new TargetError(`${file}: the file is empty; ${start}`);
}

const names = ['usersFile', 'faultyUsersFile', 'documentFile'] as const;

export function fileFaults(existing: unknown, folder: string): Fault[] {
  if (!isObject(existing)) return [];
  return names.flatMap((name) => {
    const file = existing[name];
    const reason = typeof file === 'string' ? whyUnusable(resolve(folder, file)) : undefined;
    const text = `existing.${name} must be a file to send, but ${reason}; relative paths begin at ${resolve(folder)}`;
    return reason === undefined ? [] : [{ path: ['existing', name], text, got: true }];
  });
}

function whyUnusable(file: string): string | undefined {
  try {
    const there = statSync(file);
    if (there.isDirectory()) return 'it is a folder';
    if (!there.isFile()) return 'it is not a regular file';
    if (there.size > largestSent) return 'the file is larger than 100 MB';
    return readFileSync(file).length > 0 ? undefined : 'the file is empty';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The messages for other codes contain the path, which can come from an environment variable.
    return ['ENOENT', 'EISDIR', 'EACCES'].includes(code ?? '') ? unreadable(error) : `it cannot be read (${code})`;
  }
}

export function refuseUnusableFiles({ existing }: Target): void {
  const faults = fileFaults(existing, '.').map(({ path, text }) => `${path.join('.')}: ${text}`);
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
}

export function withFilesBeside(target: Target, folder: string): Target {
  if (target.existing === undefined) return target;
  const own = target.existing;
  const files = names.flatMap((name) => {
    const file = own[name];
    return file === undefined ? [] : [[name, resolve(folder, file)]];
  });
  return { ...target, existing: { ...own, ...Object.fromEntries(files) } };
}

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadOptions {
  /** If false, the files that the target file names are not read, because the command does not send them. */
  files?: boolean;
}

/** The maximum number of errors whose position is determined, because each position needs a search. */
const mostLocated = 200;

interface Located {
  fault: Fault;
  offset: number;
}

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
  const located = [...variableFaults(written), ...faultsOf(target, dirname(file), options)]
    .slice(0, mostLocated)
    .filter(({ path }) => !variablesIn(valueAt(written, path)).some((name) => missing.has(name)))
    .map((fault) => ({ fault, offset: offsetOf(document, fault.path, text, fault.within) }))
    .filter(isFirst)
    .toSorted((one, other) => one.offset - other.offset);
  const faults = [
    ...[...missing].map(
      (name) => `${file}: the environment variable ${name} is required and is empty or not set; set it and run again`,
    ),
    ...located.map(({ fault }) => `${file}:${place(fault)}: ${messageOfYaml(fault, valueAt(written, fault.path))}`),
  ];
  if (faults.length > 0) throw new TargetError(joined(faults));
  return withFilesBeside(target as Target, dirname(file));
}

/** Returns false if an earlier fault is about the same expression, which several places of the file repeat by aliases. */
function isFirst({ fault, offset }: Located, at: number, all: readonly Located[]): boolean {
  const isSame = (each: Located) => each.offset === offset && isDeepStrictEqual(each.fault.within, fault.within);
  return fault.within === undefined || all.findIndex(isSame) === at;
}

export function defineTarget(target: Target): Target {
  refuseFaults(target, 'defineTarget', '.', { files: false });
  return target;
}

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
