import { Blocked, Unjudged, Unsupported } from '../../case/failure.ts';
import { cases } from '../../cases/index.ts';
import { isRecommended, isStatedRule } from '../rules.ts';
import type { Command } from '../step.ts';

/** A test case borrows its own users, and a walk must not borrow users twice. */
const isFree: Command['can'] = ({ jobs, roles }) => jobs.size === 0 && roles === undefined;

function unlessOpen(error: unknown): void {
  const isOpen = error instanceof Blocked || error instanceof Unjudged || error instanceof Unsupported;
  if (!isOpen) throw error;
}

/** Steps that run the stated test cases of the suite. Test cases with `late` judge the responses of a whole run. */
export const caseCommands: readonly Command[] = cases.flatMap((each) => {
  const { id, requirement, title, verdict, late, operations, needs = [] } = each;
  const isKnown = isStatedRule(requirement) || isRecommended(requirement);
  if (verdict !== 'stated' || late || !isKnown) return [];
  const run: Command['run'] = ({ api, rule, says }) => {
    says(`Run the test case ${id}: ${title}`);
    return rule(requirement, () => each.run(api)).catch(unlessOpen);
  };
  const description = { name: `test case ${id}`, theme: 'cases', operations, needs, published: false };
  return [{ ...description, weight: 1, most: 1, can: isFree, run }];
});
