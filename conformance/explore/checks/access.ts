import { type accessListOf, isGranted } from '../../cases/access/steps.ts';
import type { FolderName } from '../model/model.ts';
import { allOf } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has } from '../step.ts';
import { nameOf, sentence } from '../texts.ts';

const bothFolders: readonly FolderName[] = ['folder', 'secondFolder'];

export async function checkAccess(walk: CommandSequence, violated: ExploreRule): Promise<void> {
  const { api, expect } = walk;
  for (const name of bothFolders) {
    if (name === 'secondFolder' && !has(walk, 'second-folder')) continue;
    const folder = await api.existing(name);
    const ways = [
      { rule: 'access-read-by-id', input: { folderId: folder.id } },
      { rule: 'access-read-by-path', input: { folderPath: folder.path } },
    ] as const;
    for (const way of ways) {
      const reply = await api.call('readAccess', { type: 'folder', ...way.input });
      await expect.accepted(way.rule, reply, 'The access list of a folder is read');
      await expect.equal('access-shows-type', reply.values.type, 'folder', 'The list shows the type folder', reply);
      const { folderId, folderPath, entries } = reply.values;
      const isIt = folderId ? folderId === folder.id : folderPath === folder.path;
      await expect.true('access-shows-folder', isIt, 'The list shows the requested folder', reply);
      await checkGrants(walk, name, entries ?? [], reply, violated);
    }
  }
}

type Entries = Awaited<ReturnType<typeof accessListOf>>['entries'];

async function checkGrants(
  { api, expect, model }: CommandSequence,
  name: FolderName,
  entries: Entries,
  reply: Awaited<ReturnType<typeof api.call<'readAccess'>>>,
  violated: ExploreRule,
) {
  for (const department of allOf(model)) {
    if (department.unsureGrants.has(name)) continue;
    const isListed = isGranted(entries, department.id);
    if (department.life === 'here') {
      const isWanted = department.grants.has(name);
      const elsewhere = !isWanted && department.grants.size > 0;
      const what = `${sentence(nameOf(department))} is ${isWanted ? '' : 'not '}in the access list`;
      const broken = elsewhere ? 'access-update-named-folder-only' : violated;
      await expect.equal(broken, isListed, isWanted, what, reply);
    }
    // The service description requires that all descendants of a deleted department lose their access to folders.
    if (department.life === 'gone' && department.wentBelow) {
      const what = `${sentence(nameOf(department))} is not in the access list after its deletion`;
      await expect.equal('department-delete-removes-grants', isListed, false, what, reply);
    }
  }
}
