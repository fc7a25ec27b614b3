import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Oas3Rule, ResolveResult, UserContext } from '@redocly/openapi-core';
import { fieldsOf } from '../nodes.ts';

/** Checks that the file of an operation has the name `paths/<operationId>.yaml`. */
export const operationFileName: Oas3Rule = () => {
  const referredFrom = new Map<string, string>();
  return {
    ref: (_node, context, resolved) => reportSecondUse(context, resolved, referredFrom),
    Operation: (node, context) => {
      const operationId = fieldsOf(node)['operationId'];
      const file = context.location.source.absoluteRef;
      for (const message of faults(operationId, file)) {
        const place = operationId === undefined ? context.location : context.location.child('operationId');
        context.report({ message, location: place });
      }
    },
  };
};

function faults(operationId: unknown, file: string): string[] {
  const name = basename(file, '.yaml');
  if (typeof operationId !== 'string') return [`the operation has no operationId: write "operationId: ${name}".`];
  if (operationId !== name) {
    return [
      `the operationId ${operationId} is in ${basename(file)}: rename it to ${name}, or move it to paths/${operationId}.yaml.`,
    ];
  }
  return twinsOf(file).map(
    (twin) =>
      `${operationId} is the name of an operation of the contract ${twin} too: rename one of them, and its file.`,
  );
}

function reportSecondUse(
  context: UserContext,
  resolved: ResolveResult<object>,
  referredFrom: Map<string, string>,
): void {
  if (context.type.name !== 'Operation' || !resolved.location) return;
  const file = resolved.location.source.absoluteRef;
  const first = referredFrom.get(file);
  referredFrom.set(file, context.location.pointer);
  if (first === undefined) return;
  context.report({
    message: `${basename(file)} is already the operation of ${first}: give each path an operation of its own.`,
    location: context.location,
  });
}

function twinsOf(file: string): string[] {
  const contract = dirname(dirname(file));
  const all = dirname(contract);
  return readdirSync(all)
    .filter((name) => name !== basename(contract))
    .filter((name) => existsSync(join(all, name, 'paths', basename(file))));
}
