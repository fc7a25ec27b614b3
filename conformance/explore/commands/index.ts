import type { Command } from '../step.ts';
import { failingAccess, grantAccess, narrowAccess, readAccess } from './access.ts';
import { assignRoles, badAssignments, manyAssignments } from './assign-roles.ts';
import { sameRename, twins, twoRenames } from './at-the-same-time.ts';
import { changeMembers } from './change-members.ts';
import { createDepartment } from './create-department.ts';
import { deleteDepartment } from './delete-department.ts';
import { deleteDocument, downloadDocument, uploadDocument, uploadVersion } from './documents.ts';
import { listFields, setFields } from './fields.ts';
import { checkSet, findDocuments, readByDocId } from './find-documents.ts';
import { findUsers } from './find-users.ts';
import { askForToken, forbiddenCaller, withoutFlag } from './forbidden-caller.ts';
import { importUsers, readErrors } from './imports.ts';
import { awaitJob, inspect } from './jobs.ts';
import { exportUsers, listUsers } from './list-users.ts';
import { fiveHundred, tooFewOrTooMany } from './members-limits.ts';
import { foreignRoles, trespass, trespassFolder, trespassJob } from './other-tenant.ts';
import { createProvision, readRecord } from './provisions.ts';
import { listRoles, writeRoles } from './roles.ts';
import { topLevel } from './top-level.ts';
import { emptyUpdate, updateDepartment } from './update-department.ts';

const tree = [createDepartment, updateDepartment, emptyUpdate, deleteDepartment, changeMembers, awaitJob, inspect];
const atOnce = [twins, twoRenames, sameRename];
const access = [grantAccess, readAccess, narrowAccess, failingAccess];
const people = [findUsers, listUsers, exportUsers, listRoles, writeRoles, assignRoles, badAssignments, manyAssignments];
const documents = [
  uploadDocument,
  uploadVersion,
  deleteDocument,
  downloadDocument,
  findDocuments,
  checkSet,
  readByDocId,
];
const contents = [...documents, setFields, listFields, createProvision, readRecord];
const limits = [topLevel, tooFewOrTooMany, fiveHundred, importUsers, readErrors];
const outsiders = [trespass, trespassFolder, trespassJob, withoutFlag, foreignRoles, forbiddenCaller, askForToken];

/** All kinds of steps. */
export const commands: readonly Command[] = [
  ...tree,
  ...atOnce,
  ...access,
  ...people,
  ...contents,
  ...limits,
  ...outsiders,
];

/**
 * The kinds of steps of one walk. A walk with few kinds of steps uses the same objects more often, so it finds errors that
 * need several changes of one object. One theme has all kinds of steps.
 */
export const themes: readonly (readonly Command[])[] = [
  [...tree, ...atOnce],
  [...tree, ...access],
  contents,
  [...people, createDepartment, changeMembers, deleteDepartment],
  [...limits, ...outsiders, createDepartment, changeMembers, grantAccess],
  commands,
];
