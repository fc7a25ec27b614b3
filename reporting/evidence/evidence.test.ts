import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { certifiedRecord, failedRecord } from '../certify/testing/sample-record.ts';
import { jsonReport } from '../json.ts';
import { seal } from './envelope.ts';
import { type Verification, verifyEvidence, writeEvidence } from './evidence.ts';
import type { Suite } from './suite.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');

const suite: Suite = {
  contractDigest: certifiedRecord.kit.contractDigest,
  suiteDigest: certifiedRecord.kit.suiteDigest,
  required: certifiedRecord.cases.flatMap((each) => {
    const row = certifiedRecord.requirements.find(({ id }) => id === each.requirement);
    if (row?.level !== 'required') return [];
    return [{ case: each.id, requirement: row.id, class: row.class, verdict: each.verdict }];
  }),
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function signed(record: RunRecord): Promise<string> {
  const path = join(folder, 'report.json');
  writeFileSync(path, jsonReport(record));
  return writeEvidence(path, privateKey);
}

async function verified(record: RunRecord): Promise<Verification> {
  return verifyEvidence(await signed(record), { publicKey, suite });
}

test.each([
  ['certified', certifiedRecord],
  ['not certified', failedRecord],
])('the evidence of a genuine record that is %s is valid', async (conclusion, record) => {
  const { record: read, refusals } = await verified(record);
  expect(refusals).toEqual([]);
  expect(read?.conclusion).toBe(conclusion);
});

describe('the envelope', () => {
  test('names statement, digests and how the cases ended', async () => {
    const { payload, payloadType } = JSON.parse(readFileSync(await signed(failedRecord), 'utf8'));
    expect(payloadType).toBe('application/vnd.in-toto+json');
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'report.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } }],
      predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
      predicate: {
        result: 'FAILED',
        configuration: [
          { name: 'contract', digest: { sha256: 'a1'.repeat(32) } },
          { name: 'suite', digest: { sha256: 'b2'.repeat(32) } },
        ],
        warnedTests: ['department-names'],
        failedTests: expect.arrayContaining(['department-delete-offered', 'department-delete-subtree']),
      },
    });
  });

  test('of another key is refused', async () => {
    const { refusals } = await verifyEvidence(await signed(certifiedRecord), { publicKey: stranger.publicKey, suite });
    expect(refusals).toEqual([expect.stringContaining('it has no signature of the key')]);
  });

  test('whose payload was changed is refused', async () => {
    const path = await signed(failedRecord);
    const envelope = JSON.parse(readFileSync(path, 'utf8'));
    const payload = Buffer.from(envelope.payload, 'base64').toString().replace('FAILED', 'PASSED');
    writeFileSync(path, JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') }));
    expect((await verifyEvidence(path, { publicKey, suite })).refusals).toEqual([
      expect.stringContaining('it was altered: the signature of the key'),
    ]);
  });

  test.each(['', '[]', '{}', '{"payloadType":"x","payload":"","signatures":[]}'])(
    'that reads %s is refused',
    async (text) => {
      const path = await signed(certifiedRecord);
      writeFileSync(path, text);
      const { record, refusals } = await verifyEvidence(path, { publicKey, suite });
      expect(record).toBeUndefined();
      expect(refusals).toHaveLength(1);
    },
  );

  test('an envelope whose statement differs from the record is refused', async () => {
    const path = await signed(failedRecord);
    const { payload } = JSON.parse(readFileSync(path, 'utf8'));
    const statement = Buffer.from(payload, 'base64').toString().replace('"FAILED"', '"PASSED"');
    writeFileSync(path, JSON.stringify(seal(statement, privateKey)));
    const { refusals } = await verifyEvidence(path, { publicKey, suite });
    expect(refusals).toEqual(['The signed statement and the record have different contents.']);
  });
});

test('a record that was changed after it was signed is refused', async () => {
  const path = await signed(failedRecord);
  writeFileSync(join(folder, 'report.json'), jsonReport(certifiedRecord));
  const { refusals } = await verifyEvidence(path, { publicKey, suite });
  expect(refusals).toEqual([expect.stringContaining('was changed after signing')]);
});

