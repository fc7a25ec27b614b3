import { DECISION } from '../basis.ts';
import { CODES, codedObjects } from '../error-codes.ts';
import { fieldsOf, isFields, stringsOf } from '../nodes.ts';
import type { Contracts } from './contract-files.ts';
import { mappingsOf } from './contract-files.ts';

export interface Usage {
  readonly decisions: ReadonlySet<string>;
  readonly ofAnswers: ReadonlySet<string>;
  readonly ofSchemas: ReadonlySet<string>;
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
