import { expect, test } from 'vitest';
import { canonicalFiles } from './canonical.ts';
import type { Contract, OperationModel, SchemaModel } from './model.ts';

const id = { type: 'string', pattern: '^[0-9]+$' };
const thing = {
  type: 'object',
  properties: {
    id,
    attributes: { type: 'object', properties: { title: { type: 'string' }, size: { type: 'integer' } } },
  },
};

function filesOf(method: string, path: string, operation: Partial<OperationModel>): string {
  const whole = {
    operationId: 'doThing',
    summary: 'Does it',
    responses: {},
    'x-basis': 'assumed' as const,
    ...operation,
  };
  const contract: Contract = {
    name: 'admin',
    document: { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: { [path]: { [method]: whole } } },
  };
  return canonicalFiles([contract])
    .map(([, text]) => text.replaceAll(/\s+/g, ' '))
    .join('\n');
}

const json = (schema: SchemaModel) => ({ content: { 'application/vnd.api+json': { schema } } });

test('an extension that names no property is an error', () => {
  const wrong = { ...thing, 'x-canonical': { members: ['colour'] } };
  const operation = { responses: { '200': json({ type: 'object', properties: { data: wrong } }) } };
  expect(() => filesOf('get', '/things/1', operation)).toThrow(
    /x-canonical names attributes\.colour, and colour is no property/,
  );
});
