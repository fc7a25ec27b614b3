import { isOperationId } from '../../canonical/operations.ts';
import { isNeed } from '../../case/needs.ts';
import described from '../commands.json' with { type: 'json' };
import type { Command, CommandName, StepTable } from '../step.ts';
import tables from '../tables.json' with { type: 'json' };
import { accessSteps } from './access.ts';
import { simultaneousSteps } from './at-the-same-time.ts';
import { memberSteps } from './change-members.ts';
import { creationSteps } from './create-department.ts';
import { deletionSteps } from './delete-department.ts';
import { documentSteps } from './documents.ts';
import { fieldSteps } from './fields.ts';
import { roleSteps } from './roles.ts';
import { schemaSteps } from './schema.ts';
import { caseCommands } from './test-cases.ts';
import { updateSteps } from './update-department.ts';

const steps = {
  ...{ ...creationSteps, ...updateSteps, ...deletionSteps, ...memberSteps, ...simultaneousSteps, ...accessSteps },
  ...{ ...roleSteps, ...documentSteps, ...fieldSteps, ...schemaSteps },
} satisfies Required<StepTable>;

const runs: Readonly<Record<string, StepTable[CommandName]>> = steps;

interface Description {
  theme: string;
  operations: readonly string[];
  needs?: readonly string[];
  weight?: number;
}

const descriptions: Readonly<Record<CommandName, Description>> = described;

/** In the order of `commands.json`, because the seed of a run chooses steps by their position. */
const describedCommands: readonly Command[] = Object.entries(descriptions).map(([name, description]) => {
  const { theme, operations, needs = [], weight = 1 } = description;
  const step = runs[name] ?? missing(name);
  const { can = () => true, run } = typeof step === 'function' ? { run: step } : step;
  return {
    ...{ name, theme, operations: operations.filter(isOperationId), needs: needs.filter(isNeed) },
    ...{ weight, most: Number.POSITIVE_INFINITY, published: theme === 'schema', can, run },
  };
});

export const exploreCommands: readonly Command[] = [...describedCommands, ...caseCommands];

function missing(name: string): never {
  throw new Error(`The step "${name}" of commands.json has no code.`);
}

function of(wanted: readonly string[]): Command[] {
  return wanted.flatMap((each) => exploreCommands.filter(({ theme }) => theme === each));
}

/**
 * A request sequence with few kinds of steps changes each object more often, and therefore finds more defects.
 * Departments are tested more often than other objects, because most requirements are about departments.
 */
export const themes = tables.themes.map(({ focus, beside }) => ({ focus: of(focus), beside: of(beside) }));
