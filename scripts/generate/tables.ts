import { readdir, readFile } from 'node:fs/promises';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { banner, constantModule, generated, root } from './files.ts';
import type { Contract } from './model.ts';

interface ErrorCode {
  when: string;
  [member: string]: unknown;
}

export async function errorTable(): Promise<[string, string][]> {
  const folder = `${root}openapi/errors`;
  const table: Record<string, ErrorCode & { register: string }> = {};
  for (const file of (await readdir(folder)).sort()) {
    const codes: Record<string, ErrorCode> = parse(await readFile(`${folder}/${file}`, 'utf8')) ?? {};
    for (const [code, entry] of Object.entries(codes)) {
      if (code in table) throw new Error(`openapi/errors/${file}: ${code} is registered twice`);
      table[code] = { ...entry, register: file.replace('.yaml', '') };
    }
  }
  const causes = Object.entries(table)
    .filter(([, { register }]) => register !== 'sandbox')
    .map(([code, { when, register, state }]) => [code, { when, register, ...(state === true && { state }) }]);
  return [
    [`${generated}/errors.ts`, constantModule('errors', table, 'The register of error codes.')],
    [
      `${root}conformance/published/generated/error-codes.ts`,
      constantModule('errorCodes', Object.fromEntries(causes), 'The cause of each error code, and its register.'),
    ],
  ];
}

export function enumTable(contracts: readonly Contract[]): [string, string][] {
  const table: Record<string, readonly unknown[]> = {};
  for (const { document } of contracts) {
    for (const [name, { enum: values }] of Object.entries(document.components?.schemas ?? {})) {
      if (!values) continue;
      const known = table[name];
      if (known && known.join() !== values.join()) throw new Error(`two contracts list different values of ${name}`);
      table[name] = values;
    }
  }
  return [[`${generated}/enums.ts`, constantModule('enums', table, 'The values of the schemas that list them.')]];
}

export function stateTable(contracts: Contract[]): [string, string][] {
  const machines: Record<string, unknown> = {};
  for (const { document } of contracts) {
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      if (schema['x-states']) machines[name] = schema['x-states'];
    }
  }
  return [[`${generated}/states.ts`, constantModule('states', machines, 'The state machines of the contract.')]];
}

export async function typeFiles(contracts: Contract[]): Promise<[string, string][]> {
  return Promise.all(
    contracts.map(async ({ name, document }): Promise<[string, string]> => {
      const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, { alphabetize: false });
      return [`${generated}/${name}.ts`, banner + astToString(nodes)];
    }),
  );
}

export async function secretNames(): Promise<[string, string][]> {
  const { whole, ends } = parse(await readFile(`${root}scripts/generate/secret-names.yaml`, 'utf8'));
  const docs = '/** A name in lower case, without hyphens, underscores and dots, whose value is a secret. */';
  const text = `${banner.replace('openapi/', 'scripts/generate/secret-names.yaml')}\n${docs}\nexport const secretName =\n  /^(?:${whole.join('|')})$|(?:${ends.join('|')})s?$/;\n`;
  return [`${generated}/secret-names.ts`, `${root}conformance/session/generated/secret-names.ts`].map((path) => [
    path,
    text,
  ]);
}
