import type { Location, UserContext } from '@redocly/openapi-core';
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Fields } from '../nodes.ts';
import { fieldsOf, follow, isFields, isRef } from '../nodes.ts';
import type { Path } from './subschemas.ts';
import { subschemasOf } from './subschemas.ts';

export interface ExampleFault {
  readonly path: Path;
  readonly message: string;
}

export type Judge = (value: unknown) => ExampleFault[];

/**
 * Creates validators for examples. The validators for one contract share compiled schemas.
 * An example must not contain undescribed properties, even if the contract allows additional properties.
 */
export function exampleJudges(): (schema: unknown, place: Location, context: UserContext) => Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  const ids = new Map<string, string>();

  const idOf = (node: Fields, place: Location, context: UserContext): string => {
    const key = `${place.source.absoluteRef}${place.pointer}`;
    const known = ids.get(key);
    if (known) return known;
    const id = `urn:schema:${ids.size}`;
    ids.set(key, id);
    ajv.addSchema(fieldsOf(copy(node, place, context)), id);
    return id;
  };

  const copy = (schema: unknown, place: Location, context: UserContext): unknown => {
    if (!isFields(schema)) return schema;
    const own = Object.entries(schema).filter(
      ([key]) => key !== '$ref' && !key.startsWith('x-') && key !== 'discriminator',
    );
    const result = structuredClone(Object.fromEntries(own));
    if (isRef(schema)) {
      const target = follow(schema, place, context);
      if (target) result['$ref'] = idOf(target.node, target.place, context);
    }
    for (const { path, schema: child, inPlace } of subschemasOf(schema)) {
      const copied = copy(child, place.child(path), context);
      set(result, path, inPlace ? copied : closed(copied, child, place.child(path), context));
    }
    return result;
  };

  return (schema, place, context) => {
    const root = { $ref: idOf(fieldsOf(schema), place, context) };
    const validate = ajv.compile(fieldsOf(closed(root, schema, place, context)));
    return (value) => (validate(value) ? [] : (validate.errors ?? []).map(faultOf));
  };
}

function closed(copied: unknown, schema: unknown, place: Location, context: UserContext): unknown {
  if (!isFields(copied) || !describesProperties(schema, place, context)) return copied;
  const isClosed = 'additionalProperties' in copied || 'unevaluatedProperties' in copied;
  return isClosed ? copied : { ...copied, unevaluatedProperties: false };
}

function describesProperties(
  schema: unknown,
  place: Location,
  context: UserContext,
  seen = new Set<unknown>(),
): boolean {
  const target = follow(schema, place, context);
  if (!target || seen.has(target.node)) return false;
  seen.add(target.node);
  if ('properties' in target.node) return true;
  return subschemasOf(target.node)
    .filter(({ inPlace, path }) => inPlace && path[0] !== 'not' && path[0] !== 'if')
    .some((child) => describesProperties(child.schema, target.place.child(child.path), context, seen));
}

function set(schema: Record<string, unknown>, path: Path, value: unknown): void {
  const [keyword, key] = path;
  if (keyword === undefined) return;
  const holder: unknown = key === undefined ? schema : schema[keyword];
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, key ?? keyword, value);
}

function faultOf(error: ErrorObject): ExampleFault {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const extra: unknown = error.params['unevaluatedProperty'] ?? error.params['additionalProperty'];
  if (typeof extra === 'string') {
    return { path: [...path, extra], message: `"${extra}" is a property that the schema does not describe` };
  }
  const where = error.instancePath === '' ? 'the value' : error.instancePath;
  const wanted = error.params['allowedValues'] ?? error.params['allowedValue'];
  return { path, message: `${where} ${error.message}${wanted === undefined ? '' : ` (${JSON.stringify(wanted)})`}` };
}
