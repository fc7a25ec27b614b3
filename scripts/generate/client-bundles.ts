import { stringify } from 'yaml';
import { root } from './files.ts';
import type { Contract } from './model.ts';

/** Schemas whose names are also names of global types in browsers, with the names that replace them. */
const schemaNames: Readonly<Record<string, string>> = { Document: 'DocumentRecord', Error: 'ApiError' };

/** Sections of components whose names get a suffix, because a schema or a global type can have the same name. */
const suffixes: Readonly<Record<string, string>> = {
  headers: 'Header',
  parameters: 'Parameter',
  responses: 'Response',
};

/** Keywords that code generators and viewers ignore, reject or translate to types that do not compile. */
const superfluous = ['jsonSchemaDialect', 'encoding', 'contentMediaType', 'contentSchema'];

/** Keywords whose values are data and are copied unchanged. */
const data = ['example', 'examples', 'default', 'enum', 'const'];

/**
 * Returns variants of the bundled contracts for code generators and viewers, as JSON and YAML files.
 * A variant describes the same requests and responses. Its component names are unique and shadow no global type.
 */
export function clientBundles(contracts: readonly Contract[]): [string, string][] {
  return contracts.flatMap(({ name, document }): [string, string][] => {
    const variant = forClients(document, []);
    const path = `${root}dist/openapi/${name}.clients`;
    return [
      [`${path}.json`, `${JSON.stringify(variant, null, 2)}\n`],
      [`${path}.yaml`, stringify(variant, { aliasDuplicateObjects: false, lineWidth: 120 })],
    ];
  });
}

/** Returns the variant of a part of a contract. The parameter `place` contains the keys that lead to the part. */
function forClients(node: unknown, place: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((each) => forClients(each, place));
  if (typeof node !== 'object' || node === null) return node;
  const isProperties = place.at(-1) === 'properties';
  const entries = Object.entries(node).filter(([key]) => isProperties || !isSuperfluous(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === '$ref' && !isProperties) return [key, renamedReference(String(value))];
      if (data.includes(key) && !isProperties) return [key, value];
      return [
        place.length === 2 && place[0] === 'components' ? renamed(place[1], key) : key,
        forClients(value, [...place, key]),
      ];
    }),
  );
}

function isSuperfluous(key: string): boolean {
  return superfluous.includes(key) || key.startsWith('x-');
}

function renamedReference(reference: string): string {
  const [start, components, section = '', name = ''] = reference.split('/');
  return [start, components, section, renamed(section, name)].join('/');
}

function renamed(section: string | undefined, name: string): string {
  if (section === 'schemas') return schemaNames[name] ?? name;
  return `${name}${suffixes[section ?? ''] ?? ''}`;
}
