import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { isOperationId, operationIds } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import { didYouMean } from './did-you-mean.ts';
import { substitute } from './environment.ts';
import { expressionFaults } from './expression-faults.ts';
import { nameFaults } from './name-faults.ts';
import { sourceFaults } from './source-faults.ts';
import schema from './target.schema.json' with { type: 'json' };
import { TargetError } from './target-error.ts';
import type { Target } from './types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the target that a file describes. Throws a `TargetError` with every error and its line. */
export function readTarget(file: string, environment: Environment = process.env): Target {
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken)
    throw new TargetError(`${file}:${broken.linePos?.[0].line ?? 1}: this is no YAML: ${firstLine(broken.message)}`);
  const line = (path: string[]) => lines.linePos(offsetOf(document, path)).line;
  const missing: string[] = [];
  const value = substitute(document.toJS(), environment, (name) => missing.push(name));
  const faults = faultsOf(value).map(({ path, text }) => `${file}:${line(path)}: ${text}`);
  for (const name of new Set(missing)) {
    faults.push(`${file}: the environment variable ${name} is required and is not set; set it and run again`);
  }
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
  return withFilesBeside(value as Target, dirname(file));
}

/** Paths in a target file are relative to it, wherever a run is started. */
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

/** Defines a target in a typed module, validated with the same schema as a file. */
export function defineTarget(target: Target): Target {
  const faults = faultsOf(target).map(({ text }) => `defineTarget: ${text}`);
  if (faults.length > 0) throw new TargetError(faults.join('\n'));
  return target;
}

interface Fault {
  path: string[];
  text: string;
}

function faultsOf(target: unknown): Fault[] {
  return [
    ...shapeFaults(target),
    ...operationFaults(target),
    ...nameFaults(target),
    ...sourceFaults(target),
    ...expressionFaults(target),
  ];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : String(error);
    throw new TargetError(`${file}: ${why}; "cps target init" writes a target file to start from`);
  }
}

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

function shapeFaults(value: unknown): Fault[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'if');
  const isOther = (error: ErrorObject) => (each: ErrorObject) =>
    each.instancePath === error.instancePath && each.keyword !== 'type';
  // If one form of a value nearly matches, errors about the other form are not helpful.
  return errors.filter((error) => error.keyword !== 'type' || !errors.some(isOther(error))).map(faultOf);
}

function faultOf({ keyword, instancePath, params, message, data, parentSchema }: ErrorObject): Fault {
  const path = instancePath.split('/').slice(1);
  const place = path.length > 0 ? path.join('.') : 'the file';
  if (keyword === 'required') return { path, text: `${place} needs "${params['missingProperty']}"` };
  if (keyword === 'additionalProperties') {
    const known = String(params['additionalProperty']);
    return {
      path: [...path, known],
      text: `${place} has "${known}", which is unknown${didYouMean(known, Object.keys(parentSchema?.['properties'] ?? {})) || '; remove it or correct its spelling'}`,
    };
  }
  if (keyword === 'pattern' && params['pattern'] === '^https?://') {
    return { path, text: `${place} must be a URL that begins with http:// or https://, got ${JSON.stringify(data)}` };
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

function operationFaults(value: unknown): Fault[] {
  const operations = isObject(value) && isObject(value['operations']) ? Object.keys(value['operations']) : [];
  return operations
    .filter((name) => !isOperationId(name))
    .map((name) => ({
      path: ['operations', name],
      text: `"${name}" is no operation of the contract${didYouMean(name, operationIds) || '; "cps target operations" lists them'}`,
    }));
}

/** The position of a value in the file, or of the nearest existing one around it. */
function offsetOf(document: Document, path: string[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isObject(node) && Array.isArray(node['range'])) return Number(node['range'][0]);
  }
  return 0;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
