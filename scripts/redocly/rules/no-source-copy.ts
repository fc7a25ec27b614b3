import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { fieldsOf } from '../nodes.ts';
import { copyMessage, readSource } from '../source-copy.ts';

const TEXTS = ['description', 'summary', 'title'];

export const noSourceCopy: Oas3Rule = ({ shingles }) => {
  const findCopy = typeof shingles === 'string' ? readSource(shingles) : readSource();
  const check = (node: unknown, context: UserContext) => {
    for (const field of TEXTS) {
      const text = fieldsOf(node)[field];
      const words = typeof text === 'string' ? findCopy(text) : undefined;
      if (words) context.report({ message: copyMessage(field, words), location: context.location.child(field) });
    }
  };
  return { any: check, ref: check };
};
