import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases } from '../../conformance/cases/index.ts';
import { operationsOf } from '../../conformance/record/judge.ts';
import { loadRegister, type Requirement } from '../../conformance/requirements/register.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { basisMarkOf, type Fields, fieldsOf, isFields, MARKED } from '../redocly/nodes.ts';
import { readClaims } from '../redocly/registers.ts';

interface MarkedPlace {
  readonly contract: string;
  /** The position of the contract part as a JSON pointer, such as `/components/schemas/User`. */
  readonly pointer: string;
  readonly operation: string | undefined;
  readonly basis: string;
  readonly claims: readonly string[];
}

const DATA = ['example', 'examples', 'default', 'enum', 'const'];

function markedPlaces(contract: string, bundle: Fields): MarkedPlace[] {
  return placesIn(bundle, { contract, pointer: '', operation: undefined });
}

type Position = Pick<MarkedPlace, 'contract' | 'pointer' | 'operation'>;

function placesIn(node: unknown, position: Position): MarkedPlace[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => placesIn(item, below(position, String(index))));
  if (!isFields(node)) return [];
  const { operationId } = node;
  const here = { ...position, operation: typeof operationId === 'string' ? operationId : position.operation };
  const children = Object.entries(node).filter(([key]) => !DATA.includes(key) && !key.startsWith('x-'));
  return [...ownPlaces(node, here), ...children.flatMap(([key, child]) => placesIn(child, below(here, key)))];
}

function ownPlaces(node: Fields, position: Position): MarkedPlace[] {
  return MARKED.flatMap((prefix) => {
    const { basis, claims } = basisMarkOf(node, prefix);
    if (!claims) return [];
    const part = prefix === 'x-' ? position : below(position, prefix.slice(0, -1));
    return [{ ...part, basis: String(basis), claims }];
  });
}

function below(position: Position, key: string): Position {
  return { ...position, pointer: `${position.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

function operationsByComponent(bundle: Fields): Map<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const item of Object.values(fieldsOf(bundle['paths']))) {
    for (const operation of Object.values(fieldsOf(item)).filter(isFields)) {
      const { operationId } = operation;
      if (typeof operationId !== 'string') continue;
      for (const reference of reachedFrom(operation, bundle)) {
        uses.set(reference, (uses.get(reference) ?? new Set()).add(operationId));
      }
    }
  }
  return new Map([...uses].map(([reference, operations]) => [reference, [...operations]]));
}

function reachedFrom(operation: Fields, bundle: Fields): Set<string> {
  const found = new Set<string>(referencesIn(operation));
  // The loop also visits references that its body adds to the Set, so it finds indirect references.
  for (const reference of found) {
    for (const next of referencesIn(componentAt(reference, bundle))) found.add(next);
  }
  return found;
}

function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isFields(node)) return [];
  const { $ref } = node;
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(node).flatMap(referencesIn)];
}

function componentAt(reference: string, bundle: Fields): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => fieldsOf(node)[key], bundle);
}

export function readSources(project: string): Sources {
  const bundle = (name: string) =>
    fieldsOf(JSON.parse(readFileSync(join(project, 'dist/openapi', `${name}.json`), 'utf8')));
  return {
    claims: readClaims(join(project, 'openapi')),
    bundles: { admin: bundle('admin'), documents: bundle('documents') },
  };
}

export interface TracedRequirement {
  readonly id: string;
  readonly basis: 'stated' | 'assumed';
  readonly operations: readonly string[];
  readonly cases: readonly string[];
  readonly faults: readonly string[];
  readonly untestable: string | null;
}

export interface TracedPlace {
  readonly contract: string;
  readonly pointer: string;
  readonly operations: readonly string[];
}

/**
 * How well a claim is tested. A claim is a numbered statement of the service's description.
 * `covered`: a test case checks the claim, and an injected fault shows that the test case can fail.
 * `partly`: the contract or a requirement refers to the claim, but the conditions for `covered` are not met.
 * `open`: neither the contract nor a requirement refers to the claim.
 */
export type ClaimCoverage = 'covered' | 'partly' | 'open';

export interface TracedClaim {
  readonly id: string;
  readonly section: string;
  readonly claim: string;
  readonly coverage: ClaimCoverage;
  /** Why the claim is not covered. Null if the claim is covered. */
  readonly gap: string | null;
  readonly places: readonly TracedPlace[];
  readonly requirements: readonly TracedRequirement[];
}

export interface Sources {
  readonly claims: ReadonlyMap<string, Fields>;
  readonly bundles: Readonly<Record<string, Fields>>;
}

export function traceClaims({ claims, bundles }: Sources): TracedClaim[] {
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

function placesOf(name: string, bundle: Fields): (TracedPlace & { claims: readonly string[] })[] {
  const users = operationsByComponent(bundle);
  return markedPlaces(name, bundle).map(({ contract, pointer, operation, claims }: MarkedPlace) => {
    const component = `#${pointer.split('/').slice(0, 4).join('/')}`;
    return { contract, pointer, claims, operations: operation ? [operation] : (users.get(component) ?? []) };
  });
}

function tracedOf(row: Requirement): TracedRequirement {
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
  places: readonly TracedPlace[],
  reason: string | undefined,
): { coverage: ClaimCoverage; gap: string | null } {
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
