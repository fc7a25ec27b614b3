import { readFileSync } from 'node:fs';
import { isObject } from '../../conformance/json.ts';
import { type OperationId, operationTable } from '../../src/contract/operation.ts';

export type Schema = Record<string, unknown>;

const root = new URL('../../', import.meta.url);
const bundles = new Map<string, Schema>();

/** A contract in OpenAPI: `admin`, `documents` or `sandbox`. */
export function bundleText(name: string): string {
  return readFileSync(new URL(`dist/openapi/${name}.json`, root), 'utf8');
}

function bundleOf(name: string): Schema {
  const bundle: Schema = bundles.get(name) ?? JSON.parse(bundleText(name));
  bundles.set(name, bundle);
  return bundle;
}

export interface OperationShape {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  body: Schema | undefined;
}

/** The parameters and the body of an operation, without references and extensions. */
export function shapeOf(id: OperationId): OperationShape {
  const { interface: side, path, method } = operationTable[id];
  const operation = at(bundleOf(side), ['paths', path, method.toLowerCase()]);
  const parameters = listed(operation['parameters']).map((each) => plainSchema(each, side));
  const content = at(operation, ['requestBody', 'content']);
  const body = Object.values(content).at(0);
  return {
    summary: String(operation['summary']),
    description: String(operation['description'] ?? ''),
    parameters: parameters.map(({ name, in: place, required, description, schema }) => ({
      ...{ name: String(name), in: String(place), required: required === true },
      schema: { ...(isObject(schema) && schema), ...(description !== undefined && { description }) },
    })),
    body: isObject(body) ? plainSchema(body['schema'], side) : undefined,
  };
}

/** Replaces references, and leaves out extensions and the rules that the operation itself checks. */
export function plainSchema(value: unknown, side = 'sandbox'): Schema {
  const plain = plainValue(value, side);
  return isObject(plain) ? plain : {};
}

function plainValue(value: unknown, side: string): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isLeft(each)).map((each) => plainValue(each, side));
  if (!isObject(value)) return value;
  const { $ref, ...own } = value;
  const target = typeof $ref === 'string' ? at(bundleOf(side), $ref.slice(2).split('/')) : {};
  const members = Object.entries({ ...target, ...own }).filter(([name]) => !/^(?:x-|examples?$)/.test(name));
  const plain = members.map(([name, each]): [string, unknown] => [name, plainValue(each, side)]);
  return Object.fromEntries(plain.filter(([name, each]) => name !== 'allOf' || listed(each).length > 0));
}

function isLeft(value: unknown): boolean {
  return isObject(value) && 'x-checked-by' in value;
}

function at(value: unknown, path: readonly string[]): Schema {
  const found = path.reduce((part, name) => (isObject(part) ? part[name] : undefined), value);
  return isObject(found) ? found : {};
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
