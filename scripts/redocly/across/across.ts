import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { LintFault } from '../lint-contracts.ts';
import { DECISION, type Fields, fieldsOf, isFields, stringsOf } from '../nodes.ts';
import { CODES, codedObjects } from '../registers.ts';
import { copyMessage, type FindCopy, readSource } from '../source-copy.ts';
import { type ContractFile, type Contracts, mappingsOf, readContracts } from './contract-files.ts';

/** Judges an entry of a register. An absent message means that the entry keeps the rule. */
type Judge = (key: string, entry: Fields) => (string | undefined)[];

const schemas: Record<string, Fields> = parse(readFileSync(new URL('registers.schema.yaml', import.meta.url), 'utf8'));

/** If a contract file has a syntax error, runs only the syntax check. */
export function checkAcross(project: string, findCopy = readSource()): LintFault[] {
  const contracts = readContracts(project);
  const { claims, decisions, errors, journeys, reached, unreached } = contracts;
  const syntaxErrors = [...decisions, ...errors, ...journeys, ...reached, ...unreached].flatMap(syntaxErrorOf);
  if (syntaxErrors.length > 0) return syntaxErrors;
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  ajv.addSchema({
    $id: 'ids',
    $defs: { claim: oneOf(keysOf(claims), 'claims'), decision: oneOf(keysOf(decisions), 'decisions') },
  });
  const usage = usageOf(contracts);
  return [
    ...judge('claim-shape', claims, shapeFaults(ajv, 'claim')),
    ...judge('decision-shape', decisions, shapeFaults(ajv, 'decision')),
    ...judge('code-shape', errors, shapeFaults(ajv, 'code')),
    ...judge('code-once', errors, repeatedIn(keysOf(errors))),
    ...judge('no-source-copy', [...claims, ...decisions, ...errors], (_, entry) => copiesIn(entry, findCopy)),
    ...judge('decision-used', decisions, (id, entry) => [unusedDecision(id, entry, usage)]),
    ...judge('code-used', errors, (code, entry) => [unusedCode(code, entry, usage)]),
    ...judge('code-shown', errors, (code, entry) => [codeWithoutExample(code, entry, usage)]),
    ...unreached.map(({ path }) => ({
      file: path,
      line: 1,
      rule: 'file-used',
      message: 'no contract leads to this file: refer to it with $ref, or delete it.',
    })),
  ];
}

function judge(rule: string, files: readonly ContractFile[], judgeEntry: Judge): LintFault[] {
  return files.flatMap((file) =>
    Object.entries(fieldsOf(file.value)).flatMap(([key, entry]) =>
      judgeEntry(key, fieldsOf(entry)).flatMap((message) =>
        message === undefined ? [] : [{ file: file.path, line: file.lineOf(key), rule, message }],
      ),
    ),
  );
}

function syntaxErrorOf({ path, syntaxError }: ContractFile): LintFault[] {
  if (!syntaxError) return [];
  const { line, message } = syntaxError;
  return [{ file: path, line, rule: 'yaml', message: `${message}: correct the YAML; the other rules run after that.` }];
}

function keysOf(files: readonly ContractFile[]): string[] {
  return files.flatMap(({ value }) => Object.keys(fieldsOf(value)));
}

/** An enum of JSON Schema has at least one value. */
function oneOf(ids: readonly string[], register: string): object {
  return { enum: ['', ...ids], 'x-wanted': `name one of ${register}.yaml.` };
}

function shapeFaults(ajv: Ajv2020, name: string): Judge {
  const validate = ajv.compile(fieldsOf(schemas[name]));
  return (id, entry) => {
    validate({ id, ...entry });
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map((error) => messageOf(id, error));
  };
}

function messageOf(id: string, { keyword, instancePath, params, data, parentSchema }: ErrorObject): string {
  const wanted = fieldsOf(parentSchema)['x-wanted'];
  if (keyword === 'required') return `${id} has no ${params['missingProperty']}: ${wanted ?? 'write one.'}`;
  if (instancePath === '/id') return `${id} is no valid id: ${wanted}`;
  return `${id}${instancePath} is ${JSON.stringify(data)}: ${wanted ?? 'correct it.'}`;
}

function repeatedIn(codes: readonly string[]): Judge {
  const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  return (code) => (twice.has(code) ? [`${code} is registered more than once: keep one entry.`] : []);
}

function copiesIn(entry: Fields, findCopy: FindCopy): string[] {
  return ['section', 'claim', 'subject', 'decision', 'title', 'when', 'remedy'].flatMap((field) => {
    const text = entry[field];
    const words = typeof text === 'string' ? findCopy(text) : undefined;
    return words === undefined ? [] : [copyMessage(field, words)];
  });
}

function unusedDecision(id: string, { about }: Fields, { decisions }: Usage): string | undefined {
  if (about === 'behaviour' || decisions.has(id)) return undefined;
  return `no x-decision names ${id}: name it where it shows, or write "about: behaviour" if nothing in a contract can show it.`;
}

function unusedCode(code: string, { job, route, status }: Fields, { ofAnswers, ofSchemas, shown }: Usage) {
  if (status !== undefined && route !== true && !ofAnswers.has(code)) {
    return `no response lists ${code} in its x-codes: add it to the response that returns it, or delete it here.`;
  }
  if (job !== true || ofSchemas.has(code) || (status === undefined && shown.has(code))) return undefined;
  return `no job lists or shows ${code}: add it to the x-codes of the job's schema, or delete it here.`;
}

function codeWithoutExample(code: string, { route }: Fields, { ofAnswers, shown }: Usage): string | undefined {
  if (route === true || !ofAnswers.has(code) || shown.has(code)) return undefined;
  return `no example shows ${code}: add one to an answer that lists it.`;
}

type Usage = Readonly<Record<'decisions' | 'ofAnswers' | 'ofSchemas' | 'shown', ReadonlySet<string>>>;

function usageOf({ reached, errors }: Contracts): Usage {
  const mappings = reached.flatMap(({ value }) => mappingsOf(value));
  const registered = errors.flatMap(({ value }) => Object.values(fieldsOf(value))).filter(isFields);
  const codesOf = (fields: readonly Fields[]) => new Set(fields.flatMap((each) => stringsOf(each[CODES])));
  return {
    decisions: new Set([
      ...stringsOf(mappings.map((fields) => fields[DECISION])),
      ...stringsOf(registered.map(({ decision }) => decision)),
    ]),
    ofAnswers: codesOf(mappings.filter((fields) => 'content' in fields)),
    ofSchemas: codesOf(mappings.filter((fields) => !('content' in fields))),
    shown: new Set(reached.flatMap(({ value }) => codedObjects(value)).map(({ code }) => code)),
  };
}
