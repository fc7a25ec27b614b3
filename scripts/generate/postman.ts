import converter from 'openapi-to-postmanv2';
import { root } from './files.ts';
import type { Contract } from './model.ts';

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

/**
 * Generates one Postman collection per API contract.
 * Removes random ids, so that the same contract always results in the same bytes.
 */
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

/** A Postman script that runs after the token request and stores the token for all other requests. */
const keepToken = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: ["if (pm.response.code === 200) pm.environment.set('bearerToken', pm.response.json().token);"],
  },
};

/**
 * Prepares a Postman collection: removes random ids and disables optional parameters.
 * After the token request, a script stores the token for later requests.
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

/**
 * Returns whether a value is an optional query parameter or header.
 * Optional parameters are disabled, because Postman would otherwise send filters that exclude each other.
 */
function isOption(value: object): boolean {
  if (!('disabled' in value && 'description' in value && typeof value.description === 'string')) return false;
  return !value.description.startsWith('(Required)');
}
