import type { Command } from '../step.ts';
import { badReadsOfAccess, failingAccess, grantAccess, narrowAccess, readAccess } from './access.ts';
import { renameBesideDeletion, renameBesideMove, sameRename, twins, twoMoves, twoRenames } from './at-the-same-time.ts';
import {
  changeMembers,
  fiveHundred,
  memberBesideDeletion,
  tooFewOrTooMany,
  twoMemberChanges,
} from './change-members.ts';
import { awaitPendingJob, createDepartment, inspect, manyChildren } from './create-department.ts';
import { deleteDepartment, topLevel } from './delete-department.ts';
import { deleteDocument, downloadDocument, uploadDocument, uploadVersion } from './documents.ts';
import { listFields, setFields, twoFields } from './fields.ts';
import { checkSet, findDocuments, readByDocId } from './find-documents.ts';
import { exportUsers, findByTwoFilters, findUsers, listUsers } from './find-users.ts';
import { askForToken, forbiddenCaller, withoutFlag } from './forbidden-caller.ts';
import { importSteps, importUsers, readErrors, trespassErrors, trespassImport } from './imports.ts';
import {
  foreignObject,
  foreignRole,
  foreignRoles,
  trespass,
  trespassFolder,
  trespassJob,
  trespassRole,
  trespassUsers,
} from './other-tenant.ts';
import { createProvision, readRecord } from './provisions.ts';
import { assignRoles, badAssignments, hrRole, listRoles, manyAssignments, writeRoles } from './roles.ts';
import { brokenRequest, validRequest } from './schema.ts';
import { severalAccessChanges, severalMembersOperations } from './several-operations.ts';
import { emptyUpdate, updateDepartment } from './update-department.ts';

const tree = [
  createDepartment,
  updateDepartment,
  emptyUpdate,
  deleteDepartment,
  changeMembers,
  awaitPendingJob,
  inspect,
];
const atOnce = [
  twins,
  twoRenames,
  sameRename,
  twoMoves,
  renameBesideMove,
  renameBesideDeletion,
  twoMemberChanges,
  memberBesideDeletion,
];
const access = [grantAccess, readAccess, ...badReadsOfAccess, narrowAccess, failingAccess];
const people = [
  findUsers,
  findByTwoFilters,
  listUsers,
  exportUsers,
  listRoles,
  writeRoles,
  assignRoles,
  badAssignments,
  manyAssignments,
  hrRole,
];
const documents = [
  uploadDocument,
  uploadVersion,
  deleteDocument,
  downloadDocument,
  findDocuments,
  checkSet,
  readByDocId,
];
const contents = [...documents, setFields, twoFields, listFields, createProvision, readRecord];
const imports = [importUsers, ...importSteps, ...readErrors];
const several = [severalMembersOperations, severalAccessChanges];
const limits = [topLevel, tooFewOrTooMany, fiveHundred, manyChildren, ...several, ...imports];
const otherTenant = [
  trespass,
  trespassFolder,
  trespassJob,
  trespassUsers,
  trespassRole,
  trespassImport,
  trespassErrors,
  foreignRoles,
  foreignRole,
  foreignObject,
];
const outsiders = [...otherTenant, withoutFlag, forbiddenCaller, askForToken];

const drawn = [validRequest, brokenRequest];

export const commands: readonly Command[] = [
  ...tree,
  ...atOnce,
  ...access,
  ...people,
  ...contents,
  ...limits,
  ...outsiders,
  ...drawn,
];

export interface Theme {
  focus: readonly Command[];
  beside: readonly Command[];
}

/** A request sequence with few kinds of steps changes each object more often, and therefore finds more defects. */
export const themes: readonly Theme[] = [
  { focus: tree, beside: atOnce },
  { focus: access, beside: tree },
  { focus: contents, beside: [] },
  { focus: people, beside: [createDepartment, changeMembers, deleteDepartment] },
  // Tests departments more often than other objects, because most requirements are about departments.
  { focus: tree, beside: [] },
  { focus: limits, beside: [createDepartment, changeMembers] },
  { focus: outsiders, beside: [createDepartment, changeMembers, grantAccess] },
  { focus: commands.filter(({ published }) => !published), beside: [] },
  { focus: drawn, beside: [] },
];
