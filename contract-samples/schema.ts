/** A JSON Schema (2020-12) whose references are resolved and whose annotations are removed. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  contentSchema?: Schema;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  minProperties?: number;
  maxProperties?: number;
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema>;
  items?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  /** The member in which the items of a list differ; JSON Schema has no keyword for that. */
  'x-unique-by'?: string;
  /** Two members with durations, the first of which must not be longer than the second. */
  'x-order'?: [string, string];
  /** The error code of a refusal. */
  'x-code'?: string;
}

/** Whether a value can be anything that the schema allows. */
export type Judge = (value: unknown) => boolean;

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The types of JSON that a schema allows, in its order; a schema without `type` is read from its other keywords. */
export function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.properties || schema.required || schema.additionalProperties !== undefined) return ['object'];
  return schema.items === undefined ? [] : ['array'];
}
