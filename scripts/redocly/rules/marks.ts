import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { type BasisMark, basisMarkOf, fieldsOf, MARKED, MEANINGS, restsOnDecision, restsOnSource } from '../nodes.ts';
import { openapiFolder, readClaims, readDecisions } from '../registers.ts';
import { copyMessage, readSource } from '../source-copy.ts';

interface Registers {
  readonly claims: ReadonlyMap<string, unknown>;
  readonly decisions: ReadonlyMap<string, unknown>;
}

interface Fault {
  readonly key: string;
  readonly message: string;
}

export const marksGrounded: Oas3Rule = () => {
  let registers: Registers = { claims: new Map(), decisions: new Map() };
  const check = (node: unknown, context: UserContext) => {
    for (const prefix of MARKED) {
      for (const { key, message } of faultsOf(basisMarkOf(fieldsOf(node), prefix), registers)) {
        const location = context.location.child(`${prefix}${key}`);
        context.report({ message, location });
      }
    }
  };
  return {
    Root: (_node, context) => {
      const folder = openapiFolder(context.location.source.absoluteRef);
      registers = { claims: readClaims(folder), decisions: readDecisions(folder) };
    },
    any: check,
    ref: check,
  };
};

function faultsOf(mark: BasisMark, known: Registers): Fault[] {
  const { basis, meaning, claims, decision } = mark;
  const [isStated, isAssumed] = [restsOnSource(mark), restsOnDecision(mark)];
  const stranger = isStated ? claims?.find((id) => !known.claims.has(id)) : undefined;
  const isStrange = isAssumed && decision !== undefined && !known.decisions.has(String(decision));
  const rules: [isBroken: boolean, key: string, message: string][] = [
    [meaning !== undefined && basis === undefined, 'meaning', 'x-meaning needs x-basis beside it: add x-basis.'],
    [
      meaning !== undefined && basis !== undefined && !MEANINGS.includes(meaning),
      'meaning',
      `${meaning} is no value of x-meaning: write stated, assumed or mixed.`,
    ],
    [
      !isStated && claims !== undefined,
      'claims',
      'the part is not stated but names claims: remove the claims, or mark it as stated.',
    ],
    [
      isStated && !claims?.length,
      basis === 'stated' ? 'basis' : 'meaning',
      'the part is stated but names no claims: name its claims from claims.yaml.',
    ],
    [stranger !== undefined, 'claims', `${stranger} is not in claims.yaml: name a claim of the register.`],
    [
      !isAssumed && decision !== undefined,
      'decision',
      `nothing here is assumed: remove ${decision}, or write what is assumed.`,
    ],
    [
      isAssumed && decision === undefined,
      basis === 'assumed' ? 'basis' : 'meaning',
      'assumed, but no decision: name one of decisions.yaml.',
    ],
    [isStrange, 'decision', `${decision} is not in decisions.yaml: name a decision of the register.`],
  ];
  return rules.flatMap(([isBroken, key, message]) => (isBroken ? [{ key, message }] : []));
}

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
