// Made by "npm run generate" from the API operations in src/admin and src/documents. Do not edit.
import { acknowledgeUserImport } from '../../admin/acknowledgeUserImport.ts';
import { cancelUserImport } from '../../admin/cancelUserImport.ts';
import { createAdminToken } from '../../admin/createAdminToken.ts';
import { createDepartment } from '../../admin/createDepartment.ts';
import { deleteDepartment } from '../../admin/deleteDepartment.ts';
import { exportUsers } from '../../admin/exportUsers.ts';
import { importUsers } from '../../admin/importUsers.ts';
import { listDepartments } from '../../admin/listDepartments.ts';
import { listRoles } from '../../admin/listRoles.ts';
import { listUserImports } from '../../admin/listUserImports.ts';
import { listUsers } from '../../admin/listUsers.ts';
import { readAccess } from '../../admin/readAccess.ts';
import { readDepartment } from '../../admin/readDepartment.ts';
import { readJob } from '../../admin/readJob.ts';
import { readUserImport } from '../../admin/readUserImport.ts';
import { readUserImportErrors } from '../../admin/readUserImportErrors.ts';
import { readUserImportSummaryErrors } from '../../admin/readUserImportSummaryErrors.ts';
import { replaceRoleAssignments } from '../../admin/replaceRoleAssignments.ts';
import { summarizeUserImport } from '../../admin/summarizeUserImport.ts';
import { updateAccess } from '../../admin/updateAccess.ts';
import { updateDepartment } from '../../admin/updateDepartment.ts';
import { updateDepartmentMembers } from '../../admin/updateDepartmentMembers.ts';
import { createDocumentsToken } from '../../documents/createDocumentsToken.ts';
import { createProvision } from '../../documents/createProvision.ts';
import { deleteDocument } from '../../documents/deleteDocument.ts';
import { downloadDocument } from '../../documents/downloadDocument.ts';
import { downloadProcessedDocument } from '../../documents/downloadProcessedDocument.ts';
import { listDocumentSet } from '../../documents/listDocumentSet.ts';
import { listDocuments } from '../../documents/listDocuments.ts';
import { listFields } from '../../documents/listFields.ts';
import { listProvisions } from '../../documents/listProvisions.ts';
import { queryDocuments } from '../../documents/queryDocuments.ts';
import { readDocument } from '../../documents/readDocument.ts';
import { readDocumentByDocId } from '../../documents/readDocumentByDocId.ts';
import { readProvisionRecord } from '../../documents/readProvisionRecord.ts';
import { searchDocuments } from '../../documents/searchDocuments.ts';
import { updateDocumentFields } from '../../documents/updateDocumentFields.ts';
import { updateDocumentFieldsByDocId } from '../../documents/updateDocumentFieldsByDocId.ts';
import { uploadDocument } from '../../documents/uploadDocument.ts';
import { uploadDocumentVersion } from '../../documents/uploadDocumentVersion.ts';
import type { StatefulOperations } from '../../operation/operation.ts';

/** The operations that the sandbox implements itself. Prism creates the responses of all other operations. */
export const statefulOperations: StatefulOperations = {
  acknowledgeUserImport,
  cancelUserImport,
  createAdminToken,
  createDepartment,
  deleteDepartment,
  exportUsers,
  importUsers,
  listDepartments,
  listRoles,
  listUserImports,
  listUsers,
  readAccess,
  readDepartment,
  readJob,
  readUserImport,
  readUserImportErrors,
  readUserImportSummaryErrors,
  replaceRoleAssignments,
  summarizeUserImport,
  updateAccess,
  updateDepartment,
  updateDepartmentMembers,
  createDocumentsToken,
  createProvision,
  deleteDocument,
  downloadDocument,
  downloadProcessedDocument,
  listDocumentSet,
  listDocuments,
  listFields,
  listProvisions,
  queryDocuments,
  readDocument,
  readDocumentByDocId,
  readProvisionRecord,
  searchDocuments,
  updateDocumentFields,
  updateDocumentFieldsByDocId,
  uploadDocument,
  uploadDocumentVersion,
};