const [firstCase, ...otherCases] = certifiedRecord.cases;
if (firstCase === undefined) throw new Error('The sample has no case.');
const [statedClass, ...otherClasses] = failedRecord.classes;
if (statedClass === undefined) throw new Error('The sample has no class.');

function uncertifiedDocuments(each: RunRecord['classes'][number]): RunRecord['classes'][number] {
  return each.class === 'documents' ? { ...each, certified: false } : each;
}

test.each<[string, RunRecord, string]>([
  [
    'lacks a required case',
    { ...certifiedRecord, cases: otherCases },
    'administration, stated: the required case admin-token-offered is missing.',
  ],
  [
    'has a required case that did not pass',
    { ...certifiedRecord, cases: [{ ...firstCase, outcome: 'unsupported' }, ...otherCases] },
    'administration, stated: the required case admin-token-offered is unsupported, not passed.',
  ],
  [
    'has a case twice',
    { ...certifiedRecord, cases: [firstCase, ...certifiedRecord.cases] },
    'administration, stated: the case admin-token-offered occurs 2 times.',
  ],
  [
    'lets a case judge another requirement',
    { ...certifiedRecord, cases: [{ ...firstCase, requirement: 'members-202' }, ...otherCases] },
    'administration, stated: the case admin-token-offered judges members-202 (stated), not admin-token-offered (stated).',
  ],
  [
    'claims a class that failed',
    { ...failedRecord, classes: [{ ...statedClass, certified: true }, ...otherClasses] },
    'administration, stated: the required case department-delete-offered is failed, not passed.',
  ],
  [
    'claims a class that no one knows',
    { ...failedRecord, classes: [{ ...statedClass, class: 'kitchen', certified: true }, ...otherClasses] },
    'kitchen, stated: the record claims this class as certified, but this kit has no required case for the class.',
  ],
  [
    'concludes certified without a class',
    { ...certifiedRecord, classes: [] },
    'The conclusion is certified, but no class is certified.',
  ],
  [
    'concludes certified although a class of the deciding verdict is not',
    { ...certifiedRecord, deciding: ['stated'], classes: certifiedRecord.classes.map(uncertifiedDocuments) },
    'The conclusion is certified, but the class documents is not certified by the stated verdict.',
  ],
  [
    'is void and claims a class',
    { ...certifiedRecord, conclusion: 'void', exitCode: 3 },
    'The run is void, but the record claims a class as certified.',
  ],
  [
    'has the exit code of another conclusion',
    { ...certifiedRecord, exitCode: 1 },
    'The conclusion is certified, and the exit code 1.',
  ],
  [
    'was judged by another suite',
    { ...certifiedRecord, kit: { ...certifiedRecord.kit, suiteDigest: `sha256:${'c3'.repeat(32)}` } },
    'It was judged by another suite (sha256:c3',
  ],
  [
    'was judged by another contract',
    { ...certifiedRecord, kit: { ...certifiedRecord.kit, contractDigest: `sha256:${'c3'.repeat(32)}` } },
    'It was judged by another contract (sha256:c3',
  ],
])('a signed record that %s is refused', async (_, record, refusal) => {
  const { refusals } = await verified(record);
  expect(refusals).toContainEqual(expect.stringContaining(refusal));
});

test('a class of a verdict that decides nothing may be open', async () => {
  const classes = certifiedRecord.classes.map((each) =>
    each.verdict === 'published' ? { ...each, certified: false } : each,
  );
  expect((await verified({ ...certifiedRecord, deciding: ['stated'], classes })).refusals).toEqual([]);
});

test('the published verdict also requires the stated cases', async () => {
  const published = certifiedRecord.classes.filter(({ verdict }) => verdict === 'published');
  const { refusals } = await verified({ ...certifiedRecord, cases: otherCases, classes: published });
  expect(refusals).toEqual(['administration, published: the required case admin-token-offered is missing.']);
});

test('a missing record is reported with its path', async () => {
  const path = await signed(certifiedRecord);
  const recordPath = join(folder, 'elsewhere.json');
  await expect(verifyEvidence(path, { publicKey, suite, recordPath })).rejects.toThrow(`${recordPath} can't be read`);
});
