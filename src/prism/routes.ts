import { type Interface, type OperationEntry, operationTable } from '../contract/operation.ts';

/** Finds the operation for a method and path. Returns undefined if the contract has no matching operation. */
export type Router = (method: string, path: string) => OperationEntry | undefined;

/**
 * Creates a router for the operations of the given APIs.
 * If several path templates match, the template with the fewest parameters is chosen.
 */
export function routerOf(interfaces: readonly Interface[]): Router {
  const routes = Object.values(operationTable)
    .filter((entry) => interfaces.includes(entry.interface))
    .map((entry) => ({ entry, parameters: entry.path.split('{').length, pattern: patternOf(entry.path) }))
    .sort((one, other) => one.parameters - other.parameters);
  return (method, path) => routes.find(({ entry, pattern }) => entry.method === method && pattern.test(path))?.entry;
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
