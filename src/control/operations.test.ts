import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { operationsByTag } from './operations.ts';

const paths = new URL('../../openapi/sandbox/paths/', import.meta.url);

test('each operation of the control plane is in the file of its tag', () => {
  const placed = Object.entries(operationsByTag).flatMap(([tag, operations]) =>
    Object.keys(operations).map((id) => [id, tag]),
  );
  const tags = placed.map(([id]) => [id, parse(readFileSync(new URL(`${id}.yaml`, paths), 'utf8')).tags[0]]);
  expect(placed).toEqual(tags);
});
