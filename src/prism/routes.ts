import { type Interface, type OperationEntry, operationTable } from '../contract/operation.ts';

export type Router = (method: string, path: string) => OperationEntry | undefined;

/** If several path templates match a path, the template with the fewest parameters is used. */
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
