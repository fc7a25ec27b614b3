import { readdirSync, readFileSync } from 'node:fs';
import converter from 'openapi-to-postmanv2';
import { root } from './files.ts';
import type { Contract, Operation } from './model.ts';
import { type Collection, type Item, readSteps, type Step } from './postman/collection.ts';
import { fillRequest, testScript } from './postman/fill-request.ts';

/** Generates one Postman collection for each API contract. */
export async function postmanCollections(contracts: Contract[]): Promise<[string, string][]> {
  const ofService = contracts.filter(({ name }) => name !== 'sandbox');
  const collections = await Promise.all(
    ofService.map(async (contract): Promise<[string, string]> => {
      const collection = await collectionOf(contract);
      return [`${root}dist/postman/${contract.name}.json`, `${JSON.stringify(collection, null, 2)}\n`];
    }),
  );
  return [...collections, ...uploads()];
}

function uploads(): [string, string][] {
  const folder = `${root}fixtures/postman/files/`;
  return readdirSync(folder).map((name) => [`${root}dist/postman/files/${name}`, readFileSync(folder + name, 'utf8')]);
}

async function collectionOf(contract: Contract): Promise<Collection> {
  const collection = await convert(contract);
  const operations = postmanOperations(contract);
  const steps = readSteps(contract.name);
  const unknown = steps.find(({ operation }) => ![...operations.values()].some(({ id }) => id === operation));
  if (unknown) throw new Error(`fixtures/postman/${contract.name}.yaml: no operation ${unknown.operation}`);
  const item = collection.item.map((folder) => ({ ...folder, item: inOrder(folder.item, steps, operations) }));
  return {
    ...collection,
    item,
    variable: [...collection.variable, { key: 'apiKey', value: 'aurora-super-admin-key' }],
  };
}

type Operations = ReturnType<typeof postmanOperations>;

function inOrder(items: readonly Item[], steps: readonly Step[], operations: Operations): Item[] {
  const known = items.map((item) => ({ item, operation: operations.get(item.name) }));
  const others = known
    .map(({ operation }) => ({ operation: operation?.id ?? '' }))
    .filter(({ operation }) => !steps.some((step) => step.operation === operation));
  return [...steps, ...others].flatMap((step) => {
    const { item, operation } = known.find((each) => each.operation?.id === step.operation) ?? {};
    return item && operation ? [filledItem(item, step, operation)] : [];
  });
}

function filledItem(item: Item, step: Step, { statuses, mediaType }: { statuses: number[]; mediaType?: string }): Item {
  const name = step.name ?? item.name;
  const request = fillRequest({ ...item.request, name }, step, mediaType);
  return { ...item, name, request, event: [testScript(step, statuses)] };
}

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
};

/** Removes random ids, so that the Postman collection changes only if the API contract changes. */
async function convert({ name, document }: Contract): Promise<Collection> {
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

interface PostmanOperation {
  id: string;
  /** Status 206 is omitted, because no request asks for a part of a file. */
  statuses: number[];
  mediaType?: string;
}

function postmanOperations({ document }: Contract): Map<string, PostmanOperation> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isOperation));
  return new Map(operations.map((operation) => [operation.summary, factsOf(operation)]));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function factsOf({ operationId, responses, requestBody }: Operation): PostmanOperation {
  const statuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 300 && status !== 206);
  const [mediaType] = requestBody && 'content' in requestBody ? Object.keys(requestBody.content) : [];
  return { id: operationId, statuses, ...(mediaType && { mediaType }) };
}
