import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '../../conformance/digest.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { unreadable } from '../../conformance/text.ts';
import { parseRecord } from '../json.ts';
import { sealed, unseal } from './envelope.ts';
import { EvidenceInputError } from './keys.ts';
import { type Descriptor, parseStatement, type Statement, statementOf } from './statement.ts';
import { incompleteness, type Suite } from './suite.ts';

export interface Verification<Kind = RunRecord> {
  record: Kind | undefined;
  refusals: string[];
}

/** Signs the JSON report and the digests of the other reports. Writes `evidence.json` beside the JSON report. */
export async function writeEvidence(
  recordPath: string,
  privateKey: KeyObject,
  others: readonly string[] = [],
): Promise<string> {
  const bytes = await readInput(recordPath);
  const record = parseRecord(bytes.toString('utf8'), recordPath);
  const beside = await Promise.all(others.map(descriptorOf));
  const file = { name: basename(recordPath), digest: { sha256: sha256(bytes) } };
  const statement = statementOf(record, [file, ...beside]);
  const path = join(dirname(recordPath), 'evidence.json');
  await writeFile(path, sealed(statement, privateKey));
  return path;
}

interface RecordKind<Kind> {
  parse: (text: string, origin: string) => Kind;
  stated: (record: Kind, subject: readonly Descriptor[]) => Statement;
  kitFaults: (record: Kind) => string[];
}

export interface EvidencePlace {
  publicKey: KeyObject;
  /** The path of the signed JSON report. The default is `report.json` in the folder of the evidence file. */
  recordPath?: string | undefined;
}

export async function verifyEvidence(
  evidencePath: string,
  { suite, ...place }: EvidencePlace & { suite: Suite },
): Promise<Verification> {
  return verifySigned(evidencePath, place, {
    parse: parseRecord,
    stated: statementOf,
    kitFaults: (record) => kitFaults(record, suite),
  });
}

export async function verifySigned<Kind>(
  evidencePath: string,
  { publicKey, recordPath = join(dirname(evidencePath), 'report.json') }: EvidencePlace,
  { parse, stated, kitFaults }: RecordKind<Kind>,
): Promise<Verification<Kind>> {
  const envelope = (await readInput(evidencePath)).toString('utf8');
  const bytes = await readInput(recordPath);
  try {
    const statement = parseStatement(unseal(envelope, publicKey));
    const [subject, ...others] = statement.subject;
    if (subject?.digest.sha256 !== sha256(bytes))
      return { record: undefined, refusals: [`${recordPath} was changed after signing.`] };
    const record = parse(bytes.toString('utf8'), recordPath);
    const altered = await alteredReports(dirname(evidencePath), others);
    const isSame = isDeepStrictEqual(stated(record, statement.subject), statement);
    const differing = isSame ? [] : ['The signed statement and the record have different contents.'];
    return { record, refusals: [...altered, ...differing, ...kitFaults(record)] };
  } catch (error) {
    return {
      record: undefined,
      refusals: [`${evidencePath}: ${error instanceof Error ? error.message : String(error)}`.replace(/\.?$/, '.')],
    };
  }
}

async function descriptorOf(path: string): Promise<Descriptor> {
  return { name: basename(path), digest: { sha256: sha256(await readInput(path)) } };
}

async function alteredReports(folder: string, others: Statement['subject']): Promise<string[]> {
  const faults = others.map(async ({ name, digest }) => {
    const path = join(folder, basename(name));
    const bytes = await readFile(path).catch(() => undefined);
    const isAltered = bytes !== undefined && sha256(bytes) !== digest.sha256;
    return isAltered ? [`${path} was changed after signing.`] : [];
  });
  return (await Promise.all(faults)).flat();
}

function kitFaults(record: RunRecord, suite: Suite): string[] {
  const others = (['contractDigest', 'suiteDigest'] as const).filter((name) => record.kit[name] !== suite[name]);
  if (others.length === 0) return incompleteness(record, suite.required);
  return others.map(
    (name) =>
      `It was judged by another ${name.replace('Digest', '')} (${record.kit[name]}, kit ${record.kit.version}) than this kit has (${suite[name]}).`,
  );
}

async function readInput(path: string): Promise<Buffer> {
  return readFile(path).catch((error: unknown) => {
    throw new EvidenceInputError(`${path} can't be read: ${unreadable(error)}.`);
  });
}
