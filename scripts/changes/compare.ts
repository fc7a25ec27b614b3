import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../generate/files.ts';
import { type Document, findOperations, type Parameter, resolve } from '../generate/model.ts';
import { runRedocly } from '../redocly/run-redocly.ts';

const levels = ['none', 'patch', 'minor', 'major'] as const;

export type ChangeLevel = (typeof levels)[number];

/** One change, as "redocly diff" reports it. The path is a JSON pointer into the bundle, with the step `$ref`. */
export interface ContractChange {
  path: string;
  kind: string;
  impact: ChangeLevel;
  property?: string;
  verdicts: { message: string }[];
}

/** Compares the bundles for clients in `dist/openapi` with those of the last release. */
export async function changesSinceRelease(project: string) {
  const release = releasesOf(readFileSync(join(project, 'CHANGELOG.md'), 'utf8'))[1]?.name;
  const comparisons = (['admin', 'documents', 'sandbox'] as const).map(async (name) => {
    const old = gunzipSync(readFileSync(join(project, `fixtures/releases/${release}/${name}.clients.json.gz`)));
    const document: Document = JSON.parse(readFileSync(join(project, `dist/openapi/${name}.clients.json`), 'utf8'));
    return { name, changes: await compare(JSON.parse(old.toString()), document), document };
  });
  return { release, comparisons: await Promise.all(comparisons) };
}

export function levelOf(changes: readonly ContractChange[]): ChangeLevel {
  return levels.findLast((level) => changes.some(({ impact }) => impact === level)) ?? 'none';
}

/** Returns sentences about levels in the changelog that are missing, or lower than `found`. */
export function levelFaults(changelog: string, found: ChangeLevel): string[] {
  const releases = releasesOf(changelog);
  const [next] = releases;
  if (next?.name !== 'Unreleased') return ['CHANGELOG.md: the first section must be "## Unreleased"'];
  const missing = releases.filter(({ level }) => level === undefined);
  const isLow = next.level !== undefined && levels.indexOf(next.level) < levels.indexOf(found);
  return [
    ...missing.map(
      ({ name }) => `CHANGELOG.md: the section "${name}" must have a line "Level: ${levels.join(' or ')}"`,
    ),
    ...(isLow
      ? [`CHANGELOG.md: "Unreleased" names the level ${next.level}, but the contract has changes of ${found}`]
      : []),
  ];
}

function releasesOf(changelog: string): { name: string | undefined; level: ChangeLevel | undefined }[] {
  const sections = changelog.split(/^## /m).slice(1);
  return sections.map((section) => ({
    name: section.split('\n', 1)[0]?.trim(),
    level: levels.find((level) => new RegExp(`^Level: ${level}$`, 'm').test(section)),
  }));
}

export async function compare(old: Document, now: Document): Promise<ContractChange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cps-changes-'));
  const options = ['--config', join(root, 'scripts/changes/diff.yaml'), '--fail-on', 'none', '--format', 'json'];
  try {
    for (const [name, document] of Object.entries({ old, now }))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(withNamedParameters(document), withoutExtensions));
    await runRedocly(['diff', 'old.json', 'now.json', ...options, '--output', 'changes.json'], folder);
    const { changes }: { changes: ContractChange[] } = JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8'));
    return changes.filter(({ path }) => !path.startsWith('#/components/'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Redocly rates a new extension as a minor change, but extensions are not part of what clients use. */
function withoutExtensions(key: string, value: unknown): unknown {
  return key.startsWith('x-') ? undefined : value;
}

/** Redocly takes a parameter with a much longer text for another one, so each gets a reference with a lasting name. */
function withNamedParameters(document: Document): Document {
  const named = structuredClone(document);
  const parameters: Record<string, Parameter> = {};
  for (const { operation } of findOperations([{ name: 'admin', document: named }])) {
    operation.parameters = (operation.parameters ?? []).map((parameter) => {
      const whole = resolve<Parameter>(named, parameter);
      const name = `${operation.operationId}.${whole.in}.${whole.name.replaceAll(/\W/g, '_')}`;
      parameters[name] = whole;
      return { $ref: `#/components/parameters/${name}` };
    });
  }
  return { ...named, components: { ...named.components, parameters } };
}
