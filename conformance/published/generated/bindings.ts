// Made from openapi/ by "npm run generate". Do not edit.

/** How the published contract binds every operation. */
export const published = {
  "createAdminToken": {
    "method": "POST",
    "path": "/v2/admin/auth/token",
    "headers": {
      "X-API-Key": "{apiKey}"
    },
    "answer": {
      "token": "token",
      "expiresAt": "expiresAt"
    }
  },
  "listUsers": {
    "method": "GET",
    "path": "/v2/admin/users",
    "query": {
      "filter[id]": "{id}",
      "filter[email]": "{email}",
      "filter[department]": "{department}",
      "filter[includeDeleted]": "{includeDeleted}"
    },
    "answer": {
      "items": {
        "in": "data",
        "each": {
          "id": "id",
          "email": "attributes.email",
          "deleted": {
            "value": "attributes.status",
            "map": {
              "active": "false",
              "deleted": "true"
            }
          },
          "roleId": "attributes.roleId",
          "departments": {
            "in": "attributes.departments",
            "each": "@"
          }
        }
      }
    },
    "next": {
      "url": "links.next"
    }
  },
  "exportUsers": {
    "method": "GET",
    "path": "/v2/admin/users/export",
    "answer": {
      "content": {
        "body": "bytes"
      }
    }
  },
  "listUserImports": {
    "method": "GET",
    "path": "/v2/admin/users/import",
    "answer": {
      "items": {
        "in": "data",
        "each": {
          "id": "id",
          "state": "attributes.status",
          "summary": "attributes.summary"
        }
      }
    },
    "next": {
      "url": "links.next"
    }
  },
  "importUsers": {
    "method": "POST",
    "path": "/v2/admin/users/import",
    "multipart": {
      "file": {
        "content": "{file}",
        "fileName": "{fileName}"
      }
    },
    "answer": {
      "id": "data.id",
      "state": "data.attributes.status",
      "summary": "data.attributes.summary"
    }
  },
  "summarizeUserImport": {
    "method": "POST",
    "path": "/v2/admin/users/import/summary",
    "multipart": {
      "file": {
        "content": "{file}",
        "fileName": "{fileName}"
      }
    },
    "answer": {
      "id": "data.id",
      "state": "data.attributes.status",
      "summary": "data.attributes.summary"
    }
  },
  "readUserImport": {
    "method": "GET",
    "path": "/v2/admin/users/import/{importId}",
    "answer": {
      "id": "data.id",
      "state": "data.attributes.status",
      "summary": "data.attributes.summary"
    }
  },
  "acknowledgeUserImport": {
    "method": "POST",
    "path": "/v2/admin/users/import/{importId}/acknowledge",
    "answer": {
      "id": "data.id",
      "state": "data.attributes.status",
      "summary": "data.attributes.summary"
    }
  },
  "cancelUserImport": {
    "method": "POST",
    "path": "/v2/admin/users/import/{importId}/cancel",
    "answer": {
      "id": "data.id",
      "state": "data.attributes.status",
      "summary": "data.attributes.summary"
    }
  },
  "readUserImportErrors": {
    "method": "GET",
    "path": "/v2/admin/users/import/{importId}/errors",
    "answer": {
      "content": {
        "body": "bytes"
      }
    }
  },
  "readUserImportSummaryErrors": {
    "method": "GET",
    "path": "/v2/admin/users/import/{importId}/summary/errors",
    "answer": {
      "content": {
        "body": "bytes"
      }
    }
  },
  "listDepartments": {
    "method": "GET",
    "path": "/v2/admin/departments",
    "query": {
      "filter[id]": "{id}",
      "filter[path]": "{path}"
    },
    "answer": {
      "items": {
        "in": "data",
        "each": {
          "id": "id",
          "name": "attributes.name",
          "parentDepartment": "attributes.parentDepartment",
          "path": "attributes.path",
          "depth": "attributes.depth",
          "memberCount": "attributes.memberCount"
        }
      }
    },
    "next": {
      "url": "links.next"
    }
  },
  "createDepartment": {
    "method": "POST",
    "path": "/v2/admin/departments",
    "contentType": "application/vnd.api+json",
    "body": {
      "data": {
        "type": "departments",
        "attributes": {
          "name": "{name}",
          "parentDepartment": "{parentDepartment}"
        }
      }
    },
    "answer": {
      "id": "data.id",
      "name": "data.attributes.name",
      "parentDepartment": "data.attributes.parentDepartment",
      "path": "data.attributes.path",
      "depth": "data.attributes.depth",
      "memberCount": "data.attributes.memberCount"
    }
  },
  "readDepartment": {
    "method": "GET",
    "path": "/v2/admin/departments/{id}",
    "answer": {
      "id": "data.id",
      "name": "data.attributes.name",
      "parentDepartment": "data.attributes.parentDepartment",
      "path": "data.attributes.path",
      "depth": "data.attributes.depth",
      "memberCount": "data.attributes.memberCount"
    }
  },
  "updateDepartment": {
    "method": "PATCH",
    "path": "/v2/admin/departments/{id}",
    "contentType": "application/vnd.api+json",
    "body": {
      "data": {
        "type": "departments",
        "attributes": {
          "name": "{name}",
          "parentDepartment": "{parentDepartment}"
        }
      }
    },
    "answer": {
      "id": "data.id",
      "name": "data.attributes.name",
      "parentDepartment": "data.attributes.parentDepartment",
      "path": "data.attributes.path",
      "depth": "data.attributes.depth",
      "memberCount": "data.attributes.memberCount"
    }
  },
  "deleteDepartment": {
    "method": "DELETE",
    "path": "/v2/admin/departments/{id}",
    "answer": {
      "jobId": "data.id",
      "kind": "data.attributes.kind"
    }
  },
  "updateDepartmentMembers": {
    "method": "PATCH",
    "path": "/v2/admin/departments/{departmentId}/members",
    "contentType": "application/vnd.api+json",
    "body": {
      "data": {
        "type": "department-members",
        "attributes": {
          "operation": "{operation}",
          "members": "{members}"
        }
      }
    },
    "answer": {
      "jobId": "data.id",
      "kind": "data.attributes.kind"
    }
  },
  "readAccess": {
    "method": "GET",
    "path": "/v2/admin/access",
    "query": {
      "filter[type]": "{type}",
      "filter[id]": "{folderId}",
      "filter[path]": "{folderPath}",
      "filter[principalType]": "{narrow}"
    },
    "answer": {
      "type": "data.attributes.type",
      "folderId": "data.attributes.id",
      "folderPath": "data.attributes.path",
      "entries": {
        "in": "data.attributes.accessList",
        "each": {
          "principalType": "principalType",
          "principalId": "principalId",
          "principalName": "principalName",
          "permission": "permission",
          "inherited": "inherited"
        }
      }
    }
  },
  "updateAccess": {
    "method": "PATCH",
    "path": "/v2/admin/access",
    "contentType": "application/vnd.api+json",
    "body": {
      "data": {
        "type": "access",
        "attributes": {
          "resource": {
            "type": "{type}",
            "id": "{folderId}",
            "path": "{folderPath}"
          },
          "operation": "{operation}",
          "principal": {
            "type": "{principalType}",
            "id": "{principalId}"
          },
          "permission": "{permission}"
        }
      }
    },
    "answer": {
      "jobId": "data.id",
      "kind": "data.attributes.kind"
    }
  },
  "listRoles": {
    "method": "GET",
    "path": "/v2/admin/roles",
    "query": {
      "filter[type]": "{type}"
    },
    "answer": {
      "items": {
        "in": "data",
        "each": {
          "id": "id",
          "name": "attributes.name"
        }
      }
    },
    "next": {
      "url": "links.next"
    }
  },
  "replaceRoleAssignments": {
    "method": "PATCH",
    "path": "/v2/admin/role-assignments",
    "contentType": "application/vnd.api+json",
    "body": {
      "data": {
        "type": "role-assignments",
        "attributes": {
          "assignments": "{assignments}"
        }
      }
    },
    "answer": {
      "jobId": "data.id",
      "kind": "data.attributes.kind"
    }
  },
  "readJob": {
    "method": "GET",
    "path": "/v2/admin/jobs/{jobId}",
    "answer": {
      "id": "data.id",
      "kind": "data.attributes.kind",
      "state": "data.attributes.status",
      "entries": {
        "in": "data.attributes.result.entries",
        "each": {
          "id": "id",
          "outcome": "outcome",
          "externalSync": "externalSync"
        }
      }
    }
  },
  "createDocumentsToken": {
    "method": "POST",
    "path": "/auth/token",
    "headers": {
      "X-API-Key": "{apiKey}"
    },
    "answer": {
      "token": "token",
      "expiresAt": "expiresAt"
    }
  },
  "listFields": {
    "method": "GET",
    "path": "/fields",
    "query": {
      "active": "{active}"
    },
    "answer": {
      "items": {
        "in": "fields",
        "each": {
          "name": "name",
          "active": "active"
        }
      }
    }
  },
  "listProvisions": {
    "method": "GET",
    "path": "/provisions",
    "answer": {
      "items": {
        "in": "provisions",
        "each": {
          "name": "name"
        }
      }
    }
  },
  "createProvision": {
    "method": "POST",
    "path": "/provisions",
    "contentType": "application/json",
    "body": {
      "name": "{name}",
      "provisionTags": "{provisionTags}"
    },
    "answer": {
      "name": "name",
      "recordId": "recordId",
      "state": "status"
    }
  },
  "readProvisionRecord": {
    "method": "GET",
    "path": "/provision-records/{recordId}",
    "answer": {
      "name": "provisionName",
      "recordId": "recordId",
      "state": "status"
    }
  },
  "listDocuments": {
    "method": "GET",
    "path": "/documents",
    "query": {
      "modifiedSince": "{modifiedSince}",
      "docId": "{docId}",
      "path": "{path}",
      "status": "{status}"
    },
    "answer": {
      "items": {
        "in": "documents",
        "each": {
          "documentId": "documentId",
          "docId": "docId",
          "docSetId": "docSetId",
          "state": "status",
          "name": "name",
          "fields": {
            "in": "fields",
            "each": {
              "name": "name",
              "values": {
                "in": "values",
                "each": "value"
              }
            }
          }
        }
      }
    },
    "next": {
      "url": "next"
    }
  },
  "uploadDocument": {
    "method": "POST",
    "path": "/documents",
    "multipart": {
      "file": {
        "content": "{file}",
        "fileName": "{fileName}"
      },
      "docId": "{docId}",
      "uploadPath": "{folder}",
      "fields": "{fields[].{name: name, values: values[].{value: @}}}"
    },
    "answer": {
      "documentId": "documentId",
      "docId": "docId",
      "docSetId": "docSetId",
      "state": "status"
    }
  },
  "readDocument": {
    "method": "GET",
    "path": "/documents/{documentId}",
    "answer": {
      "documentId": "documentId",
      "docId": "docId",
      "docSetId": "docSetId",
      "state": "status",
      "name": "name",
      "fields": {
        "in": "fields",
        "each": {
          "name": "name",
          "values": {
            "in": "values",
            "each": "value"
          }
        }
      }
    }
  },
  "updateDocumentFields": {
    "method": "PATCH",
    "path": "/documents/{documentId}",
    "contentType": "application/json",
    "body": {
      "fields": "{fields[].{name: name, values: values[].{value: @}}}"
    }
  },
  "deleteDocument": {
    "method": "DELETE",
    "path": "/documents/{documentId}"
  },
  "uploadDocumentVersion": {
    "method": "POST",
    "path": "/documents/{documentId}/version",
    "multipart": {
      "file": {
        "content": "{file}",
        "fileName": "{fileName}"
      }
    },
    "answer": {
      "documentId": "documentId",
      "docId": "docId",
      "docSetId": "docSetId",
      "state": "status"
    }
  },
  "downloadDocument": {
    "method": "GET",
    "path": "/documents/{documentId}/content",
    "answer": {
      "content": {
        "body": "bytes"
      }
    }
  },
  "downloadProcessedDocument": {
    "method": "GET",
    "path": "/documents/{documentId}/processed",
    "answer": {
      "content": {
        "body": "bytes"
      }
    }
  },
  "readDocumentByDocId": {
    "method": "GET",
    "path": "/documents/docid/{docId}",
    "answer": {
      "documentId": "documentId",
      "docId": "docId",
      "docSetId": "docSetId",
      "state": "status",
      "name": "name",
      "fields": {
        "in": "fields",
        "each": {
          "name": "name",
          "values": {
            "in": "values",
            "each": "value"
          }
        }
      }
    }
  },
  "updateDocumentFieldsByDocId": {
    "method": "PATCH",
    "path": "/documents/docid/{docId}",
    "contentType": "application/json",
    "body": {
      "fields": "{fields[].{name: name, values: values[].{value: @}}}"
    }
  },
  "listDocumentSet": {
    "method": "GET",
    "path": "/documents/docsetid/{docSetId}",
    "answer": {
      "items": {
        "in": "documents",
        "each": {
          "documentId": "documentId",
          "docId": "docId",
          "docSetId": "docSetId",
          "state": "status",
          "name": "name",
          "fields": {
            "in": "fields",
            "each": {
              "name": "name",
              "values": {
                "in": "values",
                "each": "value"
              }
            }
          }
        }
      }
    },
    "next": {
      "url": "next"
    }
  },
  "searchDocuments": {
    "method": "GET",
    "path": "/search",
    "query": {
      "q": "{text}"
    },
    "answer": {
      "items": {
        "in": "documents",
        "each": {
          "documentId": "documentId",
          "docId": "docId",
          "docSetId": "docSetId",
          "state": "status",
          "name": "name",
          "fields": {
            "in": "fields",
            "each": {
              "name": "name",
              "values": {
                "in": "values",
                "each": "value"
              }
            }
          }
        }
      }
    },
    "next": {
      "url": "next"
    }
  },
  "queryDocuments": {
    "method": "POST",
    "path": "/search",
    "contentType": "application/json",
    "body": {
      "query": "{[\n  text && {type: 'text', filter: 'containsText', terms: [text]},\n  field && {type: 'field', name: field, filter: 'equals', terms: [value]}\n][?@]}"
    },
    "answer": {
      "items": {
        "in": "documents",
        "each": {
          "documentId": "documentId",
          "docId": "docId",
          "docSetId": "docSetId",
          "state": "status",
          "name": "name",
          "fields": {
            "in": "fields",
            "each": {
              "name": "name",
              "values": {
                "in": "values",
                "each": "value"
              }
            }
          }
        }
      }
    },
    "next": {
      "url": "next"
    }
  }
} as const;
