import { readFileSync } from 'node:fs';
import { loadRegister } from '../../conformance/requirements/register.ts';
import { didYouMean } from '../../conformance/target/did-you-mean.ts';
import { offsetOf, parseYaml } from '../../conformance/target/parse-yaml.ts';
import { deviationFaults } from '../../conformance/target/shape-faults.ts';
import type { Deviation } from '../../conformance/target/types.ts';
import { unreadable } from '../../conformance/text.ts';
import { UsageError } from '../options.ts';

/** Throws a `UsageError` that lists all errors of the file with their line numbers. */
export function readKnownFailures(file: string): Deviation[] {
  const { document, value, placeOf } = parseYaml(textOf(file), file);
  const wrong = deviationFaults(value);
  const faults = wrong.length > 0 ? wrong : nameFaults(value as Deviation[]);
  if (faults.length === 0) return value as Deviation[];
  const lines = faults.map(({ path, text }) => `${file}:${placeOf(offsetOf(document, path)).line}: ${text}`);
  throw new UsageError(lines.join('\n'));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--known-failures: ${file}: ${unreadable(error)}`);
  }
}

function nameFaults(entries: readonly Deviation[]) {
  const ids = loadRegister().map(({ id }) => id);
  return entries.flatMap(({ requirement }, at) => {
    const path = [`${at}`, 'requirement'];
    if (!ids.includes(requirement))
      return [{ path, text: `no requirement is named "${requirement}"${didYouMean(requirement, ids)}` }];
    const isRepeated = entries.findIndex((each) => each.requirement === requirement) < at;
    return isRepeated ? [{ path, text: `"${requirement}" is there twice` }] : [];
  });
}
