// Made by "npm run generate" from the API operations in src/admin and src/documents. Do not edit.
import { readAccess } from '../../admin/access/readAccess.ts';
import { updateAccess } from '../../admin/access/updateAccess.ts';
import { createDepartment } from '../../admin/departments/createDepartment.ts';
import { deleteDepartment } from '../../admin/departments/deleteDepartment.ts';
import { listDepartments } from '../../admin/departments/listDepartments.ts';
import { readDepartment } from '../../admin/departments/readDepartment.ts';
import { updateDepartment } from '../../admin/departments/updateDepartment.ts';
import { updateDepartmentMembers } from '../../admin/departments/updateDepartmentMembers.ts';
import { readJob } from '../../admin/jobs/readJob.ts';
import { listRoles } from '../../admin/roles/listRoles.ts';
import { replaceRoleAssignments } from '../../admin/roles/replaceRoleAssignments.ts';
import { createAdminToken } from '../../admin/tokens/createAdminToken.ts';
import { acknowledgeUserImport } from '../../admin/user-imports/acknowledgeUserImport.ts';
import { cancelUserImport } from '../../admin/user-imports/cancelUserImport.ts';
import { importUsers } from '../../admin/user-imports/importUsers.ts';
import { listUserImports } from '../../admin/user-imports/listUserImports.ts';
import { readUserImport } from '../../admin/user-imports/readUserImport.ts';
import { readUserImportErrors } from '../../admin/user-imports/readUserImportErrors.ts';
import { readUserImportSummaryErrors } from '../../admin/user-imports/readUserImportSummaryErrors.ts';
import { summarizeUserImport } from '../../admin/user-imports/summarizeUserImport.ts';
import { exportUsers } from '../../admin/users/exportUsers.ts';
import { listUsers } from '../../admin/users/listUsers.ts';
import { downloadDocument } from '../../documents/downloads/downloadDocument.ts';
import { downloadProcessedDocument } from '../../documents/downloads/downloadProcessedDocument.ts';
import { listFields } from '../../documents/fields/listFields.ts';
import { updateDocumentFields } from '../../documents/fields/updateDocumentFields.ts';
import { updateDocumentFieldsByDocId } from '../../documents/fields/updateDocumentFieldsByDocId.ts';
import { createProvision } from '../../documents/provisions/createProvision.ts';
import { listProvisions } from '../../documents/provisions/listProvisions.ts';
import { readProvisionRecord } from '../../documents/provisions/readProvisionRecord.ts';
import { queryDocuments } from '../../documents/query/queryDocuments.ts';
import { deleteDocument } from '../../documents/records/deleteDocument.ts';
import { listDocumentSet } from '../../documents/records/listDocumentSet.ts';
import { listDocuments } from '../../documents/records/listDocuments.ts';
import { readDocument } from '../../documents/records/readDocument.ts';
import { readDocumentByDocId } from '../../documents/records/readDocumentByDocId.ts';
import { searchDocuments } from '../../documents/search/searchDocuments.ts';
import { createDocumentsToken } from '../../documents/tokens/createDocumentsToken.ts';
import { uploadDocument } from '../../documents/uploads/uploadDocument.ts';
import { uploadDocumentVersion } from '../../documents/uploads/uploadDocumentVersion.ts';
import type { StatefulOperations } from '../../operation/operation.ts';

/** The operations that the sandbox implements itself. Prism creates the responses of all other operations. */
export const statefulOperations: StatefulOperations = {
  readAccess,
  updateAccess,
  createDepartment,
  deleteDepartment,
  listDepartments,
  readDepartment,
  updateDepartment,
  updateDepartmentMembers,
  readJob,
  listRoles,
  replaceRoleAssignments,
  createAdminToken,
  acknowledgeUserImport,
  cancelUserImport,
  importUsers,
  listUserImports,
  readUserImport,
  readUserImportErrors,
  readUserImportSummaryErrors,
  summarizeUserImport,
  exportUsers,
  listUsers,
  downloadDocument,
  downloadProcessedDocument,
  listFields,
  updateDocumentFields,
  updateDocumentFieldsByDocId,
  createProvision,
  listProvisions,
  readProvisionRecord,
  queryDocuments,
  deleteDocument,
  listDocumentSet,
  listDocuments,
  readDocument,
  readDocumentByDocId,
  searchDocuments,
  createDocumentsToken,
  uploadDocument,
  uploadDocumentVersion,
};
