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

function faultsOf(mark: BasisMark, registers: Registers): Fault[] {
  return [meaningFault(mark), claimsFault(mark, registers), decisionFault(mark, registers)].filter(
    (fault) => fault !== undefined,
  );
}

function meaningFault({ basis, meaning }: BasisMark): Fault | undefined {
  if (meaning === undefined) return undefined;
  if (basis === undefined) return { key: 'meaning', message: 'x-meaning needs x-basis beside it: add x-basis.' };
  if (MEANINGS.includes(meaning)) return undefined;
  return { key: 'meaning', message: `${meaning} is no value of x-meaning: write stated, assumed or mixed.` };
}

function claimsFault(mark: BasisMark, { claims: known }: Registers): Fault | undefined {
  const { basis, claims } = mark;
  if (!restsOnSource(mark)) {
    return (
      claims && {
        key: 'claims',
        message: 'the part is not stated but names claims: remove the claims, or mark it as stated.',
      }
    );
  }
  if (!claims?.length) {
    return {
      key: basis === 'stated' ? 'basis' : 'meaning',
      message: 'the part is stated but names no claims: name its claims from claims.yaml.',
    };
  }
  const stranger = claims.find((id) => !known.has(id));
  return stranger === undefined
    ? undefined
    : { key: 'claims', message: `${stranger} is not in claims.yaml: name a claim of the register.` };
}

function decisionFault(mark: BasisMark, { decisions: known }: Registers): Fault | undefined {
  const { basis, decision } = mark;
  if (!restsOnDecision(mark)) {
    if (decision === undefined) return undefined;
    const message = `nothing here is assumed: remove ${decision}, or write what is assumed.`;
    return { key: 'decision', message };
  }
  if (decision === undefined) {
    const message = 'assumed, but no decision: name one of decisions.yaml.';
    return { key: basis === 'assumed' ? 'basis' : 'meaning', message };
  }
  if (known.has(String(decision))) return undefined;
  return { key: 'decision', message: `${decision} is not in decisions.yaml: name a decision of the register.` };
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
