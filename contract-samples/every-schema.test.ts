import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeOf, type OperationShape, operationShapes, sample, sampleRequest, seedOf } from './index.ts';

const shapes = ['admin', 'documents', 'sandbox'].flatMap((name) =>
  operationShapes(JSON.parse(readFileSync(new URL(`../dist/openapi/${name}.json`, import.meta.url), 'utf8'))),
);
const seeds = [0, 1, 2, 3, 4, 5];

const schemasOf = ({ parameters, bodies, responses }: OperationShape) => [
  ...Object.entries(parameters),
  ...Object.entries(bodies),
  ...Object.entries(responses).flatMap(([status, content]) =>
    Object.entries(content).map(([type, schema]) => [`${status} ${type}`, schema] as const),
  ),
];

describe.each(shapes)('$id', (shape) => {
  test('every schema has valid values for every seed', () => {
    for (const [place, schema] of schemasOf(shape)) {
      for (const seed of seeds) {
        const value = sample(schema, seedOf(place, seed), { edges: seed % 2 === 1 });
        expect(judgeOf(schema)(value), `${place}: ${JSON.stringify(value)}`).toBe(true);
      }
    }
  });

  test('the same seed gives the same request', () => {
    for (const seed of seeds) {
      const [one, other] = [sampleRequest(shape, seed, { edges: true }), sampleRequest(shape, seed, { edges: true })];
      expect(one).toEqual(other);
    }
  });
});
