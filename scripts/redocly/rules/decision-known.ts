import { BASIS, DECISION } from '../basis.ts';
import type { Fields } from '../nodes.ts';
import { fieldsOf } from '../nodes.ts';
import { openapiFolder, readDecisions } from '../registers.ts';
import type { Context, Rule } from '../visitor.ts';

/** What is assumed names the decision that it rests on; what is stated rests on none. */
export const decisionKnown: Rule = () => {
  let known: ReadonlyMap<string, Fields> = new Map();
  const check = (node: unknown, context: Context) => {
    const fault = faultOf(fieldsOf(node), known);
    if (!fault) return;
    context.report({ message: fault.message, location: context.location.child(fault.field) });
  };
  return {
    Root: (_node, context) => {
      known = readDecisions(openapiFolder(context.location.source.absoluteRef));
    },
    any: check,
    ref: check,
  };
};

function faultOf(node: Fields, known: ReadonlyMap<string, Fields>): { field: string; message: string } | undefined {
  const { [BASIS]: basis, [DECISION]: decision } = node;
  if (decision === undefined) {
    return basis === 'assumed'
      ? { field: BASIS, message: `assumed, but ${DECISION} is absent: name the decision of decisions.yaml beside it.` }
      : undefined;
  }
  if (basis !== 'assumed') {
    const came = basis === undefined ? `no ${BASIS}` : `${BASIS}: ${basis}`;
    return {
      field: DECISION,
      message: `${decision} stands beside ${came}: take it away, or write "${BASIS}: assumed".`,
    };
  }
  if (known.has(String(decision))) return undefined;
  return { field: DECISION, message: `${decision} is not in decisions.yaml: name one that is there, or add it there.` };
}
