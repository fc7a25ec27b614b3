import type { Finding } from '../lint-contracts.ts';
import { BASES, type Fields, fieldsOf, stringsOf } from '../nodes.ts';
import { copyMessage, type FindCopy } from '../source-copy.ts';
import type { ContractFile, Contracts } from './contract-files.ts';

type Faults = (key: string, entry: Fields) => (string | undefined)[];

const CLAIM_TEXTS = ['section', 'claim'];
const DECISION_TEXTS = ['subject', 'decision'];
const CODE_TEXTS = ['title', 'when', 'remedy'];

export function findShapeFaults({ claims, decisions, errors }: Contracts, findCopy: FindCopy): Finding[] {
  const claimIds = claims.flatMap(({ value }) => Object.keys(fieldsOf(value)));
  const ids = decisions.flatMap(({ value }) => Object.keys(fieldsOf(value)));
  const codes = errors.flatMap(({ value }) => Object.keys(fieldsOf(value)));
  const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  const copies =
    (texts: readonly string[]): Faults =>
    (_key, entry) =>
      texts.map((field) => copyOf(entry, field, findCopy));
  return [
    ...judge('claim-shape', claims, claimFaults),
    ...judge('decision-shape', decisions, decisionFaults),
    ...judge('code-shape', errors, (code, entry) => codeFaults(code, entry, { decisions: ids, claims: claimIds })),
    ...judge('code-once', errors, (code) => [
      twice.has(code) ? `${code} is registered more than once: keep one entry.` : undefined,
    ]),
    ...judge('no-source-copy', claims, copies(CLAIM_TEXTS)),
    ...judge('no-source-copy', decisions, copies(DECISION_TEXTS)),
    ...judge('no-source-copy', errors, copies(CODE_TEXTS)),
  ];
}

function judge(rule: string, files: readonly ContractFile[], faultsOf: Faults): Finding[] {
  return files.flatMap((file) =>
    Object.entries(fieldsOf(file.value)).flatMap(([key, entry]) =>
      faultsOf(key, fieldsOf(entry))
        .filter((message) => message !== undefined)
        .map((message) => ({ file: file.path, line: file.lineOf(key), rule, message })),
    ),
  );
}

const claimFaults: Faults = (id, entry) => [
  /^C-\d{3}$/.test(id) ? undefined : `${id} is no id of a claim: write C- and three digits.`,
  ...CLAIM_TEXTS.map((field) => textFault(id, entry, field)),
];

const decisionFaults: Faults = (id, entry) => [
  /^D-\d{2}$/.test(id) ? undefined : `${id} is no id of a decision: write D- and two digits.`,
  ...DECISION_TEXTS.map((field) => textFault(id, entry, field)),
  entry['about'] === undefined || entry['about'] === 'behaviour'
    ? undefined
    : `${id} is about ${entry['about']}: write "about: behaviour" or leave it out.`,
];

interface Ids {
  readonly claims: readonly string[];
  readonly decisions: readonly string[];
}

function codeFaults(code: string, entry: Fields, ids: Ids): (string | undefined)[] {
  return [
    /^[A-Z]+( [A-Z]+)*$/.test(code)
      ? undefined
      : `${code} is no code: write upper-case words separated by blanks (D-22).`,
    ...CODE_TEXTS.map((field) => textFault(code, entry, field)),
    statusFault(code, entry),
    basisFault(code, entry, ids),
  ];
}

function textFault(key: string, entry: Fields, field: string): string | undefined {
  const text = entry[field];
  return typeof text === 'string' && text.trim() !== '' ? undefined : `${key} has no ${field}: write one.`;
}

function statusFault(code: string, { status, job }: Fields): string | undefined {
  if (status === undefined && job === true) return undefined;
  if (Number.isInteger(status) && /^[45]\d\d$/.test(String(status))) return undefined;
  return `${code} has the status ${status ?? 'none'}: write 400 to 599, or "job: true" if only failed jobs carry it.`;
}

function basisFault(code: string, { basis, claims, decision }: Fields, ids: Ids): string | undefined {
  if (!BASES.includes(basis)) return `${code} has the basis ${basis ?? 'none'}: write stated or assumed.`;
  if (basis === 'assumed') {
    return ids.decisions.includes(String(decision))
      ? undefined
      : `${code} names the decision ${decision ?? 'none'}: name one of decisions.yaml.`;
  }
  if (decision !== undefined) return `${code} is stated and names ${decision}: take the decision away.`;
  const named = stringsOf(claims);
  const stranger = named.find((id) => !ids.claims.includes(id));
  if (named.length > 0 && stranger === undefined) return undefined;
  return `${code} is stated and names the claim ${stranger ?? 'none'}: name one of claims.yaml.`;
}

function copyOf(entry: Fields, field: string, findCopy: FindCopy): string | undefined {
  const text = entry[field];
  const words = typeof text === 'string' ? findCopy(text) : undefined;
  return words === undefined ? undefined : copyMessage(field, words);
}
