import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Oas3Rule, ResolveResult, UserContext } from '@redocly/openapi-core';
import { type Fields, fieldsOf, type NodePath, stringsOf } from '../nodes.ts';
import { openapiFolder } from '../registers.ts';

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

const STATES = 'x-states';

type Fault = readonly [message: string, ...path: NodePath];

/** Checks state machines. Every state must be reachable. A state without outgoing transitions must be terminal. */
export const statesSound: Oas3Rule = () => {
  let openapi = '';
  return {
    Root: (_node, context) => {
      openapi = openapiFolder(context.location.source.absoluteRef);
    },
    Schema: (node, context) => {
      const { [STATES]: machine, enum: states } = fieldsOf(node);
      if (machine === undefined) return;
      for (const [message, ...path] of faultsIn(stringsOf(states), fieldsOf(machine), openapi)) {
        const place = context.location.child([STATES, ...path]);
        context.report({ message, location: path.length === 0 ? place.key() : place });
      }
    },
  };
};

function faultsIn(states: readonly string[], { initial, terminal, transitions: written }: Fields, openapi: string) {
  const starts = typeof initial === 'string' ? [initial] : stringsOf(initial);
  const ends = stringsOf(terminal);
  const transitions = Array.isArray(written) ? written.map(fieldsOf) : [];
  const named: readonly (readonly [state: unknown, ...path: NodePath])[] = [
    ...starts.map((state) => [state, 'initial'] as const),
    ...ends.map((state, index) => [state, 'terminal', index] as const),
    ...transitions.flatMap(({ from, to }, index) =>
      Object.entries({ from, to }).map(([name, state]) => [state, 'transitions', index, name] as const),
    ),
  ];
  const reached = new Set(starts);
  for (const state of reached)
    for (const { from, to } of transitions) if (from === state && typeof to === 'string') reached.add(to);
  const left = new Set(transitions.map(({ from }) => from));
  return [
    ...named
      .filter(([state]) => typeof state !== 'string' || !states.includes(state))
      .map(([state, ...path]): Fault => [`${state} is not in the enum: write one of ${states.join(', ')}.`, ...path]),
    ...transitions.flatMap((transition, index) => transitionFaults(transition, index, ends, openapi)),
    ...states.flatMap((state): Fault[] => [
      ...(reached.has(state) ? [] : [[`${state} is never reached: add a transition to it, or delete it.`] as const]),
      ...(left.has(state) || ends.includes(state)
        ? []
        : [[`${state} has no transition: list it under "terminal", or add a transition.`] as const]),
    ]),
  ];
}

function transitionFaults({ from, by, operation }: Fields, index: number, ends: readonly string[], openapi: string) {
  const faults: Fault[] = [];
  if (ends.includes(String(from))) {
    const remedy = 'delete the transition or remove the state from "terminal".';
    faults.push([`${from} is terminal but has a transition: ${remedy}`, 'transitions', index, 'from']);
  }
  if (by !== 'time' && by !== 'request')
    faults.push([`by is ${by ?? 'absent'}: write "by: time" or "by: request".`, 'transitions', index]);
  if (by === 'request' && !isOperation(operation, openapi)) {
    const came = operation === undefined ? 'no operation' : `the unknown operation ${operation}`;
    const message = `a transition by request names ${came}: write "operation: <operationId>".`;
    faults.push([message, 'transitions', index]);
  }
  return faults;
}

function isOperation(operationId: unknown, openapi: string): boolean {
  return readdirSync(openapi).some((contract) => existsSync(join(openapi, contract, 'paths', `${operationId}.yaml`)));
}
