import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { accessUpdate } from '../access/access-update.ts';
import { departmentPublished } from '../departments/department.ts';
import { documentDeleteKeepsVersions, documentDownload } from '../documents/document.ts';
import { documentField } from '../fields/document-field.ts';
import { documentsIsolation } from '../platform/documents.ts';
import { search } from '../search/search.ts';
import { usersIncludeDeleted } from '../users/users.ts';

/** For each recommended requirement that the service description implies: the id of the published test case. */
const requirements: Readonly<Record<string, string>> = {
  'access-update-revokes': 'access-revoked-grant-removed',
  'users-include-deleted-hidden': 'users-deleted-hidden-by-default',
  'department-name-stored-trimmed': 'department-name-trimmed',
  'document-download-same-bytes': 'document-download-complete',
  'document-delete-keeps-versions': 'document-versions-apart',
  'document-field-versions-apart': 'document-versions-apart',
  'search-composite-all-conditions': 'search-composite-combines-conditions',
  'documents-isolation-documents': 'documents-other-tenant-hidden',
  'documents-isolation-fields': 'documents-other-tenant-hidden',
  'documents-isolation-provisions': 'documents-other-tenant-hidden',
};

export const impliedRequirements: ReadonlySet<string> = new Set(Object.values(requirements));

const published: readonly Case[] = [
  ...accessUpdate,
  ...usersIncludeDeleted,
  ...departmentPublished,
  ...documentDownload,
  ...documentDeleteKeepsVersions,
  ...documentField,
  ...documentsIsolation,
  ...search,
];

/** The stated verdict recommends what the published verdict requires, so the same checks are for both verdicts. */
export const implied: readonly Case[] = published.flatMap((each) => {
  const requirement = requirements[each.id] ?? requirements[each.requirement];
  const run = (api: Api) => each.run({ ...api, expect: withoutStatuses(api.expect) });
  return requirement
    ? [{ ...each, id: `implied-${each.id}`, requirement, verdict: 'stated' as const, stricter: each.id, run }]
    : [];
});

/** The service description names neither the status nor the error code of these responses. */
function withoutStatuses(expect: Api['expect']): Api['expect'] {
  const status: typeof expect.status = (reply, wanted, what) =>
    wanted < 400 ? expect.true(reply.ok, what, reply) : expect.rejected(reply, what);
  return { ...expect, status, code: expect.rejected };
}
