import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from '../generate/files.ts';
import { type ContractName, type Document, findOperations, type Parameter, resolve } from '../generate/model.ts';
import { runRedocly } from '../redocly/run-redocly.ts';
import { type Level, levels, releasesOf } from './changelog.ts';

/** One change, as "redocly diff" reports it. */
export interface Change {
  /** A JSON pointer into the bundle. A reference has the step `$ref`. */
  path: string;
  kind: string;
  impact: Level;
  property?: string;
  verdicts: { message: string }[];
}

export interface Comparison {
  name: ContractName;
  changes: Change[];
  /** The present bundle. */
  document: Document;
}

const names = ['admin', 'documents', 'sandbox'] as const;

/** Compares the bundles for clients in `dist/openapi` with those of the last release. */
export async function changesSinceRelease(project: string): Promise<{ release: string; comparisons: Comparison[] }> {
  const release = lastRelease(project);
  const comparisons = names.map(async (name) => {
    const file = releasedFile(project, release, name);
    if (!existsSync(file)) throw new Error(`${file} is missing: the bundle of the release ${release}`);
    const old: Document = JSON.parse(gunzipSync(readFileSync(file)).toString());
    const document: Document = JSON.parse(bundleOf(project, name));
    return { name, changes: await compare(old, document), document };
  });
  return { release, comparisons: await Promise.all(comparisons) };
}

export function levelOf(changes: readonly Change[]): Level {
  return levels.findLast((level) => changes.some(({ impact }) => impact === level)) ?? 'none';
}

/** Stores the present bundles as those of the last release in the changelog. */
export function storeRelease(project: string): string {
  const release = lastRelease(project);
  mkdirSync(join(project, 'fixtures/releases', release), { recursive: true });
  for (const name of names) {
    const small = JSON.stringify(JSON.parse(bundleOf(project, name), withoutExtensions));
    writeFileSync(releasedFile(project, release, name), gzipSync(small, { level: 9 }));
  }
  return release;
}

function lastRelease(project: string): string {
  const [, last] = releasesOf(readFileSync(join(project, 'CHANGELOG.md'), 'utf8'));
  if (!last) throw new Error('CHANGELOG.md: the section of the last release is missing');
  return last.name;
}

function releasedFile(project: string, release: string, name: ContractName): string {
  return join(project, 'fixtures/releases', release, `${name}.clients.json.gz`);
}

function bundleOf(project: string, name: ContractName): string {
  return readFileSync(join(project, `dist/openapi/${name}.clients.json`), 'utf8');
}

export async function compare(old: Document, now: Document): Promise<Change[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cps-changes-'));
  const report = join(folder, 'report.json');
  const options = ['--config', join(root, 'scripts/changes/diff.yaml'), '--fail-on', 'none', '--format', 'json'];
  try {
    for (const [name, document] of Object.entries({ old, now }))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(withNamedParameters(document), withoutExtensions));
    const { stderr } = await runRedocly(['diff', 'old.json', 'now.json', ...options, '--output', report], folder);
    if (!existsSync(report)) throw new Error(`redocly diff failed: ${stderr}`);
    const { changes }: { changes: Change[] } = JSON.parse(readFileSync(report, 'utf8'));
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
