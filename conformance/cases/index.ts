import { operationIds } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import { accessJobOutcomeBinary } from './access/access-job-outcome-binary.ts';
import { accessRead } from './access/access-read.ts';
import { accessReadNarrowed } from './access/access-read-narrowed.ts';
import { accessShows } from './access/access-shows.ts';
import { accessUpdate } from './access/access-update.ts';
import { accessUpdateSingleOperation } from './access/access-update-single-operation.ts';
import { accessControlAccepted } from './authentication/access-control-accepted.ts';
import { accessControlRejected } from './authentication/access-control-rejected.ts';
import { accessControlWithoutFlagRejected } from './authentication/access-control-without-flag-rejected.ts';
import { token } from './authentication/token.ts';
import { tokenMissingRejected } from './authentication/token-missing-rejected.ts';
import { departmentDelete } from './departments/department-delete.ts';
import { departmentDeleteGrants } from './departments/department-delete-grants.ts';
import { departmentDeleteRemovesGrants } from './departments/department-delete-removes-grants.ts';
import { departmentDeleteWhole } from './departments/department-delete-whole.ts';
import { departmentDepth } from './departments/department-depth.ts';
import { departmentList } from './departments/department-list.ts';
import { departmentMemberCount } from './departments/department-member-count.ts';
import { departmentMoveBelowItself } from './departments/department-move-below-itself.ts';
import { departmentMoveSiblingNameRejected } from './departments/department-move-sibling-name-rejected.ts';
import { departmentName } from './departments/department-name.ts';
import { departmentOffered } from './departments/department-offered.ts';
import { departmentPublished } from './departments/department-published.ts';
import { departmentRename } from './departments/department-rename.ts';
import { departmentShows } from './departments/department-shows.ts';
import { departmentSiblings } from './departments/department-siblings.ts';
import { departmentSiblingsPaths } from './departments/department-siblings-paths.ts';
import { departmentUpdate } from './departments/department-update.ts';
import { derivedCases } from './derived/derived.ts';
import { documentDeleteKeepsVersions } from './documents/document-delete-keeps-versions.ts';
import { documentDeleteWhole } from './documents/document-delete-whole.ts';
import { documentDownload } from './documents/document-download.ts';
import { documentOffered } from './documents/document-offered.ts';
import { documentsLists } from './documents/documents-lists.ts';
import { documentField } from './fields/document-field.ts';
import { documentFieldPaths } from './fields/document-field-paths.ts';
import { fieldsList } from './fields/fields-list.ts';
import { jobEndedStays } from './jobs/job-ended-stays.ts';
import { jobKindSpelling } from './jobs/job-kind-spelling.ts';
import { jobOfSubmission } from './jobs/job-of-submission.ts';
import { jobReadOffered } from './jobs/job-read-offered.ts';
import { membersChange } from './members/members-change.ts';
import { membersCount } from './members/members-count.ts';
import { membersOneOperation } from './members/members-one-operation.ts';
import { membersUnknownUserReported } from './members/members-unknown-user-reported.ts';
import { accessCurrentTenant } from './platform/access-current-tenant.ts';
import { addresses } from './platform/addresses.ts';
import { adminAnswers } from './platform/admin-answers.ts';
import { adminAnswersValid } from './platform/admin-answers-valid.ts';
import { adminRejections } from './platform/admin-rejections.ts';
import { administrationCurrentTenant } from './platform/administration-current-tenant.ts';
import { departmentRejections } from './platform/department-rejections.ts';
import { documentsAnswers } from './platform/documents-answers.ts';
import { documentsIsolation } from './platform/documents-isolation.ts';
import { documentsRejections } from './platform/documents-rejections.ts';
import { fieldNames } from './platform/field-names.ts';
import { filterNames } from './platform/filter-names.ts';
import { jobsCurrentTenant } from './platform/jobs-current-tenant.ts';
import { observedAnswers } from './platform/observed-answers.ts';
import { tenantIsolation } from './platform/tenant-isolation.ts';
import { provisions } from './provisions/provisions.ts';
import { roleAssignmentsChange } from './role-assignments/role-assignments-change.ts';
import { roleAssignmentsHr } from './role-assignments/role-assignments-hr.ts';
import { roleAssignmentsRows } from './role-assignments/role-assignments-rows.ts';
import { roleAssignmentsUserTwice } from './role-assignments/role-assignments-user-twice.ts';
import { rolesIdAssignable } from './roles/roles-id-assignable.ts';
import { rolesList } from './roles/roles-list.ts';
import { rolesReadOnly } from './roles/roles-read-only.ts';
import { search } from './search/search.ts';
import { searchPaths } from './search/search-paths.ts';
import { userImport } from './user-imports/user-import.ts';
import { userImportAcknowledged } from './user-imports/user-import-acknowledged.ts';
import { usersExportOffered } from './users/users-export-offered.ts';
import { usersIncludeDeleted } from './users/users-include-deleted.ts';
import { usersList } from './users/users-list.ts';
import { usersSinglePrimaryFilter } from './users/users-single-primary-filter.ts';

const written: readonly Case[] = [
  accessJobOutcomeBinary,
  accessReadNarrowed,
  ...accessRead,
  ...accessShows,
  ...accessUpdate,
  accessUpdateSingleOperation,
  ...accessControlAccepted,
  ...accessControlRejected,
  ...accessControlWithoutFlagRejected,
  ...token,
  ...departmentDeleteRemovesGrants,
  ...departmentDelete,
  ...departmentDeleteGrants,
  ...departmentDeleteWhole,
  ...departmentDepth,
  ...departmentList,
  ...departmentMemberCount,
  ...departmentMoveBelowItself,
  departmentMoveSiblingNameRejected,
  ...departmentName,
  ...departmentOffered,
  ...departmentPublished,
  ...departmentRename,
  ...departmentShows,
  ...departmentSiblings,
  ...departmentSiblingsPaths,
  ...departmentUpdate,
  ...documentDownload,
  ...documentOffered,
  ...documentsLists,
  documentDeleteWhole,
  documentDeleteKeepsVersions,
  ...documentField,
  ...documentFieldPaths,
  ...fieldsList,
  jobEndedStays,
  ...jobKindSpelling,
  ...jobOfSubmission,
  jobReadOffered,
  ...membersChange,
  ...membersCount,
  membersOneOperation,
  membersUnknownUserReported,
  ...adminAnswersValid,
  ...adminAnswers,
  ...adminRejections,
  administrationCurrentTenant,
  accessCurrentTenant,
  jobsCurrentTenant,
  ...tenantIsolation,
  ...documentsIsolation,
  ...departmentRejections,
  ...documentsAnswers,
  ...documentsRejections,
  ...fieldNames,
  ...filterNames,
  ...observedAnswers,
  ...provisions,
  ...roleAssignmentsChange,
  ...roleAssignmentsHr,
  ...roleAssignmentsRows,
  ...roleAssignmentsUserTwice,
  rolesIdAssignable,
  ...rolesList,
  ...rolesReadOnly,
  ...search,
  ...searchPaths,
  ...userImport,
  userImportAcknowledged,
  usersExportOffered,
  ...usersIncludeDeleted,
  ...usersList,
  ...usersSinglePrimaryFilter,
];

const general: readonly Case[] = [...tokenMissingRejected, ...addresses];
const sent = new Set(written.filter(({ late }) => !late).flatMap(({ operations }) => operations));
const derived = derivedCases(operationIds.filter((id) => !sent.has(id)));

export const cases: readonly Case[] = [...written, ...general, ...derived];
