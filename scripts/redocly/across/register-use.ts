import type { LintFault } from '../lint-contracts.ts';
import { DECISION, type Fields, fieldsOf, isFields, stringsOf } from '../nodes.ts';
import { CODES, codedObjects } from '../registers.ts';
import { type ContractFile, type Contracts, mappingsOf } from './contract-files.ts';

type Judge = (key: string, entry: Fields, usage: Usage) => string | undefined;

/** Reports design decisions and error codes to which no contract refers, and error codes without an example. */
export function findUnused(contracts: Contracts): LintFault[] {
  const usage = usageOf(contracts);
  return [
    ...judge('decision-used', contracts.decisions, usage, unusedDecision),
    ...judge('code-used', contracts.errors, usage, unusedCode),
    ...judge('code-shown', contracts.errors, usage, codeWithoutExample),
  ];
}

function judge(rule: string, files: readonly ContractFile[], usage: Usage, judgeEntry: Judge): LintFault[] {
  return files.flatMap((file) =>
    Object.entries(fieldsOf(file.value)).flatMap(([key, entry]) => {
      const message = judgeEntry(key, fieldsOf(entry), usage);
      return message ? [{ file: file.path, line: file.lineOf(key), rule, message }] : [];
    }),
  );
}

const unusedDecision: Judge = (id, { about }, { decisions }) => {
  if (about === 'behaviour' || decisions.has(id)) return undefined;
  return `no x-decision names ${id}: name it where it shows, or write "about: behaviour" if nothing in a contract can show it.`;
};

const unusedCode: Judge = (code, { job, route, status }, { ofAnswers, ofSchemas, shown }) => {
  if (status !== undefined && route !== true && !ofAnswers.has(code)) {
    return `no response lists ${code} in its x-codes: add it to the response that returns it, or delete it here.`;
  }
  if (job !== true || ofSchemas.has(code) || (status === undefined && shown.has(code))) return undefined;
  return `no job lists or shows ${code}: add it to the x-codes of the job's schema, or delete it here.`;
};

const codeWithoutExample: Judge = (code, { route }, { ofAnswers, shown }) => {
  if (route === true || !ofAnswers.has(code) || shown.has(code)) return undefined;
  return `no example shows ${code}: add one to an answer that lists it.`;
};

interface Usage {
  readonly decisions: ReadonlySet<string>;
  readonly ofAnswers: ReadonlySet<string>;
  readonly ofSchemas: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
}

function usageOf({ reached, errors }: Contracts): Usage {
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
