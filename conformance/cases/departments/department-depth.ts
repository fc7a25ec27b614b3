import type { Api } from '../../case/api.ts';
import { Unsupported } from '../../case/failure.ts';
import { written } from '../written.ts';
import { expectListed, newTop, readNow, topDepartment } from './steps.ts';

const belowAnother =
  'the target puts a department without a parentDepartment below another one; name the top-level department under existing.rootDepartmentId';

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
    const first = await newTop(api);
    const second = await api.department(api.name('Second'), first);
    const third = await api.department(api.name('Third'), second);
    const top = await depthOf(api, first);
    await expectBelow(api, second, top, 1, 'the child');
    const read = await expectBelow(api, third, top, 2, 'the grandchild');
    const fourth = await api.department(api.name('Fourth'), third);
    await expectBelow(api, fourth, top, 3, 'the great-grandchild');
    await expectListed(api, second, third, 'depth', read);
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
