/** A JSON Schema (2020-12) with resolved references and without annotations. */
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
  /**
   * The name of the property whose value must differ between the items of a list.
   * JSON Schema has no keyword for items that differ in one property.
   */
  'x-unique-by'?: string;
  /** The names of two properties with durations. The first duration must not be longer than the second. */
  'x-order'?: [string, string];
  /** The error code of the response to a request with a value that violates this schema. */
  'x-code'?: string;
}

/** Returns whether a value is valid against a schema. */
export type Judge = (value: unknown) => boolean;

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the JSON types that a schema allows. Without the keyword `type`, other keywords determine the type. */
export function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.properties || schema.required || schema.additionalProperties !== undefined) return ['object'];
  return schema.items === undefined ? [] : ['array'];
}
