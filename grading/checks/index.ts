import type { Check } from '../observe/finding.ts';
import { jobs } from './jobs.ts';
import { limits } from './limits.ts';
import { lists } from './lists.ts';
import { afterLoss } from './lost-responses.ts';
import { errors, files, secrets } from './outcomes.ts';
import { requests } from './requests.ts';
import { robustness } from './robustness.ts';
import { taskDone } from './task-done.ts';
import { tokens } from './tokens.ts';
import { tolerance } from './tolerance.ts';

export const checks: Readonly<Record<string, Check>> = {
  ...tokens,
  ...jobs,
  ...lists,
  ...limits,
  ...robustness,
  ...afterLoss,
  ...tolerance,
  ...requests,
  ...errors,
  ...taskDone,
  ...files,
  ...secrets,
};
