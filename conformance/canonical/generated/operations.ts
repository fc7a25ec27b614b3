// Made from openapi/ by "npm run generate". Do not edit.

/** Every operation of both interfaces in canonical terms. */
export const operations = {
  "createAdminToken": {
    "interface": "admin",
    "input": {},
    "output": {
      "token": "text",
      "expiresAt": "text"
    },
    "vital": [
      "token"
    ]
  },
  "listUsers": {
    "interface": "admin",
    "input": {
      "id": "id",
      "email": "text",
      "department": "text",
      "includeDeleted": "boolean",
      "departmentName": "text",
      "departmentPath": "text"
    },
    "output": {
      "items": [
        {
          "id": "id",
          "email": "text",
          "deleted": "boolean",
          "roleId": "id",
          "departments": [
            "id"
          ]
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "exportUsers": {
    "interface": "admin",
    "input": {},
    "output": {
      "content": "bytes"
    },
    "vital": [
      "content"
    ],
    "safe": true
  },
  "listUserImports": {
    "interface": "admin",
    "input": {},
    "output": {
      "items": [
        {
          "id": "id",
          "state": "text",
          "summary": "json"
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "importUsers": {
    "interface": "admin",
    "input": {
      "file": "bytes",
      "fileName": "text"
    },
    "output": {
      "id": "id",
      "state": "text",
      "summary": "json"
    },
    "vital": [
      "id"
    ]
  },
  "summarizeUserImport": {
    "interface": "admin",
    "input": {
      "file": "bytes",
      "fileName": "text",
      "importId": "id"
    },
    "output": {
      "id": "id",
      "state": "text",
      "summary": "json"
    },
    "vital": []
  },
  "readUserImport": {
    "interface": "admin",
    "input": {
      "importId": "id"
    },
    "output": {
      "id": "id",
      "state": "text",
      "summary": "json"
    },
    "vital": [
      "state"
    ],
    "safe": true
  },
  "acknowledgeUserImport": {
    "interface": "admin",
    "input": {
      "importId": "id"
    },
    "output": {
      "id": "id",
      "state": "text",
      "summary": "json"
    },
    "vital": []
  },
  "cancelUserImport": {
    "interface": "admin",
    "input": {
      "importId": "id"
    },
    "output": {
      "id": "id",
      "state": "text",
      "summary": "json"
    },
    "vital": []
  },
  "readUserImportErrors": {
    "interface": "admin",
    "input": {
      "importId": "id"
    },
    "output": {
      "content": "bytes"
    },
    "vital": [
      "content"
    ],
    "safe": true
  },
  "readUserImportSummaryErrors": {
    "interface": "admin",
    "input": {
      "importId": "id"
    },
    "output": {
      "content": "bytes"
    },
    "vital": [
      "content"
    ],
    "safe": true
  },
  "listDepartments": {
    "interface": "admin",
    "input": {
      "id": "id",
      "path": "text"
    },
    "output": {
      "items": [
        {
          "id": "id",
          "name": "text",
          "parentDepartment": "id",
          "path": "text",
          "depth": "integer",
          "memberCount": "integer"
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "createDepartment": {
    "interface": "admin",
    "input": {
      "name": "text",
      "parentDepartment": "text",
      "parentName": "text",
      "parentPath": "text"
    },
    "output": {
      "id": "id",
      "name": "text",
      "parentDepartment": "id",
      "path": "text",
      "depth": "integer",
      "memberCount": "integer"
    },
    "vital": [
      "id"
    ]
  },
  "readDepartment": {
    "interface": "admin",
    "input": {
      "id": "id"
    },
    "output": {
      "id": "id",
      "name": "text",
      "parentDepartment": "id",
      "path": "text",
      "depth": "integer",
      "memberCount": "integer"
    },
    "vital": [
      "name"
    ],
    "safe": true
  },
  "updateDepartment": {
    "interface": "admin",
    "input": {
      "id": "id",
      "name": "text",
      "parentDepartment": "text",
      "parentName": "text",
      "parentPath": "text"
    },
    "output": {
      "id": "id",
      "name": "text",
      "parentDepartment": "id",
      "path": "text",
      "depth": "integer",
      "memberCount": "integer"
    },
    "vital": []
  },
  "deleteDepartment": {
    "interface": "admin",
    "input": {
      "id": "id"
    },
    "output": {
      "jobId": "id",
      "kind": "text"
    },
    "vital": [
      "jobId"
    ]
  },
  "updateDepartmentMembers": {
    "interface": "admin",
    "input": {
      "departmentId": "id",
      "operation": "text",
      "members": [
        "text"
      ]
    },
    "output": {
      "jobId": "id",
      "kind": "text"
    },
    "vital": [
      "jobId"
    ]
  },
  "readAccess": {
    "interface": "admin",
    "input": {
      "type": "text",
      "folderId": "id",
      "folderPath": "text",
      "narrow": "text",
      "narrowPrincipalId": "id",
      "narrowPrincipalName": "text",
      "narrowPrincipalPath": "text",
      "narrowPermission": "text"
    },
    "output": {
      "type": "text",
      "folderId": "id",
      "folderPath": "text",
      "entries": [
        {
          "principalType": "text",
          "principalId": "id",
          "principalName": "text",
          "permission": "text",
          "inherited": "boolean"
        }
      ]
    },
    "vital": [
      "entries"
    ],
    "safe": true
  },
  "updateAccess": {
    "interface": "admin",
    "input": {
      "type": "text",
      "folderId": "id",
      "folderPath": "text",
      "operation": "text",
      "principalType": "text",
      "principalId": "id",
      "permission": "text",
      "principalName": "text",
      "principalPath": "text"
    },
    "output": {
      "jobId": "id",
      "kind": "text"
    },
    "vital": [
      "jobId"
    ]
  },
  "listRoles": {
    "interface": "admin",
    "input": {
      "type": "text"
    },
    "output": {
      "items": [
        {
          "id": "id",
          "name": "text"
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "replaceRoleAssignments": {
    "interface": "admin",
    "input": {
      "assignments": [
        {
          "userId": "id",
          "roleId": "id"
        }
      ]
    },
    "output": {
      "jobId": "id",
      "kind": "text"
    },
    "vital": [
      "jobId"
    ]
  },
  "readJob": {
    "interface": "admin",
    "input": {
      "jobId": "id"
    },
    "output": {
      "id": "id",
      "kind": "text",
      "state": "text",
      "entries": [
        {
          "id": "id",
          "outcome": "text",
          "externalSync": "text"
        }
      ]
    },
    "vital": [
      "state"
    ],
    "safe": true
  },
  "createDocumentsToken": {
    "interface": "documents",
    "input": {},
    "output": {
      "token": "text",
      "expiresAt": "text"
    },
    "vital": [
      "token"
    ]
  },
  "listFields": {
    "interface": "documents",
    "input": {
      "active": "text"
    },
    "output": {
      "items": [
        {
          "name": "text",
          "active": "boolean"
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "listProvisions": {
    "interface": "documents",
    "input": {},
    "output": {
      "items": [
        {
          "name": "text",
          "recordId": "id",
          "state": "text"
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "createProvision": {
    "interface": "documents",
    "input": {
      "name": "text",
      "provisionTags": [
        "text"
      ]
    },
    "output": {
      "name": "text",
      "recordId": "id",
      "state": "text"
    },
    "vital": []
  },
  "readProvisionRecord": {
    "interface": "documents",
    "input": {
      "recordId": "id"
    },
    "output": {
      "name": "text",
      "recordId": "id",
      "state": "text"
    },
    "vital": [
      "state"
    ],
    "safe": true
  },
  "listDocuments": {
    "interface": "documents",
    "input": {
      "modifiedSince": "text",
      "docId": "id",
      "path": "text",
      "status": "text",
      "documentIds": [
        "id"
      ]
    },
    "output": {
      "items": [
        {
          "documentId": "id",
          "docId": "id",
          "docSetId": "id",
          "state": "text",
          "name": "text",
          "fields": [
            {
              "name": "text",
              "values": [
                "json"
              ]
            }
          ]
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "uploadDocument": {
    "interface": "documents",
    "input": {
      "file": "bytes",
      "fileName": "text",
      "docId": "id",
      "folder": "text",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ]
    },
    "output": {
      "documentId": "id",
      "docId": "id",
      "docSetId": "id",
      "state": "text",
      "name": "text",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ]
    },
    "vital": [
      "documentId"
    ]
  },
  "readDocument": {
    "interface": "documents",
    "input": {
      "documentId": "id"
    },
    "output": {
      "documentId": "id",
      "docId": "id",
      "docSetId": "id",
      "state": "text",
      "name": "text",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ]
    },
    "vital": [],
    "safe": true
  },
  "updateDocumentFields": {
    "interface": "documents",
    "input": {
      "documentId": "id",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ]
    },
    "output": {},
    "vital": []
  },
  "deleteDocument": {
    "interface": "documents",
    "input": {
      "documentId": "id"
    },
    "output": {},
    "vital": []
  },
  "uploadDocumentVersion": {
    "interface": "documents",
    "input": {
      "documentId": "id",
      "file": "bytes",
      "fileName": "text"
    },
    "output": {
      "documentId": "id",
      "docId": "id",
      "docSetId": "id",
      "state": "text",
      "name": "text",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ]
    },
    "vital": []
  },
  "downloadDocument": {
    "interface": "documents",
    "input": {
      "documentId": "id"
    },
    "output": {
      "content": "bytes"
    },
    "vital": [
      "content"
    ],
    "safe": true
  },
  "downloadProcessedDocument": {
    "interface": "documents",
    "input": {
      "documentId": "id"
    },
    "output": {
      "content": "bytes"
    },
    "vital": [
      "content"
    ],
    "safe": true
  },
  "readDocumentByDocId": {
    "interface": "documents",
    "input": {
      "docId": "id"
    },
    "output": {
      "documentId": "id",
      "docId": "id",
      "docSetId": "id",
      "state": "text",
      "name": "text",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ]
    },
    "vital": [],
    "safe": true
  },
  "updateDocumentFieldsByDocId": {
    "interface": "documents",
    "input": {
      "docId": "id",
      "fields": [
        {
          "name": "text",
          "values": [
            "json"
          ]
        }
      ],
      "documentId": "id"
    },
    "output": {},
    "vital": []
  },
  "listDocumentSet": {
    "interface": "documents",
    "input": {
      "docSetId": "id"
    },
    "output": {
      "items": [
        {
          "documentId": "id",
          "docId": "id",
          "docSetId": "id",
          "state": "text",
          "name": "text",
          "fields": [
            {
              "name": "text",
              "values": [
                "json"
              ]
            }
          ]
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "searchDocuments": {
    "interface": "documents",
    "input": {
      "text": "text"
    },
    "output": {
      "items": [
        {
          "documentId": "id",
          "docId": "id",
          "docSetId": "id",
          "state": "text",
          "name": "text",
          "fields": [
            {
              "name": "text",
              "values": [
                "json"
              ]
            }
          ]
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  },
  "queryDocuments": {
    "interface": "documents",
    "input": {
      "text": "json",
      "field": "json",
      "value": "json"
    },
    "output": {
      "items": [
        {
          "documentId": "id",
          "docId": "id",
          "docSetId": "id",
          "state": "text",
          "name": "text",
          "fields": [
            {
              "name": "text",
              "values": [
                "json"
              ]
            }
          ]
        }
      ]
    },
    "vital": [
      "items"
    ],
    "safe": true
  }
} as const;
