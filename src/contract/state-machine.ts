import { states } from './generated/states.ts';

/** Name of an OpenAPI schema. The extension `x-states` of the schema lists the allowed status changes. */
export type StatusSchema = keyof typeof states;
type Status<Name extends StatusSchema> = (typeof states)[Name]['transitions'][number]['from' | 'to'];
interface StateMachine {
  readonly terminal: readonly string[];
  readonly transitions: readonly { readonly from: string; readonly to: string; readonly by: string }[];
}

/** Throws if `x-states` does not allow the status change. */
export function moveTo<Name extends StatusSchema, To extends Status<Name>>(
  schema: Name,
  from: Status<Name>,
  to: To,
): To {
  const { transitions }: StateMachine = states[schema];
  if (transitions.some((each) => each.from === from && each.to === to)) return to;
  throw new Error(`${schema} has no transition from "${from}" to "${to}"`);
}

export function isTerminalState<Name extends StatusSchema>(schema: Name, status: Status<Name>): boolean {
  const { terminal }: StateMachine = states[schema];
  return terminal.includes(status);
}

/** The statuses that change without a request from a client, in any state machine (design decision D-14). */
export const movedByTime: ReadonlySet<unknown> = new Set(
  Object.values(states).flatMap(({ transitions }: StateMachine) =>
    transitions.flatMap(({ from, by }) => (by === 'time' ? from : [])),
  ),
);

/** True if the status can change without a request from a client. */
export function isMovedByTime(schema: StatusSchema, status: string): boolean {
  const { transitions }: StateMachine = states[schema];
  return transitions.some(({ from, by }) => from === status && by === 'time');
}
