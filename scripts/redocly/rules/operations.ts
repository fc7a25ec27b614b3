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

interface Machine {
  readonly states: readonly string[];
  readonly initial: readonly string[];
  readonly terminal: readonly string[];
  readonly transitions: readonly Fields[];
}

interface Fault {
  readonly message: string;
  readonly path: NodePath;
}

/** Checks state machines. Every state must be reachable. A state without outgoing transitions must be terminal. */
export const statesSound: Oas3Rule = () => {
  let openapi = '';
  return {
    Root: (_node, context) => {
      openapi = openapiFolder(context.location.source.absoluteRef);
    },
    Schema: (node, context) => {
      const schema = fieldsOf(node);
      if (!(STATES in schema)) return;
      const machine = machineOf(schema);
      for (const fault of [...nameFaults(machine), ...transitionFaults(machine, openapi), ...pathFaults(machine)]) {
        const place = context.location.child([STATES, ...fault.path]);
        context.report({ message: fault.message, location: fault.path.length === 0 ? place.key() : place });
      }
    },
  };
};

function machineOf(schema: Fields): Machine {
  const { initial, terminal, transitions } = fieldsOf(schema[STATES]);
  return {
    states: stringsOf(schema['enum']),
    initial: typeof initial === 'string' ? [initial] : stringsOf(initial),
    terminal: stringsOf(terminal),
    transitions: Array.isArray(transitions) ? transitions.map(fieldsOf) : [],
  };
}

function nameFaults({ states, initial, terminal, transitions }: Machine): Fault[] {
  const named: { state: unknown; path: NodePath }[] = [
    ...initial.map((state) => ({ state, path: ['initial'] })),
    ...terminal.map((state, index) => ({ state, path: ['terminal', index] })),
    ...transitions.flatMap(({ from, to }, index) => [
      { state: from, path: ['transitions', index, 'from'] },
      { state: to, path: ['transitions', index, 'to'] },
    ]),
  ];
  return named
    .filter(({ state }) => typeof state !== 'string' || !states.includes(state))
    .map(({ state, path }) => ({ path, message: `${state} is not in the enum: write one of ${states.join(', ')}.` }));
}

function transitionFaults({ terminal, transitions }: Machine, openapi: string): Fault[] {
  return transitions.flatMap(({ from, by, operation }, index) => {
    const path: NodePath = ['transitions', index];
    const isUnknown = by === 'request' && !isOperation(operation, openapi);
    const came = operation === undefined ? 'no operation' : `the unknown operation ${operation}`;
    const end = 'delete the transition or remove the state from "terminal".';
    const rules: [isBroken: boolean, message: string, path: NodePath][] = [
      [terminal.includes(String(from)), `${from} is terminal but has a transition: ${end}`, [...path, 'from']],
      [by !== 'time' && by !== 'request', `by is ${by ?? 'absent'}: write "by: time" or "by: request".`, path],
      [isUnknown, `a transition by request names ${came}: write "operation: <operationId>".`, path],
    ];
    return rules.flatMap(([isBroken, message, at]) => (isBroken ? [{ message, path: at }] : []));
  });
}

function pathFaults({ states, initial, terminal, transitions }: Machine): Fault[] {
  const reached = new Set(initial);
  for (const state of reached) {
    for (const { from, to } of transitions) if (from === state && typeof to === 'string') reached.add(to);
  }
  const left = new Set(transitions.map(({ from }) => from));
  return states.flatMap((state) => [
    ...(reached.has(state) ? [] : [{ path: [], message: `${state} is never reached: ${remedies.unreached}` }]),
    ...(left.has(state) || terminal.includes(state)
      ? []
      : [{ path: [], message: `${state} has no transition: ${remedies.stuck}` }]),
  ]);
}

const remedies = {
  unreached: 'add a transition to it, or delete it.',
  stuck: 'list it under "terminal", or add a transition.',
};

function isOperation(operationId: unknown, openapi: string): boolean {
  return readdirSync(openapi).some((contract) => existsSync(join(openapi, contract, 'paths', `${operationId}.yaml`)));
}
