import type { OperationShape } from './operations.ts';
import { type Drawing, sample } from './sample.ts';
import { isObject, type JsonObject } from './schema.ts';
import { seedOf, shareOf } from './seed.ts';

/** A request as values, before it is encoded. */
export interface SampledRequest {
  path: JsonObject;
  query: JsonObject;
  header: JsonObject;
  /** Absent if the operation takes no body, or this request has none. */
  body?: { mediaType: string; value: unknown };
}

/** A valid request. Every other one uses the path parameters of the contract's examples, so that objects exist. */
export function sampleRequest(shape: OperationShape, seed: number, drawing: Drawing): SampledRequest {
  const drawn = (place: 'path' | 'query' | 'header') => {
    const value = sample(shape.parameters[place], seedOf(seed, place), drawing);
    return isObject(value) ? value : {};
  };
  const path = Object.entries(drawn('path')).map(([name, value]) => {
    const isExample = shape.examples[name] !== undefined && shareOf(seed, 'example of', name) < 0.7;
    return [name, isExample ? shape.examples[name] : value];
  });
  const request = { path: Object.fromEntries(path), query: drawn('query'), header: drawn('header') };
  const types = Object.keys(shape.bodies);
  const mediaType = types[seedOf(seed, 'media type') % types.length];
  const schema = shape.bodies[mediaType ?? ''];
  if (mediaType === undefined || !schema || (!shape.isBodyRequired && shareOf(seed, 'body') < 0.2)) return request;
  return { ...request, body: { mediaType, value: sample(schema, seedOf(seed, 'body', mediaType), drawing) } };
}
