import converter from 'openapi-to-postmanv2';
import { root } from './files.ts';
import type { Contract } from './model.ts';

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

/** A Postman collection of each interface of the service. The converter's random ids are left out: same contract, same bytes. */
export async function postmanCollections(contracts: Contract[]): Promise<[string, string][]> {
  const ofService = contracts.filter(({ name }) => name !== 'sandbox');
  return Promise.all(
    ofService.map(async ({ name, document }): Promise<[string, string]> => {
      const collection = await convert(name, JSON.stringify(document));
      return [`${root}dist/postman/${name}.json`, `${JSON.stringify(collection, withoutIds, 2)}\n`];
    }),
  );
}

function convert(name: string, data: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    converter.convert({ type: 'string', data }, options, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (error || !collection)
        reject(new Error(`${name}: no Postman collection could be made: ${error ?? result?.reason}`));
      else resolve(collection);
    });
  });
}

function withoutIds(this: unknown, key: string, value: unknown): unknown {
  const isRandom =
    key === '_postman_id' || (key === 'id' && typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value));
  return isRandom ? undefined : value;
}
