import converter from 'openapi-to-postmanv2';
import type { Contract } from '../model.ts';
import type { Collection } from './collection.ts';

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

/** Removes random ids, so that the Postman collection changes only if the API contract changes. */
export async function convert({ name, document }: Contract): Promise<Collection> {
  const collection = await convertText(name, JSON.stringify(document));
  return JSON.parse(JSON.stringify(collection, finished));
}

function convertText(name: string, data: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    converter.convert({ type: 'string', data }, options, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (error || !collection)
        reject(new Error(`${name}: no Postman collection could be made: ${error ?? result?.reason}`));
      else resolve(collection);
    });
  });
}

function finished(key: string, value: unknown): unknown {
  const isRandom =
    key === '_postman_id' || (key === 'id' && typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value));
  if (isRandom) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  return isOption(value) ? { ...value, disabled: true } : value;
}

/** Optional parameters are disabled, so that Postman does not send filters that exclude each other. */
function isOption(value: object): boolean {
  if (!('disabled' in value && 'description' in value && typeof value.description === 'string')) return false;
  return !value.description.startsWith('(Required)');
}
