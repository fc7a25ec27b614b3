import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { enums } from '../../../src/contract/generated/enums.ts';
import { limits } from '../../../src/contract/generated/limits.ts';
import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import { contractExample } from '../../../testing/requests/catalogue.ts';
import type { WrittenRequest, WrittenStep } from '../../../testing/requests/client.ts';
import { made, type Scope } from '../../../testing/requests/template.ts';
import { writeCall } from '../../../testing/requests/write-call.ts';
import { root } from '../../generate/files.ts';

export interface Expensive {
  name: string;
  request: WrittenRequest;
  before: readonly WrittenStep[];
  /** Time to wait before the request, in milliseconds. */
  wait: number;
  status?: number;
  scope: Scope;
}

interface Entry extends WrittenRequest {
  name: string;
  before?: readonly WrittenStep[];
  wait?: number;
  status?: number;
  variants?: Readonly<Record<string, unknown>>;
}

export const contractValues: Scope = { ...limits, ...enums };

export async function expensiveRequests(): Promise<Expensive[]> {
  const written: Entry[] = parse(readFileSync(`${root}fixtures/lab/stalls.yaml`, 'utf8'));
  return [...written, ...(await contractRequests())].flatMap(
    ({ name, before = [], wait = 0, status, variants = {}, ...request }) =>
      combinations(Object.entries(variants)).map(({ labels, scope }) => ({
        ...{ name: String(made(name, labels)), request, before, wait, scope, ...(status !== undefined && { status }) },
      })),
  );
}

/** Returns one scope for each combination of the values. A value in a list is its own label, `{tenantLabel}` for example. */
function combinations(
  [first, ...rest]: readonly [string, unknown][],
  labels: Scope = {},
  scope: Scope = {},
): { labels: Scope; scope: Scope }[] {
  if (!first) return [{ labels, scope }];
  const [name, written] = first;
  const values = typeof written === 'string' ? made(written, contractValues) : written;
  const labelled = Array.isArray(values) ? values.map((each) => [String(each), each]) : Object.entries(Object(values));
  return labelled.flatMap(([label, value]) =>
    combinations(rest, { ...labels, [name]: label }, { ...scope, [name]: value, [`${name}Label`]: label }),
  );
}

const excluded: readonly OperationId[] = ['seedTenant', 'updateTenant'];

/**
 * Returns requests with the largest JSON body of each operation: many members, nested lists, and the example of the
 * contract with a long text in the place of each text, or with as many items as possible in each list.
 */
async function contractRequests(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { id, interface: of } of Object.values(operationTable)) {
    const { body, ...call } = contractExample(id);
    if (!body || !('json' in body) || excluded.includes(id)) continue;
    const { method, target, headers } = await writeCall({ ...call, operation: id }, new Map([['tenant', 'plain']]));
    const as = of === 'sandbox' ? '' : 'plain';
    const request = { [method]: target, as, headers: { ...headers, 'content-type': 'application/json' } };
    entries.push({ ...request, name: `${id}: {body}`, body: '{body}', variants: { body: largeBodies(body.json) } });
  }
  return entries;
}

function largeBodies(example: unknown): Record<string, unknown> {
  const long = placesIn(example).flatMap(([path, value]) => {
    const [before = '', after = ''] = JSON.stringify(replaced(example, path, mark)).split(JSON.stringify(mark));
    const list = (item: string) => ({ $fill: [`${before}[`, item, `]${after}`] });
    const text = (sign: string) => ({ $fill: [`${before}"`, sign, `"${after}`, 1024 * 1024, ''] });
    const bodies = Array.isArray(value)
      ? { 'of empty objects': list('{}'), 'of ids': list('"{n}"'), 'of copies': list(JSON.stringify(value[0])) }
      : Object.fromEntries(['a', ' ', '/a', 'A '].map((sign) => [`of "${sign}"`, text(sign)]));
    return Object.entries(bodies).map(([what, body]) => [`${path.join('.')} ${what}`, body]);
  });
  return {
    'many members': { $fill: ['{', '"{n36}":0', '}'] },
    'nested lists': { $join: [{ $repeat: ['[', 524_288] }, { $repeat: [']', 524_288] }] },
    ...Object.fromEntries(long),
  };
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
