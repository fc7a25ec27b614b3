import {
  type Break,
  breaksOf,
  type JsonObject,
  judgeOf,
  type OperationShape,
  type SampledRequest,
  type Schema,
} from '../../../contract-samples/index.ts';
import { isObject } from '../../json.ts';

export interface BrokenRequest extends Pick<Break, 'pointer' | 'keyword'> {
  request: SampledRequest;
}

export function brokenRequests(shape: OperationShape, valid: SampledRequest, seed: number): BrokenRequest[] {
  const { query } = shape.parameters;
  const ofQuery = breaksOf(query, valid.query, seed).flatMap(({ value, ...each }) =>
    isObject(value) && !judgeOf(query)(asRead(query, value)) ? [{ ...each, request: { ...valid, query: value } }] : [],
  );
  const { body } = valid;
  const schema = shape.bodies[body?.mediaType ?? ''];
  if (!body || !schema) return ofQuery;
  const isJson = /[/+]json$/.test(body.mediaType);
  // Form fields are always text, so no form field can have the wrong type.
  const ofBody = breaksOf(schema, body.value, seed).filter(({ keyword }) => isJson || keyword !== 'type');
  return [
    ...ofQuery,
    ...ofBody.map(({ value, ...each }) => ({ ...each, request: { ...valid, body: { ...body, value } } })),
  ];
}

function asRead({ properties = {} }: Schema, query: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const property = properties[name];
      return [name, readAs(typeof property === 'object' ? property.type : undefined, String(value))];
    }),
  );
}

function readAs(type: Schema['type'], text: string): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
