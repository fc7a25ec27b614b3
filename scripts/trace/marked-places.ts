import { MARKED, markOf } from '../redocly/basis.ts';
import { type Fields, fieldsOf, isFields } from '../redocly/nodes.ts';

export interface MarkedPlace {
  readonly contract: string;
  /** The position of the contract part as a JSON pointer, such as `/components/schemas/User`. */
  readonly pointer: string;
  readonly operation: string | undefined;
  readonly basis: string;
  readonly claims: readonly string[];
}

const DATA = ['example', 'examples', 'default', 'enum', 'const'];

export function markedPlaces(contract: string, bundle: Fields): MarkedPlace[] {
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
    const { basis, claims } = markOf(node, prefix);
    if (!claims) return [];
    const part = prefix === 'x-' ? position : below(position, prefix.slice(0, -1));
    return [{ ...part, basis: String(basis), claims }];
  });
}

function below(position: Position, key: string): Position {
  return { ...position, pointer: `${position.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

export function operationsByComponent(bundle: Fields): Map<string, string[]> {
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
