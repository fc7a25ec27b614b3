import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { isOperationId, operationIds } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import { unreadable } from '../text.ts';
import { baseUrlFaults } from './base-url-faults.ts';
import { didYouMean } from './did-you-mean.ts';
import { substitute } from './environment.ts';
import { expressionFaults } from './expression-faults.ts';
import { nameFaults } from './name-faults.ts';
import { sourceFaults } from './source-faults.ts';
import schema from './target.schema.json' with { type: 'json' };
import { TargetError } from './target-error.ts';
import type { Target } from './types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a target from a YAML file. Throws a `TargetError` that lists all errors with their line numbers. */
export function readTarget(file: string, environment: Environment = process.env): Target {
  const lines = new LineCounter();
  const text = textOf(file);
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken)
    throw new TargetError(`${file}:${broken.linePos?.[0].line ?? 1}: not valid YAML: ${firstLine(broken.message)}`);
  const place = ({ within }: Fault, offset: number) => {
    const { line, col } = lines.linePos(offset);
    return within === undefined ? `${line}` : `${line}:${col}`;
  };
  if (document.contents === null) throw new TargetError(`${file}: the file is empty; ${start}`);
  const missing: string[] = [];
  const value = substitute(document.toJS(), environment, (name) => missing.push(name));
  const unset = [...new Set(missing)];
  const located = faultsOf(value)
    .filter((fault) => !unset.some((name) => fault.text.includes(`\${${name}`)))
    .map((fault) => ({ fault, offset: offsetOf(document, fault.path, text, fault.within) }))
    .toSorted((one, other) => one.offset - other.offset);
  const faults = [
    ...unset.map(
      (name) => `${file}: the environment variable ${name} is required and is not set; set it and run again`,
    ),
    ...located.map(({ fault, offset }) => `${file}:${place(fault, offset)}: ${fault.text}`),
  ];
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
  return withFilesBeside(value as Target, dirname(file));
}

/** Makes file paths absolute. In a target file, relative paths are relative to the folder of the file. */
function withFilesBeside(target: Target, folder: string): Target {
  if (target.existing === undefined) return target;
  const { usersFile, faultyUsersFile, documentFile } = target.existing;
  const existing = {
    ...target.existing,
    ...(usersFile !== undefined && { usersFile: resolve(folder, usersFile) }),
    ...(faultyUsersFile !== undefined && { faultyUsersFile: resolve(folder, faultyUsersFile) }),
    ...(documentFile !== undefined && { documentFile: resolve(folder, documentFile) }),
  };
  return { ...target, existing };
}

/**
 * Validates a target that a TypeScript module defines.
 * A TypeScript target file must declare which inputs or response values its functions use.
 */
export function defineTarget(target: Target): Target {
  const faults = faultsOf(withoutFunctions(target)).map(({ text }) => `defineTarget: ${text}`);
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
  return target;
}

interface Fault {
  path: string[];
  text: string;
  within?: { text: string; at: number };
}

function faultsOf(target: unknown): Fault[] {
  return [
    ...shapeFaults(target),
    ...baseUrlFaults(target),
    ...operationFaults(target),
    ...nameFaults(target),
    ...sourceFaults(target),
    ...expressionFaults(target),
  ];
}

/**
 * Validates a target that a module exports. Throws a `TargetError` that lists all errors.
 * File paths in a TypeScript target file are relative to the folder of the target file.
 */
export function targetOfModule(target: unknown, file: string): Target {
  const faults = faultsOf(withoutFunctions(target)).map(({ text }) => `${file}: ${text}`);
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
  return withFilesBeside(target as Target, dirname(file));
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

const start = '"cps target init" writes a target file to start from';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new TargetError(`${file}: ${unreadable(error)}; ${start}`);
  }
}

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

function shapeFaults(value: unknown): Fault[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'if')
    // Ignores errors in base URLs, because the function `baseUrlFaults` reports them.
    .filter(({ parentSchema }) => parentSchema?.['pattern'] !== schema.$defs.url.pattern);
  const isOther = (error: ErrorObject) => (each: ErrorObject) =>
    each.instancePath === error.instancePath && each.keyword !== 'type';
  const isListed = (error: ErrorObject) =>
    error.keyword === 'required' && errors.some((each) => each.instancePath === error.instancePath && listsKeys(each));
  return errors
    .filter((error) => error.keyword !== 'type' || !errors.some(isOther(error)))
    .filter((error) => !isListed(error))
    .map(faultOf);
}

function faultOf({ keyword, instancePath, params, message, data, parentSchema }: ErrorObject): Fault {
  const path = instancePath.split('/').slice(1);
  const place = path.length > 0 ? path.join('.') : 'the file';
  if (keyword === 'required') return { path, text: `${place} needs "${params['missingProperty']}"` };
  if (keyword === 'additionalProperties') {
    const known = String(params['additionalProperty']);
    return {
      path: [...path, known],
      text: `${place} has "${known}", which is unknown${keysHint(known, parentSchema) || '; remove it or correct its spelling'}`,
    };
  }
  const allowed = params['allowedValues'] ?? params['allowedValue'];
  const wanted =
    allowed === undefined
      ? message
      : `must be ${[allowed]
          .flat()
          .map((each) => JSON.stringify(each))
          .join(' or ')}`;
  return { path, text: `${place} ${wanted}, got ${JSON.stringify(data)}` };
}

/**
 * Returns whether the error message about an unknown key also lists the required keys of the object.
 * If one error message lists all required keys, separate messages about missing keys are unnecessary.
 */
function listsKeys({ keyword, params, parentSchema }: ErrorObject): boolean {
  return (
    keyword === 'additionalProperties' && keysHint(String(params['additionalProperty']), parentSchema).startsWith(takes)
  );
}

const takes = '; it takes ';
/** If an object has more known keys than this number, error messages do not list the known keys. */
const mostKeys = 6;

/** Returns a hint for an unknown key: the most similar known key, or all keys of a small object. */
function keysHint(given: string, { properties = {}, required = [] }: ErrorObject['parentSchema'] = {}): string {
  const known = Object.keys(properties);
  const similar = didYouMean(given, known);
  if (similar !== '' || required.length === 0 || known.length > mostKeys) return similar;
  const optional = known.filter((key) => !required.includes(key));
  const others = optional.length > 0 ? `, and optionally ${optional.join(' and ')}` : '';
  return `${takes}${required.join(' and ')}${others}`;
}

function operationFaults(value: unknown): Fault[] {
  const operations = isObject(value) && isObject(value['operations']) ? Object.keys(value['operations']) : [];
  return operations
    .filter((name) => !isOperationId(name))
    .map((name) => ({
      path: ['operations', name],
      text: `"${name}" is not an operation of the contract${didYouMean(name, operationIds) || '; "cps target operations" lists them'}`,
    }));
}

/** Returns the position of a value in the target file. `within` selects a part of the value, such as an expression. */
function offsetOf(document: Document, path: string[], source: string, within?: Fault['within']): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isObject(node) || !Array.isArray(node['range'])) continue;
    const [begin = 0, end = 0] = node['range'].map(Number);
    const part = within === undefined ? -1 : source.slice(begin, end).indexOf(within.text);
    return part < 0 ? begin : begin + part + (within?.at ?? 0);
  }
  return 0;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
