import type { OperationShape } from './operations.ts';
import { type Drawing, sample } from './sample.ts';
import { isObject, type JsonObject } from './schema.ts';
import { seedOf, shareOf } from './seed.ts';

export interface SampledRequest {
  path: JsonObject;
  query: JsonObject;
  header: JsonObject;
  /** It is absent if the operation takes no body or if the request is generated without one. */
  body?: { mediaType: string; value: unknown };
}

/** Most path parameters are the examples in the contract, so that the requested objects exist. */
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
