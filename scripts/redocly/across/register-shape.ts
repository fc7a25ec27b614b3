import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { LintFault } from '../lint-contracts.ts';
import { type Fields, fieldsOf } from '../nodes.ts';
import { copyMessage, type FindCopy } from '../source-copy.ts';
import type { ContractFile, Contracts } from './contract-files.ts';

type Faults = (key: string, entry: Fields) => (string | undefined)[];

const schemas: Record<string, Fields> = parse(readFileSync(new URL('registers.schema.yaml', import.meta.url), 'utf8'));

export function findShapeFaults({ claims, decisions, errors }: Contracts, findCopy: FindCopy): LintFault[] {
  const codes = keysOf(errors);
  const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  ajv.addSchema({
    $id: 'ids',
    $defs: { claim: oneOf(keysOf(claims), 'claims'), decision: oneOf(keysOf(decisions), 'decisions') },
  });
  const copies = (_key: string, entry: Fields) =>
    ['section', 'claim', 'subject', 'decision', 'title', 'when', 'remedy'].map((field) =>
      copyOf(entry, field, findCopy),
    );
  return [
    ...judge('claim-shape', claims, shapeFaults(ajv, 'claim')),
    ...judge('decision-shape', decisions, shapeFaults(ajv, 'decision')),
    ...judge('code-shape', errors, shapeFaults(ajv, 'code')),
    ...judge('code-once', errors, (code) => [
      twice.has(code) ? `${code} is registered more than once: keep one entry.` : undefined,
    ]),
    ...judge('no-source-copy', [...claims, ...decisions, ...errors], copies),
  ];
}

function keysOf(files: readonly ContractFile[]): string[] {
  return files.flatMap(({ value }) => Object.keys(fieldsOf(value)));
}

/** An enum of JSON Schema has at least one value. */
function oneOf(ids: readonly string[], register: string): object {
  return { enum: ['', ...ids], 'x-wanted': `name one of ${register}.yaml.` };
}

function judge(rule: string, files: readonly ContractFile[], faultsOf: Faults): LintFault[] {
  return files.flatMap((file) =>
    Object.entries(fieldsOf(file.value)).flatMap(([key, entry]) =>
      faultsOf(key, fieldsOf(entry))
        .filter((message) => message !== undefined)
        .map((message) => ({ file: file.path, line: file.lineOf(key), rule, message })),
    ),
  );
}

function shapeFaults(ajv: Ajv2020, name: string): Faults {
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

function copyOf(entry: Fields, field: string, findCopy: FindCopy): string | undefined {
  const text = entry[field];
  const words = typeof text === 'string' ? findCopy(text) : undefined;
  return words === undefined ? undefined : copyMessage(field, words);
}
