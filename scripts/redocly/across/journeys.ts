import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '../lint-contracts.ts';
import { type Fields, fieldsOf, isFields } from '../nodes.ts';
import { type ContractFile, type Contracts, mappingsOf } from './contract-files.ts';

/** Checks that journeys name only existing files and only defined operations, steps and values. */
export function findJourneyFaults({ journeys, reached }: Contracts, project: string): Finding[] {
  const operations = new Set(reached.flatMap(operationsIn));
  return journeys.flatMap((file) => {
    const [workflow = {}, ...others] = mappingsIn(fieldsOf(file.value)['workflows']);
    const steps = mappingsIn(workflow['steps']);
    const messages = [
      ...nameFaults(file, workflow, others),
      ...steps.flatMap((step) => operationFaults(step, operations)),
      ...actionFaults(file, steps),
      ...findValueFaults(fieldsOf(file.value), workflow, steps),
      ...fileFaults(file, project),
    ];
    return messages.map((message) => ({
      file: file.path,
      line: file.lineOf('workflows'),
      rule: 'journey-sound',
      message,
    }));
  });
}

function operationsIn({ path, value }: ContractFile): string[] {
  const [, name] = path.split('/');
  return mappingsOf(value).flatMap(({ operationId }) =>
    typeof operationId === 'string' ? [`$sourceDescriptions.${name}.${operationId}`] : [],
  );
}

function nameFaults({ path }: ContractFile, { workflowId }: Fields, others: readonly Fields[]): string[] {
  const name = basename(path, '.arazzo.yaml');
  if (workflowId === name && others.length === 0) return [];
  return [`a journey has one workflow with the name of its file: write workflowId: ${name}.`];
}

function operationFaults({ stepId, operationId }: Fields, operations: ReadonlySet<string>): string[] {
  if (operations.has(String(operationId))) return [];
  return [
    `step ${stepId} names ${operationId}, which no contract has: write $sourceDescriptions.<interface>.<operationId>.`,
  ];
}

function actionFaults({ value }: ContractFile, steps: readonly Fields[]): string[] {
  const names = steps.map(({ stepId }) => stepId);
  return mappingsOf(value)
    .filter(({ type, stepId }) => (type === 'retry' || type === 'goto') && stepId !== undefined)
    .filter(({ stepId }) => !names.includes(stepId))
    .map(({ name, stepId }) => `the action ${name} names the step ${stepId}, which does not exist: correct the name.`);
}

function fileFaults({ path, value }: ContractFile, project: string): string[] {
  const uploads = [...JSON.stringify(value ?? null).matchAll(/\$file\('([^']*)'\)/g)].map(([, name = '']) => name);
  return uploads
    .filter((name) => !existsSync(join(project, dirname(path), name)))
    .map((name) => `a step uploads ${name}, which does not exist: write its path relative to the journey.`);
}

function mappingsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}

interface Part {
  readonly name: string;
  readonly content: unknown;
  readonly available: readonly string[];
}

/** Matches an expression that reads a value, such as `$steps.sign-in.outputs.token`. */
const expression = /\$(?:steps\.[\w-]+\.outputs|inputs|components\.\w+)\.[\w-]+/g;

function findValueFaults(arazzo: Fields, workflow: Fields, steps: readonly Fields[]): string[] {
  const parts = partsOf(arazzo, workflow, steps);
  const used = new Set(parts.flatMap(({ content }) => expressionsIn(content)));
  const missing = parts.flatMap(({ name, content, available }) =>
    expressionsIn(content)
      .filter((each) => !available.includes(each))
      .map((each) => `${name} uses ${each}, which is not defined before: define it or correct its name.`),
  );
  const unused = parts[0].available.filter((each) => !used.has(each));
  return [...missing, ...unused.map((each) => `nothing uses ${each}: use it or delete it.`)];
}

function partsOf(arazzo: Fields, workflow: Fields, steps: readonly Fields[]): [Part, ...Part[]] {
  const components = fieldsOf(arazzo['components']);
  const shared = [...namesIn('$inputs', fieldsOf(workflow['inputs'])['properties']), ...componentNames(components)];
  const outputs = steps.map(({ stepId, outputs: own }) => namesIn(`$steps.${stepId}.outputs`, own));
  return [
    { name: 'components', content: components, available: [...shared, ...outputs.flat()] },
    ...steps.map((step, at) => ({
      name: `step ${step['stepId']}`,
      content: step,
      available: [...shared, ...outputs.slice(0, at).flat()],
    })),
  ];
}

function componentNames(components: Fields): string[] {
  return Object.entries(components).flatMap(([kind, each]) => namesIn(`$components.${kind}`, each));
}

function namesIn(prefix: string, definitions: unknown): string[] {
  return Object.keys(fieldsOf(definitions)).map((name) => `${prefix}.${name}`);
}

function expressionsIn(content: unknown): string[] {
  return [...new Set(JSON.stringify(content).match(expression) ?? [])];
}
