import { appliedLoss, refusedLoss } from '../checks/lost-responses.ts';
import { jobs } from './jobs.ts';
import { reading } from './reading.ts';
import type { Scenario } from './scenario.ts';

/** Loses the first request of an operation before the sandbox applies it, and the response to the second one after. */
function losing(operation: string, expression: RegExp): Pick<Scenario, 'intercept' | 'isAttempted'> {
  return {
    intercept: ({ tenant }) => {
      let losses = 0;
      return async ({ method, target }, forward) => {
        if (losses === 2 || !expression.test(`${method} ${target}`)) return forward();
        const fault = losses === 0 ? await tenant.fault({ name: 'reset', operation, times: 1 }) : undefined;
        const answer = await forward();
        await fault?.remove();
        if (answer.status >= 300) return answer;
        losses += 1;
        return { ...answer, breaks: 'before', probe: fault ? refusedLoss : appliedLoss };
      };
    },
    isAttempted: (exchanges) => exchanges.some(({ probe }) => probe === refusedLoss),
  };
}

const upload: Scenario = {
  id: 'lost-response',
  title: 'The response to an upload is lost',
  task: 'Upload the file in CPS_FILE. The connection may break; the document must not be stored twice.',
  ...losing('uploadDocument', /^POST \/documents$/),
};

/** The same task as in another scenario. A client needs no code for it, because CPS_SCENARIO names the other scenario. */
function again(taskOf: string, id: string, title: string, ...loss: Parameters<typeof losing>): Scenario[] {
  return [...reading, ...jobs]
    .filter((scenario) => scenario.id === taskOf)
    .map(({ task, setUp }) => ({
      ...{ id, taskOf, title, task: `${task} The connection may break.`, ...(setUp && { setUp }) },
      ...losing(...loss),
    }));
}

export const lostResponses: readonly Scenario[] = [
  upload,
  ...again(
    'basics',
    'lost-creation',
    'The response to a creation is lost',
    'createDepartment',
    /^POST .*\/departments$/,
  ),
  ...again('job-partial', 'lost-change', 'The response to a change is lost', 'updateDepartmentMembers', /^PATCH /),
  ...again('job', 'lost-deletion', 'The response to a deletion is lost', 'deleteDepartment', /^DELETE /),
];
