import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import type { Fields } from '../nodes.ts';
import { fieldsOf, stringsOf } from '../nodes.ts';
import { openapiFolder } from '../registers.ts';
import type { Path } from '../schema/subschemas.ts';

const STATES = 'x-states';

interface Machine {
  readonly states: readonly string[];
  readonly initial: readonly string[];
  readonly terminal: readonly string[];
  readonly transitions: readonly Fields[];
}

interface Fault {
  readonly message: string;
  readonly path: Path;
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
  const named: { state: unknown; path: Path }[] = [
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
    const at = (field: string): Path => ['transitions', index, field];
    const faults: Fault[] = [];
    if (terminal.includes(String(from))) {
      faults.push({
        path: at('from'),
        message: `${from} is terminal but has a transition: delete the transition or remove the state from "terminal".`,
      });
    }
    if (by !== 'time' && by !== 'request') {
      faults.push({
        path: ['transitions', index],
        message: `by is ${by ?? 'absent'}: write "by: time" or "by: request".`,
      });
    }
    if (by === 'request' && !isOperation(operation, openapi)) {
      const came = operation === undefined ? 'no operation' : `the unknown operation ${operation}`;
      faults.push({
        path: ['transitions', index],
        message: `a transition by request names ${came}: write "operation: <operationId>".`,
      });
    }
    return faults;
  });
}

function pathFaults({ states, initial, terminal, transitions }: Machine): Fault[] {
  const reached = new Set(initial);
  for (const state of reached) {
    for (const { from, to } of transitions) if (from === state && typeof to === 'string') reached.add(to);
  }
  const left = new Set(transitions.map(({ from }) => from));
  const unreached = states.filter((state) => !reached.has(state));
  const stuck = states.filter((state) => !left.has(state) && !terminal.includes(state));
  return [
    ...unreached.map((state) => ({
      path: [],
      message: `${state} is never reached: add a transition to it, or delete it.`,
    })),
    ...stuck.map((state) => ({
      path: [],
      message: `${state} has no transition: list it under "terminal", or add a transition.`,
    })),
  ];
}

function isOperation(operationId: unknown, openapi: string): boolean {
  return readdirSync(openapi).some((contract) => existsSync(join(openapi, contract, 'paths', `${operationId}.yaml`)));
}
