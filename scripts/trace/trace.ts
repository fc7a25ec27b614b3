import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases } from '../../conformance/cases/index.ts';
import { operationsOf } from '../../conformance/record/judge.ts';
import { loadRegister, type Requirement } from '../../conformance/requirements/register.ts';
import { targetOf } from '../../contract-samples/plain-schema.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { basisMarkOf, type Fields, fieldsOf, isFields, MARKED, mappingsOf } from '../redocly/nodes.ts';
import { readClaims } from '../redocly/registers.ts';

interface MarkedPlace {
  /** The position of the contract part as a JSON pointer, such as `/components/schemas/User`. */
  readonly pointer: string;
  readonly operation: string | undefined;
  readonly claims: readonly string[];
}

const DATA = ['example', 'examples', 'default', 'enum', 'const'];

function placesIn(node: unknown, pointer = '', within?: string): MarkedPlace[] {
  const below = (key: string) => `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (Array.isArray(node)) return node.flatMap((item, index) => placesIn(item, below(String(index)), within));
  if (!isFields(node)) return [];
  const { operationId } = node;
  const operation = typeof operationId === 'string' ? operationId : within;
  const own = MARKED.flatMap((prefix) => {
    const { claims } = basisMarkOf(node, prefix);
    return claims ? [{ pointer: prefix === 'x-' ? pointer : below(prefix.slice(0, -1)), operation, claims }] : [];
  });
  const children = Object.entries(node).filter(([key]) => !DATA.includes(key) && !key.startsWith('x-'));
  return [...own, ...children.flatMap(([key, child]) => placesIn(child, below(key), operation))];
}

function operationsByComponent(bundle: Fields): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const parts = Object.values(fieldsOf(bundle['paths'])).flatMap((item) => Object.values(fieldsOf(item)));
  for (const operation of parts.filter(isFields)) {
    const { operationId } = operation;
    if (typeof operationId !== 'string') continue;
    for (const reference of reachedFrom(operation, bundle))
      uses.set(reference, [...(uses.get(reference) ?? []), operationId]);
  }
  return uses;
}

function reachedFrom(operation: Fields, bundle: Fields): Set<string> {
  const found = new Set<string>(referencesIn(operation));
  // The loop also visits references that its body adds to the Set, so it finds indirect references.
  for (const reference of found) {
    for (const next of referencesIn(targetOf(bundle, reference))) found.add(next);
  }
  return found;
}

function referencesIn(node: unknown): string[] {
  return mappingsOf(node).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
}

interface Sources {
  readonly claims: ReadonlyMap<string, Fields>;
  readonly bundles: Readonly<Record<string, Fields>>;
}

export function readSources(project: string): Sources {
  const bundle = (name: string) =>
    fieldsOf(JSON.parse(readFileSync(join(project, 'dist/openapi', `${name}.json`), 'utf8')));
  return {
    claims: readClaims(join(project, 'openapi')),
    bundles: { admin: bundle('admin'), documents: bundle('documents') },
  };
}

type TracedRequirement = ReturnType<typeof tracedOf>;

/**
 * How well a claim is tested. A claim is a numbered statement of the service's description.
 * `covered`: a test case checks the claim, and an injected fault shows that the test case can fail.
 * `partly`: the contract or a requirement refers to the claim, but the conditions for `covered` are not met.
 * `open`: neither the contract nor a requirement refers to the claim.
 */
type ClaimCoverage = 'covered' | 'partly' | 'open';

export type TracedClaim = ReturnType<typeof traceClaims>[number];

export function traceClaims({ claims, bundles }: Sources) {
  const places = Object.entries(bundles).flatMap(([name, bundle]) => placesOf(name, bundle));
  const requirements = loadRegister().map((row) => ({ row, traced: tracedOf(row) }));
  return [...claims].map(([id, fields]) => {
    const own = requirements.filter(({ row }) => row.claims.includes(id)).map(({ traced }) => traced);
    const found = places.filter((place) => place.claims.includes(id)).map(({ claims: _claims, ...place }) => place);
    const reason = fields['untraced'];
    return {
      id,
      section: String(fields['section']),
      claim: String(fields['claim']),
      ...coverageOf(own, found, typeof reason === 'string' ? reason : undefined),
      places: found,
      requirements: own,
    };
  });
}

export function untracedFaults(traced: readonly TracedClaim[], claims: ReadonlyMap<string, Fields>): string[] {
  return traced.flatMap(({ id, places }) => {
    const used = places.length > 0;
    const reason = fieldsOf(claims.get(id))['untraced'];
    if (used && reason !== undefined) return [`${id} is used, so its "untraced" is wrong: remove it.`];
    if (used || typeof reason === 'string') return [];
    return [`no mark of a contract names ${id}: name it, or write "untraced" with the reason.`];
  });
}

function placesOf(contract: string, bundle: Fields) {
  const users = operationsByComponent(bundle);
  return placesIn(bundle).map(({ pointer, operation, claims }) => {
    const component = `#${pointer.split('/').slice(0, 4).join('/')}`;
    return { contract, pointer, claims, operations: operation ? [operation] : (users.get(component) ?? []) };
  });
}

function tracedOf(row: Requirement) {
  const { id, basis, untestable } = row;
  return {
    id,
    basis,
    operations: operationsOf(row, cases),
    cases: cases.filter(({ requirement }) => requirement === id).map((each) => each.id),
    faults: Object.entries(contractFaults).flatMap(([name, fault]) => (fault.requirement === id ? [name] : [])),
    untestable: untestable ?? null,
  };
}

function coverageOf(
  requirements: readonly TracedRequirement[],
  places: readonly unknown[],
  reason: string | undefined,
): { coverage: ClaimCoverage /** Why the claim is not covered. */; gap: string | null } {
  const judged = requirements.filter((each) => each.basis === 'stated' && each.cases.length > 0);
  if (judged.some((each) => each.faults.length > 0)) return { coverage: 'covered', gap: null };
  if (judged.length > 0) return { coverage: 'partly', gap: 'No fault of the sandbox proves the case.' };
  const untestable = requirements.find((each) => each.untestable !== null)?.untestable;
  if (untestable) return { coverage: 'partly', gap: untestable };
  if (places.length > 0)
    return { coverage: 'partly', gap: reason ?? 'Only the contract expresses it; no requirement follows.' };
  return { coverage: 'open', gap: reason ?? 'Nothing uses it.' };
}

export function traceCsv(claims: readonly TracedClaim[]): string {
  const head = ['claim', 'section', 'text', 'coverage', 'gap', 'contract', 'requirement', 'basis', 'cases', 'faults'];
  return `${[head, ...claims.flatMap(linesOf)].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function linesOf({ id, section, claim, coverage, gap, places, requirements }: TracedClaim): string[][] {
  const pointers = places.map(({ contract, pointer }) => `${contract}.json#${pointer}`).join(' ');
  const own = [id, section, claim, coverage, gap ?? '', pointers];
  if (requirements.length === 0) return [[...own, '', '', '', '']];
  return requirements.map((each) => [...own, each.id, each.basis, each.cases.join(' '), each.faults.join(' ')]);
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
