import { type Interface, type OperationEntry, operationTable } from '../contract/operation.ts';

/** Finds the operation of a request; undefined if the contract has none. */
export type Router = (method: string, path: string) => OperationEntry | undefined;

/** A router over the operations of these interfaces. Of two matching templates the one with fewer parameters wins. */
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
