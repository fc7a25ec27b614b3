import { type Interface, type OperationEntry, operationTable } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';

const templates = Object.values(operationTable).map((entry) => ({
  pattern: new RegExp(`^${entry.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  entry,
}));

export function operationsAt(url: string): OperationEntry[] {
  const path = url.split('?', 1)[0] ?? url;
  return templates.filter(({ pattern }) => pattern.test(path)).map(({ entry }) => entry);
}

export function interfaceAt(url: string): Interface {
  if (/^\/v2\/admin(?:[/?]|$)/.test(url)) return 'admin';
  return /^\/_sandbox(?:[/?]|$)/.test(url) ? 'sandbox' : 'documents';
}

export function methodsOf(entries: readonly OperationEntry[]): string[] {
  return entries.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

export function unmatched(method: string, url: string): Problem {
  const path = url.split('?', 1)[0] ?? url;
  const methods = methodsOf(operationsAt(url));
  if (methods.length === 0)
    return new Problem({ code: 'ROUTE NOT FOUND', detail: `no operation has the path ${path}` });
  const allow = methods.join(', ');
  return new Problem({ code: 'METHOD NOT ALLOWED', detail: `${path} allows ${allow}, got ${method}` }, { allow });
}
