import { readFileSync } from 'node:fs';
import { type OperationId, operationTable } from '../../src/contract/operation.ts';

export type Schema = Record<string, unknown>;

/** An argument of an operation: a parameter, or a member of its JSON body. */
export interface Argument {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** A contract in OpenAPI: `admin`, `documents` or `sandbox`. */
export function bundleText(name: string): string {
  return readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url), 'utf8');
}

type Any = ReturnType<typeof JSON.parse>;

const bundles = Object.fromEntries(
  ['admin', 'documents', 'sandbox'].map((name): [string, Any] => [name, JSON.parse(bundleText(name))]),
);

export function operationOf(id: OperationId): Any {
  const { interface: side, path, method } = operationTable[id];
  const { summary, description, parameters, requestBody } = bundles[side].paths[path][method.toLowerCase()];
  return withoutReferences({ summary, description, parameters, requestBody }, side);
}

export function argumentsOf(id: OperationId): Argument[] {
  const { parameters = [], requestBody } = operationOf(id);
  const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
  const members = Object.entries<Schema>(properties);
  return [
    ...parameters.filter((each: Argument) => each.in !== 'header'),
    ...members.map(([name, schema]) => ({ name, in: 'body', required: required.includes(name), schema })),
  ];
}

/** Without references, extensions, examples and the rules that the operation itself checks. */
export function withoutReferences<Kind>(value: Kind, side = 'sandbox'): Kind {
  const resolved = (part: Any): Any => {
    if (typeof part?.$ref !== 'string') return part;
    const { $ref, ...own } = part;
    const target = $ref.slice(2).split('/');
    return resolved({ ...target.reduce((each: Any, name: string) => each[name], bundles[side]), ...own });
  };
  const text = JSON.stringify(value, (name, part) => {
    if (/^(?:x-|examples?$)/.test(name)) return undefined;
    if (!Array.isArray(part)) return resolved(part);
    const kept = part.filter((each) => each?.['x-checked-by'] === undefined);
    return kept.length === 0 && part.length > 0 ? undefined : kept;
  });
  return JSON.parse(text);
}
