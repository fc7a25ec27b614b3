import { addToModel, demandOf, here, treeChanged } from '../model/tree.ts';
import type { CommandSequence } from '../step.ts';
import { quoted } from '../texts.ts';
import { checkChildren } from './departments.ts';
import { checkMembers, mustAccept } from './members.ts';

const most = 3;

export async function checkFreeNames(walk: CommandSequence): Promise<void> {
  const { api, model, draws } = walk;
  const free = model.freed.filter(({ parent, name }) => {
    const [demand, rule] = demandOf(model, parent, undefined, name);
    return parent.life === 'here' && demand === 'accept' && rule === undefined;
  });
  const chosen = draws.order('free names', free, ({ parent, name }) => `${parent.key} ${name}`);
  for (const { parent, name } of chosen.slice(0, most)) {
    if (demandOf(model, parent, undefined, name)[0] !== 'accept') continue;
    const create = () => api.call('createDepartment', { name, parentDepartment: parent.id });
    const what = `The name ${quoted(name)} is free for a former sibling`;
    const reply = await mustAccept(walk, 'department-cousin-name-accepted', create, what);
    addToModel(model, { key: `free ${parent.key} ${name}`, id: reply.values.id ?? '', name, parent });
    treeChanged(model);
  }
}

export async function checkObjects(walk: CommandSequence): Promise<void> {
  for (const department of here(walk.model)) {
    await checkMembers(walk, department);
    await checkChildren(walk, department);
  }
}
