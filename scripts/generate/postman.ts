import { readdirSync, readFileSync } from 'node:fs';
import { root } from './files.ts';
import type { Contract } from './model.ts';
import type { Collection, Item } from './postman/collection.ts';
import { convert } from './postman/convert.ts';
import { fillRequest } from './postman/fill-request.ts';
import { postmanOperations } from './postman/operations.ts';
import { testScript } from './postman/scripts.ts';
import { readSteps, type Step } from './postman/steps.ts';

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
