import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { InjectedFault } from '../../src/index.ts';

export interface Journey {
  /** The name of the Arazzo file without extension. The `workflowId` in the file is equal to this name. */
  name: string;
  file: string;
  title: string;
  description: string;
  inputs: Readonly<Record<string, JourneyInput>>;
  steps: readonly JourneyStep[];
  components: Components;
  faults: readonly InjectedFault[];
}

export interface JourneyInput {
  description: string;
  default?: string;
}

export interface JourneyStep {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: readonly (JourneyParameter | JourneyReference)[];
  requestBody?: { contentType: string; payload: unknown };
  onFailure?: readonly (FailureAction | JourneyReference)[];
}

export interface JourneyParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: unknown;
}

export interface FailureAction {
  name: string;
  type: 'retry' | 'goto' | 'end';
  retryAfter?: number;
  retryLimit?: number;
}

export interface JourneyReference {
  reference: string;
}

export interface Components {
  parameters?: Readonly<Record<string, JourneyParameter>>;
  failureActions?: Readonly<Record<string, FailureAction>>;
}

interface Arazzo {
  info: { title: string; description: string };
  workflows: readonly [{ inputs: { properties: Record<string, JourneyInput> }; steps: JourneyStep[] }];
  components?: Components;
  'x-sandbox'?: { faults?: InjectedFault[] };
}

export function readJourneys(project: string): Journey[] {
  return globSync('openapi/journeys/*.arazzo.yaml', { cwd: project })
    .sort()
    .map((file) => readJourney(project, file));
}

/** Returns the operationId of a journey step without a prefix such as `$sourceDescriptions.admin.`. */
export function operationOf({ operationId }: JourneyStep): string {
  return operationId.slice(operationId.lastIndexOf('.') + 1);
}

function readJourney(project: string, file: string): Journey {
  const arazzo: Arazzo = parse(readFileSync(join(project, file), 'utf8'));
  const [{ inputs, steps }] = arazzo.workflows;
  return {
    name: basename(file, '.arazzo.yaml'),
    file: file.replaceAll('\\', '/'),
    title: arazzo.info.title,
    description: arazzo.info.description,
    inputs: inputs.properties,
    steps,
    components: arazzo.components ?? {},
    faults: arazzo['x-sandbox']?.faults ?? [],
  };
}

export interface UsedOutput {
  stepId: string;
  output: string;
}

const outputs = /\$steps\.([\w-]+)\.outputs\.([\w-]+)/g;

export function usedOutputs(part: unknown): UsedOutput[] {
  const found = [...JSON.stringify(part ?? null).matchAll(outputs)];
  const unique = new Map(found.map(([text, stepId = '', output = '']) => [text, { stepId, output }]));
  return [...unique.values()];
}

/** Resolves a reference such as `$components.parameters.token`. If the value is not a reference, returns the value. */
export function dereferenced<T extends object>(
  components: Readonly<Record<string, T>> | undefined,
  value: T | { reference: string },
): T | undefined {
  if (!('reference' in value)) return value;
  return components?.[value.reference.slice(value.reference.lastIndexOf('.') + 1)];
}

/** Returns the seconds between repeated requests of a journey step, or undefined if the step is not repeated. */
export function secondsBetweenReads({ components }: Journey, { onFailure = [] }: JourneyStep): number | undefined {
  const actions = onFailure.map((action) => dereferenced(components.failureActions, action));
  return actions.find((action) => action?.type === 'retry')?.retryAfter;
}
