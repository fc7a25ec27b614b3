import { readFileSync } from 'node:fs';
import { cases } from '../../conformance/cases/index.ts';
import { vocabulary } from '../../conformance/infer/match.ts';
import { checkRegister } from '../../conformance/requirements/check.ts';
import { readRows } from '../../conformance/requirements/rows.ts';
import { operationTable } from '../../src/contract/operation.ts';
import { responses } from '../../src/contract/validators.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { declaredAnswers, triggerOf } from '../../testing/requests/triggers.ts';
import { root } from '../generate/files.ts';
import {
  type Contract,
  type ContractName,
  type Example,
  findOperations,
  type Response,
  resolve,
} from '../generate/model.ts';
import type { Result } from '../lab/proof/judge-trial.ts';
import { requirementsWithoutFault } from '../lab/proof/matrix.ts';

/** A part that the project lacks, the file that must contain the part, and the section of CONTRIBUTING.md about it. */
export interface MissingPart {
  file: string;
  what: string;
  section: string;
}

/** The parts of the project between which nothing may be missing. Tests replace some of them. */
export const projectParts = {
  answers: declaredAnswers.map((answer) => ({ ...answer, isReached: triggerOf(answer) !== undefined })),
  rows: readRows(),
  cases,
  operations: Object.values(operationTable).filter((entry) => entry.interface !== 'sandbox'),
  inferred: Object.keys(vocabulary.operations),
  faults: contractFaults,
  trials: readTrials(),
  contracts: (['admin', 'documents', 'sandbox'] as const).map(readContract),
};

export function missingParts(parts: typeof projectParts): MissingPart[] {
  return [
    ...missingRequests(parts),
    ...missingCases(parts),
    ...missingWords(parts),
    ...missingFaults(parts),
    ...missingSideEffects(parts),
    ...missingDescriptions(parts),
  ];
}

export function sentenceOf({ file, what, section }: MissingPart): string {
  return `${file}: ${what}. CONTRIBUTING.md explains it in the section "${section}".`;
}

function readTrials(): Pick<Result, 'fault' | 'requirement' | 'fell'>[] {
  return JSON.parse(readFileSync(`${root}measurements/sensitivity.json`, 'utf8')).results;
}

function missingRequests({ answers }: typeof projectParts): MissingPart[] {
  // The requests for most other answers follow from the request for a good answer, so that one is reported alone.
  const isGood = ({ status }: { status: number }) => status < 300;
  const unstarted = new Set(
    answers.filter((answer) => isGood(answer) && !answer.isReached).map(({ operation }) => operation),
  );
  return answers
    .filter((answer) => !answer.isReached && (isGood(answer) || !unstarted.has(answer.operation)))
    .map(({ operation, status, mediaType }) => ({
      file: `fixtures/requests/${operationTable[operation].interface}.yaml`,
      what: `an example request is missing that ${operation} answers with ${status} ${mediaType ?? 'without a body'}`,
      section: 'Add an operation',
    }));
}

function missingCases({ rows, cases, operations }: typeof projectParts): MissingPart[] {
  const sent = new Set<string>(cases.flatMap((each) => each.operations));
  const section = 'Add a case';
  const requirements = cases.map(({ requirement }) => requirement);
  const ids = operations.map(({ id }) => id);
  return [
    ...checkRegister(rows, requirements, ids).map((fault) => {
      const [, file, what] = /^(\S+\.yaml:\d+): (.*)$/s.exec(fault) ?? [fault, 'conformance/requirements', fault];
      return { file: String(file), what: String(what), section };
    }),
    ...ids
      .filter((id) => !sent.has(id))
      .map((id) => ({ file: 'conformance/cases/index.ts', what: `a case is missing that sends ${id}`, section })),
  ];
}

function missingWords({ operations, inferred }: typeof projectParts): MissingPart[] {
  return operations
    .filter(({ id }) => !inferred.includes(id))
    .map(({ id }) => ({
      file: 'conformance/infer/vocabulary.yaml',
      what: `the words are missing by which "cps target infer" finds ${id}`,
      section: 'Add an operation',
    }));
}

function missingFaults({ faults }: typeof projectParts): MissingPart[] {
  return requirementsWithoutFault(Object.values(faults)).map((id) => ({
    file: 'openapi/faults.yaml',
    what: `a fault is missing that violates the requirement ${id}`,
    section: 'Add a fault',
  }));
}

function missingSideEffects({ faults, trials }: typeof projectParts): MissingPart[] {
  const tried = new Map(trials.map((trial) => [trial.fault, trial]));
  return Object.entries(faults).flatMap(([fault, { requirement, alsoFails = [] }]) => {
    const trial = tried.get(fault);
    const section = 'Add a fault';
    if (!trial) {
      const what = `a run of the fault ${fault} is missing: run "npm run sensitivity"`;
      return [{ file: 'measurements/sensitivity.json', what, section }];
    }
    return trial.fell
      .filter((id) => id !== requirement && !alsoFails.includes(id))
      .map((id) => ({
        file: 'openapi/faults.yaml',
        what: `${id} is missing in "alsoFails" of the fault ${fault}`,
        section,
      }));
  });
}

/** The validators of responses refuse properties that the contract does not describe. */
function missingDescriptions({ contracts }: typeof projectParts): MissingPart[] {
  return findOperations(contracts).flatMap(({ contract: { name, document }, operation }) => {
    const id = operation.operationId;
    const examples = Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(resolve<Response>(document, response).content ?? {}).flatMap(([type, media]) =>
        Object.values(media.examples ?? {}).map((each) => ({
          validate: responses()[`${id} ${status} ${type}`],
          value: resolve<Example>(document, each).value,
        })),
      ),
    );
    return examples
      .flatMap(({ validate, value }) => (validate?.(value) === false ? (validate.errors ?? []) : []))
      .map(({ instancePath, message, params }) => ({
        file: `openapi/${name}/paths/${id}.yaml`,
        what: `an example differs from its schema: ${instancePath} ${message} ${JSON.stringify(params)}`,
        section: 'Add an operation',
      }));
  });
}

function readContract(name: ContractName): Contract {
  return { name, document: JSON.parse(readFileSync(`${root}dist/openapi/${name}.json`, 'utf8')) };
}
