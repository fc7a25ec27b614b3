import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Outcome } from '../../conformance/case/outcome.ts';
import { parseJson } from '../../conformance/json.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';

export interface Descriptor {
  name: string;
  digest: { sha256: string };
}

/** An in-toto statement (https://in-toto.io/Statement/v1) with a predicate of the type test-result v0.1. */
export interface Statement {
  _type: 'https://in-toto.io/Statement/v1';
  subject: Descriptor[];
  predicateType: 'https://in-toto.io/attestation/test-result/v0.1';
  predicate: {
    result: 'PASSED' | 'WARNED' | 'FAILED';
    configuration: Descriptor[];
    passedTests: string[];
    warnedTests: string[];
    failedTests: string[];
  };
}

type Tests = Pick<Statement['predicate'], 'passedTests' | 'warnedTests' | 'failedTests'>;

export function testStatement(
  subject: readonly Descriptor[],
  result: Statement['predicate']['result'],
  configuration: Descriptor[],
  tests: Tests,
): Statement {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...subject],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: { result, configuration, ...tests },
  };
}

export function statementOf(record: RunRecord, subject: readonly Descriptor[]): Statement {
  const named = (...outcomes: Outcome[]) =>
    record.cases.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
  const { contractDigest: contract, suiteDigest: suite } = record.kit;
  return testStatement(subject, resultOf(record), configurationOf({ contract, suite }), {
    passedTests: named('passed'),
    warnedTests: named('warned'),
    failedTests: named('failed', 'error', 'blocked'),
  });
}

function resultOf({ conclusion, cases }: RunRecord): Statement['predicate']['result'] {
  if (conclusion !== 'certified') return 'FAILED';
  return cases.some(({ outcome }) => outcome === 'warned') ? 'WARNED' : 'PASSED';
}

export function configurationOf(digests: Readonly<Record<string, string>>): Descriptor[] {
  return Object.entries(digests).map(([name, digest]) => ({ name, digest: { sha256: digest.replace('sha256:', '') } }));
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const descriptors = {
  type: 'array',
  items: {
    type: 'object',
    properties: { name: text, digest: { type: 'object', properties: { sha256: text }, required: ['sha256'] } },
    required: ['name', 'digest'],
  },
};

const isStatement = new Ajv2020().compile<Statement>({
  type: 'object',
  properties: {
    _type: { const: 'https://in-toto.io/Statement/v1' },
    subject: { ...descriptors, minItems: 1 },
    predicateType: { const: 'https://in-toto.io/attestation/test-result/v0.1' },
    predicate: {
      type: 'object',
      properties: {
        result: { enum: ['PASSED', 'WARNED', 'FAILED'] },
        configuration: descriptors,
        passedTests: texts,
        warnedTests: texts,
        failedTests: texts,
      },
      required: ['result', 'configuration', 'passedTests', 'warnedTests', 'failedTests'],
    },
  },
  required: ['_type', 'subject', 'predicateType', 'predicate'],
});

export function parseStatement(payload: string): Statement {
  const value = parseJson(payload);
  if (isStatement(value)) return value;
  const [first] = isStatement.errors ?? [];
  throw new Error(
    `its payload is not a test-result statement: ${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim(),
  );
}
