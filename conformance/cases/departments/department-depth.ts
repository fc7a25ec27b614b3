import { Shared } from '../../case/api.ts';
import { Blocked, Unsupported } from '../../case/failure.ts';
import { written } from '../written.ts';
import { expectListed, newTop, readNow, topDepartment, twoDepartments } from './steps.ts';

const belowAnother =
  'the target puts a department without a parentDepartment below another one; name the top-level department under existing.rootDepartmentId';

/** Departments one below another, of which the second has a twin. The target may refuse to create the second. */
export const fourLevels = new Shared(async (api) => {
  const [top] = await api.once(twoDepartments);
  const { id: first } = top.reply.values;
  if (!first || !top.read.ok) throw new Blocked('createDepartment', 'no department at the top level could be created');
  const reply = await api.call('createDepartment', { name: api.name('Second'), parentDepartment: first });
  const { id: second } = reply.values;
  if (!reply.ok || !second) return { reply };
  const twin = await api.department(api.name('Twin'), first);
  const third = await api.department(api.name('Third'), second);
  const read = (id: string) => readNow(api, id);
  // The third is read while it has no children.
  const leaf = await read(third);
  const fourth = await api.department(api.name('Fourth'), third);
  const reads = [top.read, await read(second), leaf, await read(fourth)] as const;
  return { reply, made: { first, second, third, reads, twin: await read(twin) } };
});

/** A department at the top level that moves two levels lower with its descendants, and the reads before and after. */
export const movedLine = new Shared(async (api) => {
  const moved = await newTop(api);
  const child = await api.department(api.name('Child'), moved);
  const grandchild = await api.department(api.name('Grandchild'), child);
  const target = await api.department(api.name('Target'));
  const read = async () =>
    [await readNow(api, moved), await readNow(api, child), await readNow(api, grandchild)] as const;
  const before = await read();
  const reply = await api.call('updateDepartment', { id: moved, parentDepartment: target });
  return { moved, target, before, reply, after: await read() };
});

export const departmentDepth = written({
  'department-depth-top-level': async (api) => {
    const read = await readNow(api, api.given.rootDepartmentId ?? (await api.once(topDepartment)));
    const { depth, parentDepartment } = read.values;
    if (parentDepartment && depth !== 1) throw new Unsupported(belowAnother);
    api.expect.equal(read.values.depth, 1, 'The depth of the top-level department is 1', read);
  },
  'department-depth-absolute': async (api) => {
    const { reply, made } = await api.once(fourLevels);
    if (!made) throw new Blocked('createDepartment', `a department below another was refused: ${reply.status}`);
    const top = made.reads[0].values.depth ?? Number.NaN;
    for (const [levels, read] of made.reads.entries())
      api.expect.equal(read.values.depth, top + levels, `The depth is greater by ${levels} than at the top`, read);
    await expectListed(api, made.second, made.third, 'depth', made.reads[2]);
  },
  'department-depth-follows-move': async (api) => {
    const { moved, target, before, reply, after } = await api.once(movedLine);
    api.expect.accepted(reply, 'The move of a department below another department is accepted');
    const top = before[0].values.depth ?? Number.NaN;
    for (const [level, read] of after.entries())
      api.expect.equal(read.values.depth, top + 2 + level, 'The depth has grown by two levels', read);
    await expectListed(api, target, moved, 'depth', after[0]);
  },
});
