import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import { contractExample } from '../../requests/contract-examples.ts';
import { writeCall } from '../../requests/write-call.ts';
import { filled, largestBody, manyMembers, nested } from './bodies.ts';
import type { Expensive } from './expensive.ts';

const excluded: readonly OperationId[] = ['seedTenant', 'updateTenant'];

/**
 * Returns requests with the largest JSON body of each operation: many members, nested lists, and the example of the
 * contract with a long text in the place of each text, or with as many items as possible in each list.
 */
export async function contractRequests(): Promise<Expensive[]> {
  const requests: Expensive[] = [];
  for (const { id, interface: of } of Object.values(operationTable)) {
    const { body, ...call } = contractExample(id);
    if (!body || !('json' in body) || excluded.includes(id)) continue;
    const { method, target, headers } = await writeCall({ ...call, operation: id }, new Map([['tenant', 'plain']]));
    const request = { method, path: target, headers: { ...headers, 'content-type': 'application/json' } };
    const tenant = of === 'sandbox' ? undefined : 'plain';
    for (const [name, text] of largeBodies(body.json))
      requests.push({ name: `${id}: ${name}`, request: () => ({ ...request, tenant, body: text() }) });
  }
  return requests;
}

function largeBodies(example: unknown): [string, () => string][] {
  return [
    ['many members', () => manyMembers],
    ['nested lists', () => nested],
    ...placesIn(example).flatMap(([path, value]): [string, () => string][] => {
      const [before = '', after = ''] = JSON.stringify(replaced(example, path, mark)).split(JSON.stringify(mark));
      const name = path.join('.');
      if (!Array.isArray(value)) {
        const long = (sign: string) =>
          sign.repeat(Math.floor((largestBody - before.length - after.length - 2) / sign.length));
        return ['a', ' ', '/a', 'A '].map((sign) => [`${name} of "${sign}"`, () => `${before}"${long(sign)}"${after}`]);
      }
      return [
        [`${name} of empty objects`, () => filled(`${before}[`, () => '{}', `]${after}`)],
        [`${name} of ids`, () => filled(`${before}[`, (at) => `"${at}"`, `]${after}`)],
        [`${name} of copies`, () => filled(`${before}[`, () => JSON.stringify(value[0]), `]${after}`)],
      ];
    }),
  ];
}

const mark = 'the place of the long value';

type Path = readonly (string | number)[];

function placesIn(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return [[path, value], ...placesIn(value[0], [...path, 0])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]));
}

function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((item, at) => (at === first ? replaced(item, rest, by) : item));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, inner]) => [name, name === first ? replaced(inner, rest, by) : inner]),
  );
}
