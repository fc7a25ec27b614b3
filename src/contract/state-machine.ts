import { states } from './generated/states.ts';

type MachineName = keyof typeof states;
type Status<Name extends MachineName> = (typeof states)[Name]['transitions'][number]['from' | 'to'];
interface StateMachine {
  readonly terminal: readonly string[];
  readonly transitions: readonly { readonly from: string; readonly to: string }[];
}

/** The state to go to, if the contract (`x-states`) has this transition. Throws when it has not: a fault of ours. */
export function moveTo<Name extends MachineName, To extends Status<Name>>(
  machine: Name,
  from: Status<Name>,
  to: To,
): To {
  const { transitions }: StateMachine = states[machine];
  if (transitions.some((each) => each.from === from && each.to === to)) return to;
  throw new Error(`${machine} has no transition from "${from}" to "${to}"`);
}

/** Whether nothing follows the state. */
export function isTerminalState<Name extends MachineName>(machine: Name, status: Status<Name>): boolean {
  const { terminal }: StateMachine = states[machine];
  return terminal.includes(status);
}
