import { checkChildren, checkDepartment } from '../checks/departments.ts';
import { mustAccept } from '../checks/members.ts';
import { checkObjects } from '../checks/objects.ts';
import { awaitJob } from '../jobs.ts';
import type { Department } from '../model/model.ts';
import { addToModel, type DrawnName, drawName, here, levelOf, mostLevels, treeChanged } from '../model/tree.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { nameOf, quoted } from '../texts.ts';
import { homeOf } from './users.ts';

const mostDepartments = 6;

async function checkCreated(
  walk: CommandSequence,
  parent: Department,
  { name, rule, demand }: DrawnName,
  id: string,
): Promise<void> {
  const { model, api } = walk;
  treeChanged(model);
  const department = addToModel(model, { key: walk.key, id, name, parent });
  if (demand === 'open') {
    const { values } = await api.call('readDepartment', { id });
    department.name = values.name ?? name;
  } else if (/1000/.test(rule)) department.blame.name = rule;
  walk.passed('department: created');
  await checkDepartment(walk, department);
  await checkChildren(walk, parent);
}

async function checkNothingCreated(
  walk: CommandSequence,
  parent: Department,
  { rule, demand }: DrawnName,
): Promise<void> {
  if (demand !== 'reject') return checkChildren(walk, parent);
  const { api, model } = walk;
  const listed = await api.list('listDepartments', { id: parent.id });
  const known = new Set([...model.departments.values()].map(({ id }) => id));
  const strange = listed.filter(({ id }) => !known.has(id ?? ''));
  const reply = await api.call('readDepartment', { id: parent.id });
  await walk.expect.equal(rule, strange, [], 'A rejected request creates no department', reply);
}

export const creationSteps = {
  'wait for a pending job': onOne(
    'job',
    ({ jobs }) => [...jobs.values()],
    async (walk, job) => {
      walk.says(`Wait for the end of a pending job: ${job.text}`);
      await awaitJob(walk, job);
      walk.passed('job: succeeded after other requests');
    },
  ),

  'check all objects': {
    can: ({ home }) => home !== undefined,
    run: async (walk) => {
      walk.says('Read all departments of the walk and their members');
      await checkObjects(walk);
    },
  },

  'create a department': {
    can: (model) => here(model).length < mostDepartments,
    run: async (walk) => {
      const { api, expect, model, draws, says, reached } = walk;
      const home = await homeOf(walk);
      const parents = here(model).filter((each) => levelOf(each) < mostLevels);
      const former = parents.filter((each) => model.freed.some(({ parent }) => parent === each));
      const deep = parents.filter((each) => each !== home);
      const way = draws.number('kind of parent', 10);
      const [preferred = parents] = [way < 3 ? former : way < 6 ? deep : parents].filter(({ length }) => length > 0);
      const parent = draws.choose('parent', preferred, ({ key }) => key) ?? home;
      const drawn = drawName(model, draws, parent);
      says(`Create a department with ${drawn.kind}, ${quoted(drawn.name)}, below ${nameOf(parent)}`);
      reached(`create: ${drawn.kind}`);
      const create = () => api.call('createDepartment', { name: drawn.name, parentDepartment: parent.id });
      const what = `A department with ${drawn.kind} is created`;
      const reply = drawn.demand === 'accept' ? await mustAccept(walk, drawn.rule, create, what) : await create();
      if (reply.ok) await expect.accepted('department-create-offered', reply, 'The response names the new department');
      if (drawn.demand === 'reject')
        await expect.rejected(drawn.rule, reply, `A department with ${drawn.kind} is rejected`);
      if (reply.ok) await checkCreated(walk, parent, drawn, reply.values.id ?? '');
      else await checkNothingCreated(walk, parent, drawn);
    },
  },
} satisfies StepTable;
