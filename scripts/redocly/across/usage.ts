import { DECISION } from '../basis.ts';
import { CODES, codedObjects } from '../error-codes.ts';
import { fieldsOf, isFields, stringsOf } from '../nodes.ts';
import type { Contracts } from './contract-files.ts';
import { mappingsOf } from './contract-files.ts';

/** What the contracts use of their registers. */
export interface Usage {
  readonly decisions: ReadonlySet<string>;
  /** Codes that some answer may carry. */
  readonly ofAnswers: ReadonlySet<string>;
  /** Codes that some schema may carry (the outcome of a job). */
  readonly ofSchemas: ReadonlySet<string>;
  /** Codes that some example shows. */
  readonly shown: ReadonlySet<string>;
}

export function usageOf({ reached, errors }: Contracts): Usage {
  const mappings = reached.flatMap(({ value }) => mappingsOf(value));
  const registered = errors.flatMap(({ value }) => Object.values(fieldsOf(value))).filter(isFields);
  const codesWhere = (isAnswer: boolean) =>
    new Set(
      mappings.filter((fields) => 'content' in fields === isAnswer).flatMap((fields) => stringsOf(fields[CODES])),
    );
  return {
    decisions: new Set([
      ...stringsOf(mappings.map((fields) => fields[DECISION])),
      ...stringsOf(registered.map(({ decision }) => decision)),
    ]),
    ofAnswers: codesWhere(true),
    ofSchemas: codesWhere(false),
    shown: new Set(reached.flatMap(({ value }) => codedObjects(value)).map(({ code }) => code)),
  };
}
