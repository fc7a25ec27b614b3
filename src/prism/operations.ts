import { readFile } from 'node:fs/promises';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import type { Interface } from '../contract/operation.ts';

type Change = <T>(contract: T) => T;

const read = new Map<Change, Map<Interface, Promise<IHttpOperation[]>>>();

const unchanged: Change = (contract) => contract;

export function prismOperations(name: Interface, change: Change = unchanged): Promise<IHttpOperation[]> {
  const kind = read.get(change) ?? new Map<Interface, Promise<IHttpOperation[]>>();
  read.set(change, kind);
  const operations = kind.get(name) ?? readOperations(name, change);
  kind.set(name, operations);
  return operations;
}

async function readOperations(name: Interface, change: Change): Promise<IHttpOperation[]> {
  const text = await readFile(new URL(`../../dist/openapi/${name}.json`, import.meta.url), 'utf8');
  const operations = await getHttpOperationsFromSpec(change(JSON.parse(text)));
  // The contract declares any other status (default) for clients. A server should not use such a status on purpose.
  return operations.map((each) => ({ ...each, responses: each.responses.filter(({ code }) => code !== 'default') }));
}

export function silentLogger() {
  const quiet = () => undefined;
  const levels = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet, success: quiet };
  const logger = { ...levels, child: () => logger };
  return logger;
}
