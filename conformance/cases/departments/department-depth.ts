import { type Api, Shared } from '../../case/api.ts';
import { Blocked, Unsupported } from '../../case/failure.ts';
import { written } from '../written.ts';
import { expectListed, newTop, readNow, topDepartment } from './steps.ts';

const belowAnother =
  'the target puts a department without a parentDepartment below another one; name the top-level department under existing.rootDepartmentId';

/** Departments one below another, of which the second has a twin. The target may refuse to create the second. */
export const fourLevels = new Shared(async (api) => {
  const first = await newTop(api);
  const reply = await api.call('createDepartment', { name: api.name('Second'), parentDepartment: first });
  const { id: second } = reply.values;
  if (!reply.ok || !second) return { reply };
  const twin = await api.department(api.name('Twin'), first);
  const third = await api.department(api.name('Third'), second);
  const fourth = await api.department(api.name('Fourth'), third);
  const read = (id: string) => readNow(api, id);
  const reads = [await read(first), await read(second), await read(third), await read(fourth)] as const;
  return { reply, made: { second, third, reads, twin: await read(twin) } };
});

async function depthOf(api: Api, id: string): Promise<number> {
  return (await readNow(api, id)).values.depth ?? Number.NaN;
}

async function expectBelow(api: Api, id: string, top: number, levels: number, what: string) {
  const read = await readNow(api, id);
  api.expect.equal(read.values.depth, top + levels, `The depth of ${what} is greater by ${levels}`, read);
  return read;
}

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
    const moved = await newTop(api);
    const child = await api.department(api.name('Child'), moved);
    const top = await depthOf(api, moved);
    const target = await api.department(api.name('Target'), await newTop(api));
    const reply = await api.call('updateDepartment', { id: moved, parentDepartment: target });
    api.expect.accepted(reply, 'The move of a department below another department is accepted');
    const read = await expectBelow(api, moved, top, 2, 'the moved department');
    await expectListed(api, target, moved, 'depth', read);
    await expectBelow(api, child, top, 3, 'its child');
  },
});
