import { operationIds } from '../canonical/operations.ts';
import type { Case } from '../case/case.ts';
import { accessJobOutcomeBinary } from './access/access-job-outcome-binary.ts';
import { accessRead, accessReadNarrowed } from './access/access-read.ts';
import { accessShows } from './access/access-shows.ts';
import { accessUpdate, accessUpdateSingleOperation } from './access/access-update.ts';
import { accessUpdateAtomic } from './access/access-update-atomic.ts';
import {
  accessControlAccepted,
  accessControlRejected,
  accessControlWithoutFlagRejected,
} from './authentication/access-control.ts';
import { plainUser } from './authentication/plain-user.ts';
import { token, tokenMissingRejected, tokenNeeded } from './authentication/token.ts';
import { departmentOffered, departmentPublished, departmentShows } from './departments/department.ts';
import {
  departmentDelete,
  departmentDeleteGrants,
  departmentDeleteRemovesGrants,
} from './departments/department-delete.ts';
import { departmentDeleteWhole } from './departments/department-delete-whole.ts';
import { departmentDepth } from './departments/department-depth.ts';
import { departmentList } from './departments/department-list.ts';
import { departmentMemberCount } from './departments/department-member-count.ts';
import { departmentMoveBelowItself, departmentMoveSiblingNameRejected } from './departments/department-move.ts';
import { departmentName } from './departments/department-name.ts';
import { departmentRename } from './departments/department-rename.ts';
import { departmentSiblings, departmentSiblingsPaths } from './departments/department-siblings.ts';
import { departmentUpdate } from './departments/department-update.ts';
import { derivedCases } from './derived/derived.ts';
import {
  documentDeleteKeepsVersions,
  documentDeleteWhole,
  documentDownload,
  documentOffered,
} from './documents/document.ts';
import { documentsLists } from './documents/documents-lists.ts';
import { documentField, documentFieldPaths } from './fields/document-field.ts';
import { fieldsList } from './fields/fields-list.ts';
import { implied } from './implied/implied.ts';
import { jobEndedStays, jobKindSpelling, jobOfSubmission, jobReadOffered } from './jobs/job.ts';
import { membersChange, membersOneOperation, membersUnknownUserReported } from './members/members.ts';
import { membersCount } from './members/members-count.ts';
import { accessCurrentTenant } from './platform/access-current-tenant.ts';
import { addresses } from './platform/addresses.ts';
import { adminAnswers, adminAnswersValid } from './platform/admin-answers.ts';
import { adminRejections } from './platform/admin-rejections.ts';
import { administrationCurrentTenant } from './platform/administration-current-tenant.ts';
import { requestIds, retryAfter, tokenExpiry } from './platform/common-headers.ts';
import { conditionalRequests } from './platform/conditional-requests.ts';
import { departmentRejections } from './platform/department-rejections.ts';
import { documentsAnswers, documentsIsolation, documentsRejections } from './platform/documents.ts';
import { fieldNames } from './platform/field-names.ts';
import { filterNames } from './platform/filter-names.ts';
import { jobsCurrentTenant } from './platform/jobs-current-tenant.ts';
import { observedAnswers } from './platform/observed-answers.ts';
import { tenantIsolation } from './platform/tenant-isolation.ts';
import { provisions } from './provisions/provisions.ts';
import {
  roleAssignmentsChange,
  roleAssignmentsRows,
  roleAssignmentsUserTwice,
} from './role-assignments/role-assignments.ts';
import { roleAssignmentsHr } from './role-assignments/role-assignments-hr.ts';
import { rolesIdAssignable, rolesList, rolesReadOnly } from './roles/roles.ts';
import { search, searchPaths } from './search/search.ts';
import { userImport, userImportAcknowledged } from './user-imports/user-import.ts';
import {
  usersExportDeleted,
  usersExportOffered,
  usersIncludeDeleted,
  usersList,
  usersSinglePrimaryFilter,
} from './users/users.ts';

const written: readonly Case[] = [
  ...accessJobOutcomeBinary,
  ...accessReadNarrowed,
  ...accessRead,
  ...accessShows,
  ...accessUpdate,
  ...accessUpdateSingleOperation,
  ...accessUpdateAtomic,
  ...accessControlAccepted,
  ...accessControlRejected,
  ...accessControlWithoutFlagRejected,
  ...plainUser,
  ...token,
  ...requestIds,
  ...tokenExpiry,
  ...retryAfter,
  ...conditionalRequests,
  ...tokenNeeded,
  ...departmentDeleteRemovesGrants,
  ...departmentDelete,
  ...departmentDeleteGrants,
  ...departmentDeleteWhole,
  ...departmentDepth,
  ...departmentList,
  ...departmentMemberCount,
  ...departmentMoveBelowItself,
  ...departmentMoveSiblingNameRejected,
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
  ...documentDeleteWhole,
  ...documentDeleteKeepsVersions,
  ...documentField,
  ...documentFieldPaths,
  ...fieldsList,
  ...implied,
  ...jobEndedStays,
  ...jobKindSpelling,
  ...jobOfSubmission,
  ...jobReadOffered,
  ...membersChange,
  ...membersCount,
  ...membersOneOperation,
  ...membersUnknownUserReported,
  ...adminAnswersValid,
  ...adminAnswers,
  ...adminRejections,
  ...administrationCurrentTenant,
  ...accessCurrentTenant,
  ...jobsCurrentTenant,
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
  ...rolesIdAssignable,
  ...rolesList,
  ...rolesReadOnly,
  ...search,
  ...searchPaths,
  ...userImport,
  ...userImportAcknowledged,
  ...usersExportOffered,
  ...usersExportDeleted,
  ...usersIncludeDeleted,
  ...usersList,
  ...usersSinglePrimaryFilter,
];

const general: readonly Case[] = [...tokenMissingRejected, ...addresses];
const sent = new Set(written.filter(({ late }) => !late).flatMap(({ operations }) => operations));
const derived = derivedCases(operationIds.filter((id) => !sent.has(id)));

export const cases: readonly Case[] = [...written, ...general, ...derived];
