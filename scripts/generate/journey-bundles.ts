import { stringify } from 'yaml';
import { clientVariant } from './client-bundles.ts';
import { root } from './files.ts';
import { type Contract, isFile, type Schema } from './model.ts';

const called = ['admin', 'documents'];

/**
 * Returns YAML files of the bundled API contracts for programs that run Arazzo descriptions.
 * Omits the schemas of files, because programs that run Arazzo descriptions would treat the files as text.
 * Omits examples, because programs that run Arazzo descriptions would send the examples as parameter values.
 */
export function journeyBundles(contracts: readonly Contract[]): [string, string][] {
  return contracts
    .filter(({ name }) => called.includes(name))
    .map(({ name, document }) => [
      `${root}dist/openapi/${name}.journeys.yaml`,
      stringify(forRunners(clientVariant(document), fileSchemas(document.components?.schemas)), {
        aliasDuplicateObjects: false,
        lineWidth: 120,
      }),
    ]);
}

function fileSchemas(schemas: Readonly<Record<string, Schema>> = {}): ReadonlySet<unknown> {
  const files = Object.entries(schemas).filter(([, schema]) => isFile(schema));
  return new Set(files.map(([name]) => `#/components/schemas/${name}`));
}

function forRunners(node: unknown, files: ReadonlySet<unknown>, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((each) => forRunners(each, files));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => isProperties || !isLeftOut(key, value, files));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, forRunners(value, files, key === 'properties' && !isProperties)]),
  );
}

function isLeftOut(key: string, value: unknown, files: ReadonlySet<unknown>): boolean {
  if (key === 'example' || key === 'examples') return true;
  return key === 'schema' && typeof value === 'object' && value !== null && '$ref' in value && files.has(value.$ref);
}
