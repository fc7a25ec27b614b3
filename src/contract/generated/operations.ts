// Made from openapi/ by "npm run generate". Do not edit.

/** Every operation of the contract. */
export const operations = {
  "createAdminToken": {
    "id": "createAdminToken",
    "interface": "admin",
    "method": "POST",
    "path": "/v2/admin/auth/token",
    "credential": "apiKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "listUsers": {
    "id": "listUsers",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/users",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page[number]": "integer",
      "page[size]": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "page[after]": "must be an id from the link \"next\""
    },
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "exportUsers": {
    "id": "exportUsers",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/users/export",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "listUserImports": {
    "id": "listUserImports",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/users/import",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page[number]": "integer",
      "page[size]": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "page[after]": "must be an id from the link \"next\""
    },
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "importUsers": {
    "id": "importUsers",
    "interface": "admin",
    "method": "POST",
    "path": "/v2/admin/users/import",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ]
    },
    "form": {
      "file": {
        "kind": "file",
        "isRequired": true
      }
    },
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "202": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "422": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "summarizeUserImport": {
    "id": "summarizeUserImport",
    "interface": "admin",
    "method": "POST",
    "path": "/v2/admin/users/import/summary",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ]
    },
    "form": {
      "file": {
        "kind": "file",
        "isRequired": true
      }
    },
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "202": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "422": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "readUserImport": {
    "id": "readUserImport",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/users/import/{importId}",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "acknowledgeUserImport": {
    "id": "acknowledgeUserImport",
    "interface": "admin",
    "method": "POST",
    "path": "/v2/admin/users/import/{importId}/acknowledge",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "cancelUserImport": {
    "id": "cancelUserImport",
    "interface": "admin",
    "method": "POST",
    "path": "/v2/admin/users/import/{importId}/cancel",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "readUserImportErrors": {
    "id": "readUserImportErrors",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/users/import/{importId}/errors",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "readUserImportSummaryErrors": {
    "id": "readUserImportSummaryErrors",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/users/import/{importId}/summary/errors",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "listDepartments": {
    "id": "listDepartments",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/departments",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page[number]": "integer",
      "page[size]": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "page[after]": "must be a place from the link \"next\""
    },
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "createDepartment": {
    "id": "createDepartment",
    "interface": "admin",
    "method": "POST",
    "path": "/v2/admin/departments",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/vnd.api+json",
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {
      "/data/type": "RESOURCE TYPE MISMATCH",
      "/data/attributes/name": "DEPARTMENT NAME INVALID"
    },
    "wanted": {
      "/data/attributes/name": "must have 1 to 1000 characters after trimming, without \"//\""
    },
    "answers": {
      "201": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "422": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "readDepartment": {
    "id": "readDepartment",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/departments/{id}",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "updateDepartment": {
    "id": "updateDepartment",
    "interface": "admin",
    "method": "PATCH",
    "path": "/v2/admin/departments/{id}",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/vnd.api+json",
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {
      "/data/type": "RESOURCE TYPE MISMATCH",
      "/data/id": "RESOURCE ID MISMATCH",
      "/data/attributes": "DEPARTMENT PATCH EMPTY",
      "/data/attributes/name": "DEPARTMENT NAME INVALID"
    },
    "wanted": {
      "if-match": "must be * or a list of entity tags in double quotes",
      "/data/attributes": "must have name or parentDepartment",
      "/data/attributes/name": "must have 1 to 1000 characters after trimming, without \"//\""
    },
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "412": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "deleteDepartment": {
    "id": "deleteDepartment",
    "interface": "admin",
    "method": "DELETE",
    "path": "/v2/admin/departments/{id}",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": "admin-access-api",
    "jobKind": "department delete",
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "202": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "updateDepartmentMembers": {
    "id": "updateDepartmentMembers",
    "interface": "admin",
    "method": "PATCH",
    "path": "/v2/admin/departments/{departmentId}/members",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": "admin-access-api",
    "jobKind": "members",
    "body": {
      "required": true,
      "mediaTypes": [
        "application/vnd.api+json",
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {
      "/data/type": "RESOURCE TYPE MISMATCH",
      "/data/id": "RESOURCE ID MISMATCH",
      "/data/attributes/members": "MEMBER COUNT INVALID"
    },
    "wanted": {
      "/data/attributes/members": "must have 1 to 500 different user ids"
    },
    "answers": {
      "202": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "readAccess": {
    "id": "readAccess",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/access",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": "admin-access-api",
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "updateAccess": {
    "id": "updateAccess",
    "interface": "admin",
    "method": "PATCH",
    "path": "/v2/admin/access",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": "admin-access-api",
    "jobKind": "access",
    "body": {
      "required": true,
      "mediaTypes": [
        "application/vnd.api+json",
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {
      "/data/type": "RESOURCE TYPE MISMATCH",
      "/data/attributes/resource": "FOLDER REFERENCE INVALID"
    },
    "wanted": {},
    "answers": {
      "202": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "listRoles": {
    "id": "listRoles",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/roles",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page[number]": "integer",
      "page[size]": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "page[after]": "must be an id from the link \"next\""
    },
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "replaceRoleAssignments": {
    "id": "replaceRoleAssignments",
    "interface": "admin",
    "method": "PATCH",
    "path": "/v2/admin/role-assignments",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": "admin-access-api",
    "jobKind": "role-assignments",
    "body": {
      "required": true,
      "mediaTypes": [
        "application/vnd.api+json",
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {
      "/data/type": "RESOURCE TYPE MISMATCH",
      "/data/attributes/assignments": "ASSIGNMENT COUNT INVALID"
    },
    "wanted": {
      "/data/attributes/assignments": "must have 1 to 500 items"
    },
    "answers": {
      "202": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "409": [
        "application/vnd.api+json"
      ],
      "413": [
        "application/vnd.api+json"
      ],
      "415": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "readJob": {
    "id": "readJob",
    "interface": "admin",
    "method": "GET",
    "path": "/v2/admin/jobs/{jobId}",
    "credential": "accessToken",
    "roles": [
      "admin",
      "super-admin"
    ],
    "featureFlag": "admin-access-api",
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/vnd.api+json"
      ],
      "400": [
        "application/vnd.api+json"
      ],
      "401": [
        "application/vnd.api+json"
      ],
      "403": [
        "application/vnd.api+json"
      ],
      "404": [
        "application/vnd.api+json"
      ],
      "429": [
        "application/vnd.api+json"
      ],
      "503": [
        "application/vnd.api+json"
      ]
    }
  },
  "createDocumentsToken": {
    "id": "createDocumentsToken",
    "interface": "documents",
    "method": "POST",
    "path": "/auth/token",
    "credential": "apiKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listFields": {
    "id": "listFields",
    "interface": "documents",
    "method": "GET",
    "path": "/fields",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listProvisions": {
    "id": "listProvisions",
    "interface": "documents",
    "method": "GET",
    "path": "/provisions",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "createProvision": {
    "id": "createProvision",
    "interface": "documents",
    "method": "POST",
    "path": "/provisions",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {
      "/name": "PROVISION NAME INVALID",
      "/provisionTags/*": "PROVISION TAG INVALID"
    },
    "wanted": {
      "/name": "must have 1 to 255 characters after trimming",
      "/provisionTags/*": "must have 1 to 255 characters after trimming"
    },
    "answers": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "409": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "422": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "readProvisionRecord": {
    "id": "readProvisionRecord",
    "interface": "documents",
    "method": "GET",
    "path": "/provision-records/{recordId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listDocuments": {
    "id": "listDocuments",
    "interface": "documents",
    "method": "GET",
    "path": "/documents",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page": "integer",
      "pageSize": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "pageAfter": "must be a place from the link \"next\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "uploadDocument": {
    "id": "uploadDocument",
    "interface": "documents",
    "method": "POST",
    "path": "/documents",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ]
    },
    "form": {
      "file": {
        "kind": "file",
        "isRequired": true
      },
      "docId": {
        "kind": "text",
        "isRequired": false
      },
      "uploadPath": {
        "kind": "text",
        "isRequired": false
      },
      "fields": {
        "kind": "json",
        "isRequired": false
      }
    },
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/fields/*/name": "must have 1 to 255 characters, not only white space"
    },
    "answers": {
      "202": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "409": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "422": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "readDocument": {
    "id": "readDocument",
    "interface": "documents",
    "method": "GET",
    "path": "/documents/{documentId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "updateDocumentFields": {
    "id": "updateDocumentFields",
    "interface": "documents",
    "method": "PATCH",
    "path": "/documents/{documentId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "if-match": "must be * or a list of entity tags in double quotes",
      "/fields/*/name": "must have 1 to 255 characters, not only white space"
    },
    "answers": {
      "204": [],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "412": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "deleteDocument": {
    "id": "deleteDocument",
    "interface": "documents",
    "method": "DELETE",
    "path": "/documents/{documentId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "uploadDocumentVersion": {
    "id": "uploadDocumentVersion",
    "interface": "documents",
    "method": "POST",
    "path": "/documents/{documentId}/version",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ]
    },
    "form": {
      "file": {
        "kind": "file",
        "isRequired": true
      }
    },
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "202": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "409": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "422": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "downloadDocument": {
    "id": "downloadDocument",
    "interface": "documents",
    "method": "GET",
    "path": "/documents/{documentId}/content",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/pdf",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/msword",
        "text/plain",
        "text/csv",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/vnd.ms-excel",
        "image/jpeg",
        "image/png"
      ],
      "206": [
        "application/pdf",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/msword",
        "text/plain",
        "text/csv",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/vnd.ms-excel",
        "image/jpeg",
        "image/png"
      ],
      "304": [],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "416": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "downloadProcessedDocument": {
    "id": "downloadProcessedDocument",
    "interface": "documents",
    "method": "GET",
    "path": "/documents/{documentId}/processed",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/pdf"
      ],
      "206": [
        "application/pdf"
      ],
      "304": [],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "409": [
        "application/json"
      ],
      "416": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "readDocumentByDocId": {
    "id": "readDocumentByDocId",
    "interface": "documents",
    "method": "GET",
    "path": "/documents/docid/{docId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "updateDocumentFieldsByDocId": {
    "id": "updateDocumentFieldsByDocId",
    "interface": "documents",
    "method": "PATCH",
    "path": "/documents/docid/{docId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "if-match": "must be * or a list of entity tags in double quotes",
      "/fields/*/name": "must have 1 to 255 characters, not only white space"
    },
    "answers": {
      "204": [],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "412": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "listDocumentSet": {
    "id": "listDocumentSet",
    "interface": "documents",
    "method": "GET",
    "path": "/documents/docsetid/{docSetId}",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page": "integer",
      "pageSize": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "pageAfter": "must be a place from the link \"next\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "searchDocuments": {
    "id": "searchDocuments",
    "interface": "documents",
    "method": "GET",
    "path": "/search",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page": "integer",
      "pageSize": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "q": "must have 1 to 1000 characters, not only white space",
      "pageAfter": "must be a place from the link \"next\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "queryDocuments": {
    "id": "queryDocuments",
    "interface": "documents",
    "method": "POST",
    "path": "/search",
    "credential": "accessToken",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ]
    },
    "form": null,
    "parameterTypes": {
      "page": "integer",
      "pageSize": "integer"
    },
    "headerTypes": {},
    "codes": {
      "/query/*": "QUERY CONDITION INVALID",
      "/query/*/any/*": "QUERY CONDITION INVALID",
      "/query/*/any/*/any/*": "QUERY CONDITION INVALID",
      "/query/*/any/*/any/*/any/*": "QUERY CONDITION INVALID"
    },
    "wanted": {
      "pageAfter": "must be a place from the link \"next\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    }
  },
  "readHealth": {
    "id": "readHealth",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/health",
    "credential": null,
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ]
    }
  },
  "listFaults": {
    "id": "listFaults",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/faults",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ]
    }
  },
  "readReady": {
    "id": "readReady",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/ready",
    "credential": null,
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    }
  },
  "readMetrics": {
    "id": "readMetrics",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/metrics",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "text/plain; version=0.0.4; charset=utf-8"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ]
    }
  },
  "readOwnJournal": {
    "id": "readOwnJournal",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/journal",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "after": "integer",
      "before": "integer",
      "limit": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "status": "must be a status code such as 404, or a class of status codes such as 4xx",
      "fault": "must be any or the name of a fault"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ]
    }
  },
  "clearOwnJournal": {
    "id": "clearOwnJournal",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/journal",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ]
    }
  },
  "listTenants": {
    "id": "listTenants",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ]
    }
  },
  "createTenant": {
    "id": "createTenant",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "id",
          "from",
          "snapshot",
          "world",
          "ttl"
        ],
        "/world": [
          "users",
          "departments",
          "documents",
          "seed",
          "story"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/id": "must be 1 to 63 lower-case letters and digits with single hyphens between them",
      "/ttl": "must be null, or a whole number from 1 without leading zeros and its unit, such as \"2h\" (at most 12 digits of ms, 9 of s, 7 of m, 5 of h or 4 of d)"
    },
    "answers": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "readTenant": {
    "id": "readTenant",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "updateTenant": {
    "id": "updateTenant",
    "interface": "sandbox",
    "method": "PATCH",
    "path": "/_sandbox/tenants/{tenant}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "adminAccessApi",
          "hrManagedRoles",
          "rateLimit",
          "limits",
          "ttl"
        ],
        "/rateLimit": [
          "requests",
          "per"
        ],
        "/limits": [
          "pageSize",
          "uploadBytes",
          "journalEntries"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/rateLimit/per": "must be second, minute, hour, day or a duration from 1 ms such as \"10s\", \"PT10S\" or 10000 (milliseconds), with at most 12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years) or 4 of d (27 years)",
      "/ttl": "must be null, or a whole number from 1 without leading zeros and its unit, such as \"2h\" (at most 12 digits of ms, 9 of s, 7 of m, 5 of h or 4 of d)"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "deleteTenant": {
    "id": "deleteTenant",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "revokeApiKey": {
    "id": "revokeApiKey",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}/api-keys/{name}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "createTenantToken": {
    "id": "createTenantToken",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/api-keys/{name}/token",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ]
    }
  },
  "resetTenant": {
    "id": "resetTenant",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/reset",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "collections"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "seedTenant": {
    "id": "seedTenant",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/seed",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/yaml",
        "application/json"
      ],
      "maxBytes": 33554432,
      "properties": {
        "": [
          "settings",
          "apiKeys",
          "roles",
          "departments",
          "users",
          "folders",
          "directory",
          "fields",
          "jobs"
        ],
        "/settings": [
          "adminAccessApi",
          "hrManagedRoles"
        ],
        "/folders": [
          "id",
          "name",
          "grants",
          "children"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/apiKeys/*/name": "must be a text of 1 to 255 characters, not only white space",
      "/apiKeys/*/key": "must be 1 to 255 visible ASCII characters without blanks",
      "/apiKeys/*/user": "must be an id in quotes",
      "/roles/*/id": "must be an id in quotes",
      "/departments/*/id": "must be an id in quotes",
      "/departments/*/name": "must be a text of 1 to 1000 characters without \"//\", not only white space",
      "/departments/*/children/*/id": "must be an id in quotes",
      "/departments/*/children/*/name": "must be a text of 1 to 1000 characters without \"//\", not only white space",
      "/departments/*/children/*/children/*/id": "must be an id in quotes",
      "/departments/*/children/*/children/*/name": "must be a text of 1 to 1000 characters without \"//\", not only white space",
      "/departments/*/children/*/children/*/children/*/id": "must be an id in quotes",
      "/departments/*/children/*/children/*/children/*/name": "must be a text of 1 to 1000 characters without \"//\", not only white space",
      "/users/*/id": "must be an id in quotes",
      "/users/*/email": "must be an e-mail address of at least 3 characters",
      "/users/*/createdAt": "must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes",
      "/users/*/lastLogin": "must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes",
      "/users/*/deletedAt": "must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes",
      "/folders/id": "must be an id in quotes",
      "/folders/grants/*": "must name exactly one of user, department and role",
      "/folders/grants/*/id": "must be an id in quotes",
      "/folders/children/*/id": "must be an id in quotes",
      "/folders/children/*/grants/*": "must name exactly one of user, department and role",
      "/folders/children/*/grants/*/id": "must be an id in quotes",
      "/folders/children/*/children/*/id": "must be an id in quotes",
      "/folders/children/*/children/*/grants/*": "must name exactly one of user, department and role",
      "/folders/children/*/children/*/grants/*/id": "must be an id in quotes",
      "/folders/children/*/children/*/children/*/id": "must be an id in quotes",
      "/folders/children/*/children/*/children/*/grants/*": "must name exactly one of user, department and role",
      "/folders/children/*/children/*/children/*/grants/*/id": "must be an id in quotes",
      "/fields/*/name": "must be a text of 1 to 255 characters, not only white space",
      "/jobs/*/id": "must be an id in quotes",
      "/jobs/*/createdAt": "must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes",
      "/jobs/*/completedAt": "must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "readJournal": {
    "id": "readJournal",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/journal",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "after": "integer",
      "before": "integer",
      "limit": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "status": "must be a status code such as 404, or a class of status codes such as 4xx",
      "fault": "must be any or the name of a fault",
      "work": "must be a state machine and an id, such as job/1"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "clearJournal": {
    "id": "clearJournal",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}/journal",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "watchTenant": {
    "id": "watchTenant",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/events",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "text/event-stream"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "readTenantState": {
    "id": "readTenantState",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/state",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "listTenantRows": {
    "id": "listTenantRows",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/rows",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "page": "integer",
      "pageSize": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "sort": "must be the name of a property, perhaps with a leading hyphen"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "readDocumentText": {
    "id": "readDocumentText",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/documents/{documentId}/text",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "readClock": {
    "id": "readClock",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/clock",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "freezeClock": {
    "id": "freezeClock",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/clock/freeze",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "resumeClock": {
    "id": "resumeClock",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/clock/resume",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "setClock": {
    "id": "setClock",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/clock/set",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "now"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/now": "must be a time as RFC 3339 writes it, such as \"2026-02-01T00:00:00Z\", in a year up to 9899"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "advanceClock": {
    "id": "advanceClock",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/clock/advance",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "by"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/by": "must be a duration such as \"10m\", \"PT10M\" or 600000 (milliseconds), with at most 12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years) or 4 of d (27 years)"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "readJobPlans": {
    "id": "readJobPlans",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/job-plans",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "setJobPlan": {
    "id": "setJobPlan",
    "interface": "sandbox",
    "method": "PUT",
    "path": "/_sandbox/tenants/{tenant}/job-plans/{kind}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "mode",
          "after",
          "polls",
          "outcome",
          "code"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/after": "must be a duration such as \"10m\", \"PT10M\" or 600000 (milliseconds), with at most 12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years) or 4 of d (27 years)",
      "/code": "must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "clearJobPlan": {
    "id": "clearJobPlan",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}/job-plans/{kind}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "listTenantWork": {
    "id": "listTenantWork",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/work",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {
      "pending": "boolean",
      "limit": "integer"
    },
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "subject": "must be a collection and an id, such as departments/24"
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "advanceTenantJob": {
    "id": "advanceTenantJob",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/jobs/{jobId}/advance",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "outcome",
          "code"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/code": "must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "advanceTenantImport": {
    "id": "advanceTenantImport",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/imports/{importId}/advance",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "outcome",
          "code"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/code": "must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "advanceTenantDocument": {
    "id": "advanceTenantDocument",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/documents/{documentId}/advance",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "outcome",
          "code"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/code": "must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "advanceTenantProvision": {
    "id": "advanceTenantProvision",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/provision-records/{recordId}/advance",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "outcome",
          "code"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/code": "must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\""
    },
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "listTenantFaults": {
    "id": "listTenantFaults",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/faults",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "createTenantFault": {
    "id": "createTenantFault",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/faults",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "name",
          "operation",
          "share",
          "times",
          "skip",
          "seed",
          "status",
          "code",
          "distribution",
          "for",
          "from",
          "to",
          "median",
          "sigma",
          "over",
          "pieces",
          "retryAfter",
          "keep",
          "repeats"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/code": "must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\"",
      "/for": "must be a duration of at most 10 minutes, such as \"150ms\", \"PT5S\" or 5000 (milliseconds)",
      "/from": "must be a duration of at most 10 minutes, such as \"150ms\", \"PT5S\" or 5000 (milliseconds)",
      "/to": "must be a duration of at most 10 minutes, such as \"150ms\", \"PT5S\" or 5000 (milliseconds)",
      "/median": "must be a duration of at most 10 minutes, such as \"150ms\", \"PT5S\" or 5000 (milliseconds)",
      "/over": "must be a duration of at most 10 minutes, such as \"150ms\", \"PT5S\" or 5000 (milliseconds)"
    },
    "answers": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "clearTenantFaults": {
    "id": "clearTenantFaults",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}/faults",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "deleteTenantFault": {
    "id": "deleteTenantFault",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}/faults/{faultId}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "listSnapshots": {
    "id": "listSnapshots",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/snapshots",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "createSnapshot": {
    "id": "createSnapshot",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/snapshots",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "properties": {
        "": [
          "name"
        ]
      }
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {
      "/name": "must be 1 to 63 lower-case letters and digits with single hyphens between them"
    },
    "answers": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "deleteSnapshot": {
    "id": "deleteSnapshot",
    "interface": "sandbox",
    "method": "DELETE",
    "path": "/_sandbox/tenants/{tenant}/snapshots/{name}",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "downloadSnapshot": {
    "id": "downloadSnapshot",
    "interface": "sandbox",
    "method": "GET",
    "path": "/_sandbox/tenants/{tenant}/snapshots/{name}/archive",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/x-ndjson"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ]
    }
  },
  "uploadSnapshot": {
    "id": "uploadSnapshot",
    "interface": "sandbox",
    "method": "PUT",
    "path": "/_sandbox/tenants/{tenant}/snapshots/{name}/archive",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/x-ndjson"
      ],
      "properties": {}
    },
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ]
    }
  },
  "restoreSnapshot": {
    "id": "restoreSnapshot",
    "interface": "sandbox",
    "method": "POST",
    "path": "/_sandbox/tenants/{tenant}/snapshots/{name}/restore",
    "credential": "controlKey",
    "roles": null,
    "featureFlag": null,
    "jobKind": null,
    "body": null,
    "form": null,
    "parameterTypes": {},
    "headerTypes": {},
    "codes": {},
    "wanted": {},
    "answers": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ]
    }
  }
} as const;
