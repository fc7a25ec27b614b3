import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { hostileRecord } from './testing/hostile-record.ts';
import { certifiedRecord, failedRecord, voidRecord } from './testing/sample-record.ts';
import { ctrfReport } from './write.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const free = { type: 'object' };

function closed(properties: Record<string, object>, required: string[]): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

const schema = closed(
  {
    reportFormat: { const: 'CTRF' },
    specVersion: { type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' },
    timestamp: text,
    generatedBy: text,
    extra: free,
    results: closed(
      {
        tool: closed({ name: { type: 'string', minLength: 1 }, version: text, extra: free }, ['name']),
        summary: closed(
          Object.fromEntries(
            ['tests', 'passed', 'failed', 'skipped', 'pending', 'other', 'suites', 'start', 'stop'].map((name) => [
              name,
              whole,
            ]),
          ),
          ['tests', 'passed', 'failed', 'skipped', 'pending', 'other', 'start', 'stop'],
        ),
        tests: {
          type: 'array',
          items: closed(
            {
              name: { type: 'string', minLength: 1 },
              status: { enum: ['passed', 'failed', 'skipped', 'pending', 'other'] },
              duration: whole,
              suite: { type: 'array', minItems: 1, items: text },
              message: text,
              trace: text,
              snippet: text,
              rawStatus: text,
              tags: { type: 'array', items: text },
              extra: free,
            },
            ['name', 'status', 'duration'],
          ),
        },
        environment: closed({ appName: text, testEnvironment: text }, []),
      },
      ['tool', 'summary', 'tests'],
    ),
  },
  ['results', 'reportFormat', 'specVersion'],
);

const validate = new Ajv2020({ allErrors: true }).compile(schema);
const records = { certified: certifiedRecord, failed: failedRecord, void: voidRecord, hostile: hostileRecord };

test.each(Object.entries(records))('the %s record matches the format', (_, record) => {
  validate(JSON.parse(ctrfReport(record)));
  expect(validate.errors).toBeNull();
});

test('the numbers add up', () => {
  expect(JSON.parse(ctrfReport(failedRecord)).results.summary).toEqual({
    tests: 30,
    passed: 17,
    failed: 4,
    skipped: 7,
    pending: 1,
    other: 1,
    suites: 2,
    start: Date.parse('2026-11-21T05:20:07.412Z'),
    stop: Date.parse('2026-11-21T05:20:07.412Z') + 9214,
  });
});

test('a failure has expected, actual and the script', () => {
  const { tests } = JSON.parse(ctrfReport(failedRecord)).results;
  expect(tests.find(({ name }: { name: string }) => name.startsWith('department-update-empty:'))).toMatchObject({
    status: 'failed',
    rawStatus: 'failed',
    suite: ['Borealis Contracts', 'administration', 'stated'],
    tags: ['stated', 'required', 'stated'],
    trace: expect.stringMatching(/expected: {\s+"status": 400/),
    snippet: expect.stringContaining('send PATCH'),
  });
});
