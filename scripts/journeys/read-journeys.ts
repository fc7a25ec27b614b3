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
  failureActions: Readonly<Record<string, FailureAction>>;
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
  requestBody?: { contentType: string; payload: unknown };
  onFailure?: readonly FailureAction[];
}

interface FailureAction {
  retryAfter?: number;
  /** Such as `$components.failureActions.wait`, instead of the other members. */
  reference?: string;
}

interface Arazzo {
  info: { title: string; description: string };
  workflows: readonly [{ inputs: { properties: Record<string, JourneyInput> }; steps: JourneyStep[] }];
  components?: { failureActions?: Record<string, FailureAction> };
  'x-sandbox'?: { faults?: InjectedFault[] };
}

export function readJourneys(project: string): Journey[] {
  return globSync('openapi/journeys/*.arazzo.yaml', { cwd: project })
    .sort()
    .map((file) => readJourney(project, file));
}

/** Returns the operationId of a journey step without a prefix such as `$sourceDescriptions.admin.`. */
export function stepOperation({ operationId }: JourneyStep): string {
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
    failureActions: arazzo.components?.failureActions ?? {},
    faults: arazzo['x-sandbox']?.faults ?? [],
  };
}

export function usedOutputs(part: unknown): { stepId: string; output: string }[] {
  const found = JSON.stringify(part ?? null).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g);
  const unique = new Map([...found].map(([text, stepId = '', output = '']) => [text, { stepId, output }]));
  return [...unique.values()];
}

/** Returns the seconds between repeated requests of a journey step, or undefined if the step is not repeated. */
export function secondsBetweenReads({ failureActions }: Journey, { onFailure = [] }: JourneyStep): number | undefined {
  const actions = onFailure.map((action) => failureActions[action.reference?.split('.').at(-1) ?? ''] ?? action);
  return actions.find(({ retryAfter }) => retryAfter !== undefined)?.retryAfter;
}
