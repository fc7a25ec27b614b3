// Made from openapi/ by "npm run generate". Do not edit.

/** Examples of the required parameters of every operation. */
export const samples = {
  "createAdminToken": {},
  "listUsers": {},
  "exportUsers": {},
  "listUserImports": {},
  "importUsers": {},
  "summarizeUserImport": {},
  "readUserImport": {
    "importId": "1"
  },
  "acknowledgeUserImport": {
    "importId": "1"
  },
  "cancelUserImport": {
    "importId": "1"
  },
  "readUserImportErrors": {
    "importId": "1"
  },
  "readUserImportSummaryErrors": {
    "importId": "1"
  },
  "listDepartments": {},
  "createDepartment": {},
  "readDepartment": {
    "id": "12"
  },
  "updateDepartment": {
    "id": "12"
  },
  "deleteDepartment": {
    "id": "12"
  },
  "updateDepartmentMembers": {
    "departmentId": "12"
  },
  "readAccess": {
    "type": "folder"
  },
  "updateAccess": {},
  "listRoles": {
    "type": "custom"
  },
  "replaceRoleAssignments": {},
  "readJob": {
    "jobId": "1"
  },
  "createDocumentsToken": {},
  "listFields": {},
  "listProvisions": {},
  "createProvision": {},
  "readProvisionRecord": {
    "recordId": "1"
  },
  "listDocuments": {},
  "uploadDocument": {},
  "readDocument": {
    "documentId": "1"
  },
  "updateDocumentFields": {
    "documentId": "1"
  },
  "deleteDocument": {
    "documentId": "1"
  },
  "uploadDocumentVersion": {
    "documentId": "1"
  },
  "downloadDocument": {
    "documentId": "1"
  },
  "downloadProcessedDocument": {
    "documentId": "1"
  },
  "readDocumentByDocId": {
    "docId": "CTR-2025-0057"
  },
  "updateDocumentFieldsByDocId": {
    "docId": "CTR-2025-0057"
  },
  "listDocumentSet": {
    "docSetId": "57"
  },
  "searchDocuments": {
    "text": "limitation of liability"
  },
  "queryDocuments": {}
} as const;
