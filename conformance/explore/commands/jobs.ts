import { checkObjects } from '../checks/objects.ts';
import { awaitJob } from '../jobs.ts';
import type { Command } from '../step.ts';

export const awaitPendingJob: Command = {
  name: 'wait for a pending job',
  operations: ['readJob'],
  weight: 3,
  can: ({ jobs }) => jobs.size > 0,
  run: async (walk) => {
    const job = walk.draws.choose('job', walk.model.jobs.values(), ({ key }) => key);
    if (!job) return;
    walk.says(`Wait for the end of a pending job: ${job.text}`);
    await awaitJob(walk, job);
    walk.passed('job: succeeded after other requests');
  },
};

export const inspect: Command = {
  name: 'check all objects',
  operations: ['readDepartment', 'listDepartments'],
  weight: 0.5,
  can: ({ home }) => home !== undefined,
  run: async (walk) => {
    walk.says('Read all departments of the walk and their members');
    await checkObjects(walk);
  },
};
