import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isObject } from '../conformance/json.ts';
import { certifiedRecord, failedRecord, voidRecord } from './certify/testing/sample-record.ts';
import { jsonReport, parseRecord, readSchema } from './json.ts';

const records = { certified: certifiedRecord, failed: failedRecord, void: voidRecord };

describe.each(Object.entries(records))('the %s record', (name, record) => {
  test('matches the published schema and is unchanged after reading', () => {
    expect(parseRecord(jsonReport(record), name)).toEqual(record);
  });

  test('keeps it in every member under strict compilation', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
      readSchema('certify/run'),
    );
    validate(JSON.parse(jsonReport(record)));
    expect(validate.errors).toBeNull();
  });
});

function memberPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => memberPaths(each, path));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => [`${path}/${name}`, ...memberPaths(each, `${path}/${name}`)]);
}

const free = /^\/(target\/baseUrls|cases\/(expected|actual|exchanges\/(request|response)Headers))\/./;
const optional = ['/cases/script'];
const members = [...new Set(memberPaths(failedRecord))].filter((path) => !free.test(path) && !optional.includes(path));

test.each(members)('the schema demands %s, as the type does', (path) => {
  const names = path.slice(1).split('/');
  expect(() => parseRecord(JSON.stringify(without(failedRecord, names)), 'report.json')).toThrow(
    `must have required property '${names.at(-1)}'`,
  );
});

function without(value: unknown, [name = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, [name, ...rest]));
  if (!isObject(value)) return value;
  const { [name]: member, ...others } = value;
  return rest.length === 0 ? others : { ...others, [name]: without(member, rest) };
}

test.each([
  ['another member', { ...certifiedRecord, mood: 'good' }, 'must NOT have additional properties'],
  ['an unknown outcome', { ...certifiedRecord, conclusion: 'fine' }, '/conclusion must be equal to one of'],
  [
    'a digest that is none',
    { ...certifiedRecord, kit: { ...certifiedRecord.kit, suiteDigest: 'x' } },
    '/kit/suiteDigest',
  ],
])('%s is refused with its place', (_, record, message) => {
  expect(() => parseRecord(JSON.stringify(record), 'report.json')).toThrow(message);
});

test('a text that is not JSON is refused with the name of its file', () => {
  expect(() => parseRecord('<html>', '/tmp/report.json')).toThrow('/tmp/report.json is not valid JSON');
});

test('bytes and missing values are converted to JSON values', () => {
  const [first, ...rest] = certifiedRecord.cases;
  if (first === undefined) throw new Error('The sample has no case.');
  const report = jsonReport({
    ...certifiedRecord,
    cases: [{ ...first, expected: Buffer.from('abc'), actual: undefined }, ...rest],
  });
  expect(parseRecord(report, 'report').cases[0]).toMatchObject({
    expected: '3 bytes, sha256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    actual: null,
  });
});
