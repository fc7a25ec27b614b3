// Made from openapi/ by "npm run generate". Do not edit.

/** The names of all faults, and the operations on which each contract fault can act. */
export const faults = {
  "transport": [
    "status",
    "delay",
    "dribble",
    "reset",
    "empty",
    "garbage",
    "too-many-requests",
    "unavailable",
    "truncated"
  ],
  "contract": {
    "access-control-admin-refused": [
      "updateAccess"
    ],
    "access-control-forged-token-accepted": [
      "readAccess",
      "updateAccess",
      "updateDepartmentMembers",
      "readJob",
      "replaceRoleAssignments"
    ],
    "access-control-plain-user-accepted": [
      "readAccess",
      "updateAccess",
      "updateDepartmentMembers",
      "readJob",
      "replaceRoleAssignments"
    ],
    "access-control-super-admin-refused": [
      "readAccess",
      "updateAccess",
      "updateDepartmentMembers",
      "readJob",
      "replaceRoleAssignments"
    ],
    "access-control-without-flag-accepted": [
      "readAccess",
      "updateAccess",
      "updateDepartmentMembers",
      "replaceRoleAssignments"
    ],
    "access-control-without-token-accepted": [
      "readAccess",
      "updateAccess",
      "updateDepartmentMembers",
      "readJob",
      "replaceRoleAssignments"
    ],
    "access-failed-grant-left-at-root": [
      "updateAccess"
    ],
    "access-folder-hidden": [
      "readAccess"
    ],
    "access-grant-again-ignored": [
      "updateAccess"
    ],
    "access-grant-on-folders-beside": [
      "updateAccess"
    ],
    "access-grant-without-effect": [
      "updateAccess"
    ],
    "access-inheritance-unsaid": [
      "readAccess"
    ],
    "access-job-ends-as-cancelled": [
      "readJob"
    ],
    "access-narrowing-ignored": [
      "readAccess"
    ],
    "access-read-answers-202": [
      "readAccess"
    ],
    "access-read-by-id-and-path-accepted": [
      "readAccess"
    ],
    "access-read-by-id-names-parent": [
      "readAccess"
    ],
    "access-read-by-path-refused": [
      "readAccess"
    ],
    "access-read-of-another-type-accepted": [
      "readAccess"
    ],
    "access-read-of-no-folder-accepted": [
      "readAccess"
    ],
    "access-read-without-type-accepted": [
      "readAccess"
    ],
    "access-replace-without-effect": [
      "updateAccess"
    ],
    "access-revoke-without-effect": [
      "updateAccess"
    ],
    "access-type-in-capitals": [
      "readAccess"
    ],
    "access-update-answers-200": [
      "updateAccess"
    ],
    "access-update-refused": [
      "updateAccess"
    ],
    "admin-token-opaque": [
      "createAdminToken",
      "listUsers",
      "exportUsers",
      "listUserImports",
      "importUsers",
      "summarizeUserImport",
      "readUserImport",
      "acknowledgeUserImport",
      "cancelUserImport",
      "readUserImportErrors",
      "readUserImportSummaryErrors",
      "listDepartments",
      "createDepartment",
      "readDepartment",
      "updateDepartment",
      "deleteDepartment",
      "updateDepartmentMembers",
      "readAccess",
      "updateAccess",
      "listRoles",
      "replaceRoleAssignments",
      "readJob"
    ],
    "admin-token-without-key": [
      "createAdminToken"
    ],
    "department-cousin-name-refused": [
      "createDepartment"
    ],
    "department-create-without-parent-refused": [
      "createDepartment"
    ],
    "department-created-at-top-level": [
      "createDepartment"
    ],
    "department-cycle-ignored": [
      "updateDepartment"
    ],
    "department-cycle-listed": [
      "updateDepartment",
      "listDepartments"
    ],
    "department-delete-answers-200": [
      "deleteDepartment"
    ],
    "department-delete-hides-users": [
      "deleteDepartment",
      "listUsers"
    ],
    "department-delete-leaves-descendants": [
      "deleteDepartment"
    ],
    "department-delete-leaves-grants": [
      "deleteDepartment",
      "readAccess"
    ],
    "department-delete-leaves-memberships": [
      "deleteDepartment"
    ],
    "department-delete-leaves-only-child": [
      "deleteDepartment"
    ],
    "department-delete-leaves-own-grants": [
      "deleteDepartment",
      "readAccess"
    ],
    "department-delete-leaves-own-memberships": [
      "deleteDepartment"
    ],
    "department-delete-retries-after-two": [
      "deleteDepartment"
    ],
    "department-delete-takes-siblings": [
      "deleteDepartment"
    ],
    "department-depth-from-zero": [
      "readDepartment"
    ],
    "department-depth-of-leaf-short": [
      "readDepartment"
    ],
    "department-depth-stays-after-move": [
      "readDepartment"
    ],
    "department-descendants-members-counted": [
      "readDepartment"
    ],
    "department-empty-update-accepted": [
      "updateDepartment"
    ],
    "department-empty-update-answered-409": [
      "updateDepartment"
    ],
    "department-empty-update-code-underlined": [
      "updateDepartment"
    ],
    "department-empty-update-other-code": [
      "updateDepartment"
    ],
    "department-move-drops-members": [
      "updateDepartment"
    ],
    "department-move-ignored": [
      "updateDepartment"
    ],
    "department-move-sibling-name-accepted": [
      "updateDepartment"
    ],
    "department-name-1-refused": [
      "createDepartment"
    ],
    "department-name-1000-cut": [
      "createDepartment"
    ],
    "department-name-1000-refused": [
      "createDepartment"
    ],
    "department-name-1001-accepted": [
      "createDepartment"
    ],
    "department-name-blank-accepted": [
      "createDepartment"
    ],
    "department-name-double-slash-accepted": [
      "createDepartment"
    ],
    "department-name-double-slash-at-end-accepted": [
      "createDepartment"
    ],
    "department-name-empty-accepted": [
      "createDepartment"
    ],
    "department-name-measured-untrimmed": [
      "createDepartment"
    ],
    "department-name-shown-in-capitals": [
      "readDepartment"
    ],
    "department-name-single-slash-refused": [
      "createDepartment"
    ],
    "department-name-stored-untrimmed": [
      "createDepartment"
    ],
    "department-parent-hidden": [
      "readDepartment"
    ],
    "department-path-hidden": [
      "readDepartment"
    ],
    "department-read-refused": [
      "readDepartment"
    ],
    "department-rename-1000-refused": [
      "updateDepartment"
    ],
    "department-rename-1001-accepted": [
      "updateDepartment"
    ],
    "department-rename-and-move-only-renames": [
      "updateDepartment"
    ],
    "department-rename-blank-accepted": [
      "updateDepartment"
    ],
    "department-rename-double-slash-accepted": [
      "updateDepartment"
    ],
    "department-rename-ignored": [
      "updateDepartment"
    ],
    "department-rename-moves-to-top": [
      "updateDepartment"
    ],
    "department-rename-sibling-name-accepted": [
      "updateDepartment"
    ],
    "department-sibling-name-accepted": [
      "createDepartment"
    ],
    "department-sibling-name-case-folded": [
      "createDepartment"
    ],
    "department-top-level-sibling-name-accepted": [
      "createDepartment"
    ],
    "department-two-members-counted-as-three": [
      "readDepartment"
    ],
    "department-update-of-cycle-answered-400": [
      "updateDepartment"
    ],
    "departments-of-other-tenants-listed": [
      "listDepartments"
    ],
    "document-by-doc-id-names-another": [
      "readDocumentByDocId"
    ],
    "document-delete-ignored": [
      "deleteDocument"
    ],
    "document-delete-takes-versions": [
      "deleteDocument"
    ],
    "document-download-cut": [
      "downloadDocument"
    ],
    "document-download-longer": [
      "downloadDocument"
    ],
    "document-downloads-alike": [
      "downloadDocument"
    ],
    "document-field-by-doc-id-ignored": [
      "updateDocumentFieldsByDocId"
    ],
    "document-field-keeps-old-value": [
      "updateDocumentFields"
    ],
    "document-field-names-folded": [
      "updateDocumentFields"
    ],
    "document-field-not-created": [
      "updateDocumentFields"
    ],
    "document-processed-refused": [
      "downloadProcessedDocument"
    ],
    "document-read-names-another": [
      "readDocument"
    ],
    "document-set-empty": [
      "listDocumentSet"
    ],
    "document-set-with-strangers": [
      "listDocumentSet"
    ],
    "document-size-missing": [
      "listDocuments"
    ],
    "document-upload-refused": [
      "uploadDocument"
    ],
    "document-version-in-other-set": [
      "uploadDocumentVersion"
    ],
    "document-version-lost": [
      "uploadDocumentVersion"
    ],
    "document-version-refused": [
      "uploadDocumentVersion"
    ],
    "documents-newest-unlisted": [
      "listDocuments"
    ],
    "documents-of-other-tenants-listed": [
      "listDocuments"
    ],
    "documents-token-opaque": [
      "createDocumentsToken",
      "listFields",
      "listProvisions",
      "createProvision",
      "readProvisionRecord",
      "listDocuments",
      "uploadDocument",
      "readDocument",
      "updateDocumentFields",
      "deleteDocument",
      "uploadDocumentVersion",
      "downloadDocument",
      "downloadProcessedDocument",
      "readDocumentByDocId",
      "updateDocumentFieldsByDocId",
      "listDocumentSet",
      "searchDocuments",
      "queryDocuments"
    ],
    "documents-token-refused": [
      "createDocumentsToken"
    ],
    "documents-token-without-key": [
      "createDocumentsToken"
    ],
    "fields-active-ignored": [
      "listFields"
    ],
    "fields-active-refused": [
      "listFields"
    ],
    "fields-code-of-active-other": [
      "listFields"
    ],
    "fields-count-missing": [
      "listFields"
    ],
    "fields-list-refused": [
      "listFields"
    ],
    "job-changes-after-its-end": [
      "readJob"
    ],
    "job-code-of-unknown-other": [
      "readJob"
    ],
    "job-kind-of-access-other": [
      "readJob"
    ],
    "job-kind-of-deletion-hyphened": [
      "readJob"
    ],
    "job-kind-of-deletion-other": [
      "readJob"
    ],
    "job-kind-of-members-other": [
      "readJob"
    ],
    "job-kind-of-role-assignments-other": [
      "readJob"
    ],
    "job-not-found-at-first": [
      "readJob"
    ],
    "job-of-access-not-found": [
      "readJob"
    ],
    "job-of-members-never-ends": [
      "readJob"
    ],
    "job-read-names-another": [
      "readJob"
    ],
    "job-read-without-flag-accepted": [
      "readJob"
    ],
    "job-status-empty-at-first": [
      "readJob"
    ],
    "list-by-path-gives-top-level": [
      "listDepartments"
    ],
    "list-includes-grandchildren": [
      "listDepartments"
    ],
    "list-includes-itself": [
      "listDepartments"
    ],
    "list-includes-siblings": [
      "listDepartments"
    ],
    "list-misses-leaf": [
      "listDepartments"
    ],
    "list-of-top-level-refused": [
      "listDepartments"
    ],
    "list-total-counts-one-more": [
      "listDepartments"
    ],
    "members-0-accepted": [
      "updateDepartmentMembers"
    ],
    "members-1-forgotten": [
      "updateDepartmentMembers"
    ],
    "members-500-refused": [
      "updateDepartmentMembers"
    ],
    "members-501-accepted": [
      "updateDepartmentMembers"
    ],
    "members-add-of-two-fails": [
      "updateDepartmentMembers"
    ],
    "members-answer-200": [
      "updateDepartmentMembers"
    ],
    "members-duplicates-counted": [
      "updateDepartmentMembers"
    ],
    "members-duplicates-linked-twice": [
      "updateDepartmentMembers",
      "readDepartment"
    ],
    "members-refused": [
      "updateDepartmentMembers"
    ],
    "members-remove-leaves-last": [
      "updateDepartmentMembers"
    ],
    "members-remove-takes-all": [
      "updateDepartmentMembers"
    ],
    "members-unknown-operation-adds": [
      "updateDepartmentMembers"
    ],
    "members-unknown-user-unreported": [
      "updateDepartmentMembers"
    ],
    "provision-created-under-other-name": [
      "createProvision"
    ],
    "provision-newest-unlisted": [
      "listProvisions"
    ],
    "provision-record-status-empty": [
      "readProvisionRecord"
    ],
    "provisions-list-refused": [
      "listProvisions"
    ],
    "provisions-of-other-tenants-listed": [
      "listProvisions"
    ],
    "request-without-token-accepted": [
      "listUsers",
      "exportUsers",
      "listUserImports",
      "importUsers",
      "summarizeUserImport",
      "readUserImport",
      "acknowledgeUserImport",
      "cancelUserImport",
      "readUserImportErrors",
      "readUserImportSummaryErrors",
      "listDepartments",
      "createDepartment",
      "readDepartment",
      "updateDepartment",
      "deleteDepartment",
      "listRoles",
      "listFields",
      "listProvisions",
      "createProvision",
      "readProvisionRecord",
      "listDocuments",
      "uploadDocument",
      "readDocument",
      "updateDocumentFields",
      "deleteDocument",
      "uploadDocumentVersion",
      "downloadDocument",
      "downloadProcessedDocument",
      "readDocumentByDocId",
      "updateDocumentFieldsByDocId",
      "listDocumentSet",
      "searchDocuments",
      "queryDocuments"
    ],
    "role-assignments-0-accepted": [
      "replaceRoleAssignments"
    ],
    "role-assignments-1-refused": [
      "replaceRoleAssignments"
    ],
    "role-assignments-500-refused": [
      "replaceRoleAssignments"
    ],
    "role-assignments-501-accepted": [
      "replaceRoleAssignments"
    ],
    "role-assignments-answer-200": [
      "replaceRoleAssignments"
    ],
    "role-assignments-for-everybody": [
      "replaceRoleAssignments"
    ],
    "role-assignments-forget-last": [
      "replaceRoleAssignments"
    ],
    "role-assignments-not-synced": [
      "replaceRoleAssignments"
    ],
    "role-assignments-sync-more": [
      "replaceRoleAssignments"
    ],
    "role-assignments-user-twice-accepted": [
      "replaceRoleAssignments"
    ],
    "role-assignments-user-twice-with-one-role-accepted": [
      "replaceRoleAssignments"
    ],
    "role-description-missing": [
      "listRoles"
    ],
    "role-of-list-not-assignable": [
      "replaceRoleAssignments"
    ],
    "role-taken-by-delete": [
      "listRoles"
    ],
    "role-taken-by-post": [
      "listRoles"
    ],
    "role-without-id-listed": [
      "listRoles"
    ],
    "roles-of-other-tenants-listed": [
      "listRoles"
    ],
    "roles-of-other-type-listed": [
      "listRoles"
    ],
    "roles-without-type-listed": [
      "listRoles"
    ],
    "search-composite-by-first-condition": [
      "queryDocuments"
    ],
    "search-composite-refused": [
      "queryDocuments"
    ],
    "search-simple-finds-nothing": [
      "searchDocuments"
    ],
    "search-simple-refused": [
      "searchDocuments"
    ],
    "user-import-acknowledge-refused": [
      "acknowledgeUserImport"
    ],
    "user-import-cancel-refused": [
      "cancelUserImport"
    ],
    "user-import-cancelled-as-waiting": [
      "cancelUserImport",
      "readUserImport"
    ],
    "user-import-errors-as-json": [
      "readUserImportErrors"
    ],
    "user-import-errors-refused": [
      "readUserImportErrors"
    ],
    "user-import-newest-unlisted": [
      "listUserImports"
    ],
    "user-import-refused": [
      "importUsers"
    ],
    "user-import-status-empty": [
      "readUserImport"
    ],
    "user-import-summary-errors-refused": [
      "readUserImportSummaryErrors"
    ],
    "user-import-summary-hidden": [
      "readUserImport"
    ],
    "user-import-summary-refused": [
      "summarizeUserImport"
    ],
    "user-import-without-effect": [
      "importUsers"
    ],
    "user-imports-list-refused": [
      "listUserImports"
    ],
    "users-by-department-with-next": [
      "listUsers"
    ],
    "users-by-email-and-department-accepted": [
      "listUsers"
    ],
    "users-by-email-unfiltered": [
      "listUsers"
    ],
    "users-by-part-of-email": [
      "listUsers"
    ],
    "users-by-id-with-namesake": [
      "listUsers"
    ],
    "users-by-two-filters-accepted": [
      "listUsers"
    ],
    "users-deleted-found-by-id": [
      "listUsers"
    ],
    "users-deleted-never-found": [
      "listUsers"
    ],
    "users-export-is-json": [
      "exportUsers"
    ],
    "users-include-deleted-refused": [
      "listUsers"
    ],
    "users-total-missing": [
      "listUsers"
    ],
    "users-unfiltered-empty": [
      "listUsers"
    ]
  }
} as const;
