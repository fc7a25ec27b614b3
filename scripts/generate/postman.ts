import converter from 'openapi-to-postmanv2';
import { root } from './files.ts';
import type { Contract } from './model.ts';

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

/** A Postman collection per interface. Random ids are removed, so that the same contract gives the same bytes. */
export async function postmanCollections(contracts: Contract[]): Promise<[string, string][]> {
  const ofService = contracts.filter(({ name }) => name !== 'sandbox');
  return Promise.all(
    ofService.map(async ({ name, document }): Promise<[string, string]> => {
      const collection = await convert(name, JSON.stringify(document));
      return [`${root}dist/postman/${name}.json`, `${JSON.stringify(collection, finished, 2)}\n`];
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

/** A Postman script after the token request: it stores the token for all other requests. */
const keepToken = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: ["if (pm.response.code === 200) pm.environment.set('bearerToken', pm.response.json().token);"],
  },
};

/**
 * The collection without random ids, with a token request that stores the token, and with optional parameters disabled.
 */
function finished(key: string, value: unknown): unknown {
  const isRandom =
    key === '_postman_id' || (key === 'id' && typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value));
  if (isRandom) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (isTokenRequest(value)) return { ...value, event: [keepToken] };
  return isOption(value) ? { ...value, disabled: true } : value;
}

function isTokenRequest(value: object): boolean {
  return 'request' in value && 'name' in value && value.name === 'Get an access token';
}

/** An optional query parameter or header. Postman would otherwise send filters that exclude each other. */
function isOption(value: object): boolean {
  if (!('disabled' in value && 'description' in value && typeof value.description === 'string')) return false;
  return !value.description.startsWith('(Required)');
}
