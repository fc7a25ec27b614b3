import { fieldsOf } from '../nodes.ts';
import { copyMessage, readSource } from '../source-copy.ts';
import type { Context, Rule } from '../visitor.ts';

const TEXTS = ['description', 'summary', 'title'];

/** Checks that the contract contains no sentence of the service description. */
export const noSourceCopy: Rule = ({ shingles }) => {
  const findCopy = typeof shingles === 'string' ? readSource(shingles) : readSource();
  const check = (node: unknown, context: Context) => {
    for (const field of TEXTS) {
      const text = fieldsOf(node)[field];
      const words = typeof text === 'string' ? findCopy(text) : undefined;
      if (words) context.report({ message: copyMessage(field, words), location: context.location.child(field) });
    }
  };
  return { any: check, ref: check };
};
