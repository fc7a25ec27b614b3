import { readFileSync } from 'node:fs';
import packageFile from '../../package.json' with { type: 'json' };
import type { Case } from '../case/case.ts';
import { sha256 } from '../digest.ts';
import { loadRegister, type Requirement } from '../requirements/register.ts';
import type { RunRecord } from './run-record.ts';

export function kitOf(cases: readonly Case[], rows: readonly Requirement[] = loadRegister()): RunRecord['kit'] {
  const { version } = packageFile;
  return { version, contractDigest: contractDigest(), suiteDigest: suiteDigest(version, cases, rows) };
}

export function contractDigest(): string {
  const bundles = ['admin', 'documents'].map((name) =>
    readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url)),
  );
  return `sha256:${sha256(Buffer.concat(bundles))}`;
}

/** The digest does not depend on the order of the test cases. */
function suiteDigest(version: string, cases: readonly Case[], rows: readonly Requirement[]): string {
  const declared = cases.map(({ run: _, ...declaration }) => declaration);
  const demands = rows.map(({ file: _, line: __, ...demand }) => demand);
  return `sha256:${sha256(canonical({ version, cases: sorted(declared), rows: sorted(demands) }))}`;
}

function sorted<T extends { id: string }>(list: T[]): T[] {
  return list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns JSON with sorted property names, so that equal objects result in equal texts. */
function canonical(value: object): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
