import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { banner, generated } from './files.ts';
import type { Contract } from './model.ts';

export async function typeFiles(contracts: Contract[]): Promise<[string, string][]> {
  return Promise.all(
    contracts.map(async ({ name, document }): Promise<[string, string]> => {
      const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, { alphabetize: false });
      return [`${generated}/${name}.ts`, banner + astToString(nodes)];
    }),
  );
}
