import type { FaultName } from '../fake/violations/index.ts';
import type { Trial } from './try-mutant.ts';

const lost = 'A department that was created and cannot be read may also be a failing read. Cases that use it fail.';
const noField = 'A tenant may have no field; the description does not say that fields of documents are listed.';

export const reasons: Readonly<Record<string, string>> = {
  'create-lost:always': lost,
  'create-lost:at the top': lost,
  'create-lost:every second time': lost,
  'fields-list-empty:always': noField,
  'fields-list-empty:active': noField,
  'members-remove-deletes-user:always':
    'Cases share users, so the deletion takes users from cases that run at the same time. These cases fail.',
  'tenant-open:access-change':
    'The change names the folder by its path, and the other tenant has a folder of that path.',
} satisfies Partial<Record<FaultName, string>>;

export function unexplained(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ id, verdict }) => verdict !== 'own' && reasons[id] === undefined);
}
