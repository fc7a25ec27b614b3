import { isObject, type JsonObject, type Schema } from './schema.ts';

const deepest = 3;

const valueKeywords = new Set(
  (
    'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format ' +
    'required minProperties maxProperties dependentRequired minItems maxItems uniqueItems minContains maxContains ' +
    'contentMediaType x-unique-by x-order x-code'
  ).split(' '),
);
const schemaKeywords = new Set(
  'items additionalProperties propertyNames not if then else contains contentSchema'.split(' '),
);
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

const known = new WeakMap<object, Schema>();
const origins = new WeakMap<object, string>();

export function originOf(schema: Schema): string | undefined {
  return origins.get(schema);
}

/** Throws if a reference (`$ref`) points to nothing. */
export function plainSchema(document: object, schema: object): Schema {
  const plain = known.get(schema) ?? asSchema(visit(document, schema, []));
  known.set(schema, plain);
  return plain;
}

function visit(document: object, schema: unknown, followed: readonly string[]): unknown {
  if (!isObject(schema)) return schema;
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return possible(keywordsOf(document, own, followed));
  if (followed.filter((each) => each === $ref).length === deepest) return false;
  const target = visit(document, targetOf(document, $ref), [...followed, $ref]);
  if (!isObject(target)) return target;
  const whole = { ...target, ...keywordsOf(document, own, followed) };
  origins.set(whole, $ref);
  return whole;
}

function possible(schema: JsonObject): JsonObject | false {
  return schema['items'] === false && Number(schema['minItems'] ?? 0) > 0 ? false : schema;
}

function keywordsOf(document: object, schema: JsonObject, followed: readonly string[]): JsonObject {
  const inner = (value: unknown) => visit(document, value, followed);
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (valueKeywords.has(keyword)) return [[keyword, value]];
      if (schemaKeywords.has(keyword)) return [[keyword, inner(value)]];
      if (listKeywords.has(keyword) && Array.isArray(value)) return [[keyword, value.map(inner)]];
      if (!mapKeywords.has(keyword) || !isObject(value)) return [];
      return [[keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))]];
    }),
  );
}

/** Returns a value without `$ref` unchanged. */
export function resolved(document: object, value: unknown): JsonObject {
  if (isObject(value) && typeof value['$ref'] === 'string') {
    return resolved(document, targetOf(document, value['$ref']));
  }
  if (!isObject(value)) throw new Error(`an object is expected in the contract, got ${JSON.stringify(value)}`);
  return value;
}

/** Returns the part of a document that a JSON pointer such as `#/components/schemas/User` names. */
export function targetOf(document: object, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/').map(unescapeStep);
  const target = steps.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
  if (target === undefined) throw new Error(`${reference} points to nothing`);
  return target;
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}

function asSchema(value: unknown): Schema {
  if (!isObject(value)) throw new Error('a schema must be an object here');
  return value;
}
