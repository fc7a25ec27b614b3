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
    "importId": "301"
  },
  "acknowledgeUserImport": {
    "importId": "301"
  },
  "cancelUserImport": {
    "importId": "301"
  },
  "readUserImportErrors": {
    "importId": "301"
  },
  "readUserImportSummaryErrors": {
    "importId": "301"
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
    "departmentId": "41"
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
    "jobId": "9001"
  },
  "createDocumentsToken": {},
  "listFields": {},
  "listProvisions": {},
  "createProvision": {},
  "readProvisionRecord": {
    "recordId": "31"
  },
  "listDocuments": {},
  "uploadDocument": {},
  "readDocument": {
    "documentId": "1042"
  },
  "updateDocumentFields": {
    "documentId": "1042"
  },
  "deleteDocument": {
    "documentId": "1042"
  },
  "uploadDocumentVersion": {
    "documentId": "1042"
  },
  "downloadDocument": {
    "documentId": "1042"
  },
  "downloadProcessedDocument": {
    "documentId": "1042"
  },
  "readDocumentByDocId": {
    "docId": "CTR-2026-0117"
  },
  "updateDocumentFieldsByDocId": {
    "docId": "CTR-2026-0117"
  },
  "listDocumentSet": {
    "docSetId": "880"
  },
  "searchDocuments": {
    "text": "limitation of liability"
  },
  "queryDocuments": {}
} as const;
