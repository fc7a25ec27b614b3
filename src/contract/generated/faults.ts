// Made from openapi/ by "npm run generate". Do not edit.

/** The descriptions of the transport faults and the contract faults. */
export const faults = {
  "transport": {
    "status": {
      "about": "The request is answered with a status of 400 to 599 and the error body of its interface, and changes nothing.",
      "parameters": {
        "status": {
          "about": "The status of the response.",
          "default": 500
        },
        "code": {
          "about": "The code in the error body.",
          "default": "FAULT ON PURPOSE"
        }
      }
    },
    "delay": {
      "about": "The response is delayed by a fixed, uniformly distributed or log-normally distributed duration.",
      "parameters": {
        "distribution": {
          "about": "The distribution of the delay.",
          "default": "fixed"
        },
        "for": {
          "about": "The delay of the response with the distribution fixed.",
          "default": "1s",
          "isDuration": true
        },
        "from": {
          "about": "The minimum delay with the distribution uniform.",
          "default": "0ms",
          "isDuration": true
        },
        "to": {
          "about": "The maximum delay with the distribution uniform.",
          "default": "1s",
          "isDuration": true
        },
        "median": {
          "about": "The median delay with the distribution log-normal.",
          "default": "300ms",
          "isDuration": true
        },
        "sigma": {
          "about": "The standard deviation of the logarithm of the delay with the distribution log-normal.",
          "default": 0.5
        }
      }
    },
    "dribble": {
      "about": "The response body is sent in pieces over the given duration.",
      "parameters": {
        "over": {
          "about": "The time between the first and the last piece.",
          "default": "1s",
          "isDuration": true
        },
        "pieces": {
          "about": "The number of pieces of the body.",
          "default": 10
        }
      }
    },
    "reset": {
      "about": "The connection is reset without a response, and the request changes nothing.",
      "parameters": {
        "repeats": {
          "about": "How many repetitions of an affected request the fault also affects, without being counted.",
          "default": 0
        }
      }
    },
    "empty": {
      "about": "The connection is closed without a response, and the request changes nothing.",
      "parameters": {
        "repeats": {
          "about": "How many repetitions of an affected request the fault also affects, without being counted.",
          "default": 0
        }
      }
    },
    "garbage": {
      "about": "The response consists of bytes that are not valid HTTP, and the request changes nothing.",
      "parameters": {
        "repeats": {
          "about": "How many repetitions of an affected request the fault also affects, without being counted.",
          "default": 0
        }
      }
    },
    "too-many-requests": {
      "about": "The request is answered with 429 and Retry-After, and changes nothing.",
      "parameters": {
        "retryAfter": {
          "about": "The value of Retry-After in seconds.",
          "default": 1
        }
      }
    },
    "unavailable": {
      "about": "The request is answered with 503 and Retry-After, and changes nothing.",
      "parameters": {
        "retryAfter": {
          "about": "The value of Retry-After in seconds.",
          "default": 1
        }
      }
    },
    "truncated": {
      "about": "The request is executed, and its response ends before it is complete.",
      "parameters": {
        "keep": {
          "about": "The fraction of the body that is sent.",
          "default": 0.5
        }
      }
    }
  },
  "contract": {
    "access-control-admin-refused": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-control-admin-accepted",
      "about": "An admin cannot change access lists, but a super-admin can.",
      "alsoFails": [
        "access-job-outcome-binary",
        "access-update-202",
        "access-update-applies",
        "access-update-failed-changes-nothing",
        "access-update-offered"
      ]
    },
    "access-control-forged-token-accepted": {
      "operations": [
        "readAccess",
        "updateAccess",
        "updateDepartmentMembers",
        "readJob",
        "replaceRoleAssignments"
      ],
      "requirement": "access-control-forged-token-rejected",
      "about": "The signature of a token is not checked.",
      "eachOperation": true,
      "withoutCredential": true
    },
    "access-control-plain-user-accepted": {
      "operations": [
        "readAccess",
        "updateAccess",
        "updateDepartmentMembers",
        "readJob",
        "replaceRoleAssignments"
      ],
      "requirement": "access-control-plain-user-rejected",
      "about": "The role of the caller is not checked.",
      "eachOperation": true,
      "ignoredRefusals": [
        "ADMIN REQUIRED"
      ]
    },
    "administration-plain-user-accepted": {
      "operations": [
        "createDepartment",
        "updateDepartment",
        "deleteDepartment",
        "exportUsers",
        "importUsers"
      ],
      "requirement": "administration-plain-user-rejected",
      "about": "The role of a caller who changes a department, or exports or imports users, is not checked.",
      "eachOperation": true,
      "ignoredRefusals": [
        "ADMIN REQUIRED"
      ]
    },
    "access-control-super-admin-refused": {
      "operations": [
        "readAccess",
        "updateAccess",
        "updateDepartmentMembers",
        "readJob",
        "replaceRoleAssignments"
      ],
      "requirement": "access-control-super-admin-accepted",
      "about": "A super-admin is refused operations that an admin can use.",
      "eachOperation": true
    },
    "access-control-without-flag-accepted": {
      "operations": [
        "readAccess",
        "updateAccess",
        "updateDepartmentMembers",
        "replaceRoleAssignments"
      ],
      "requirement": "access-control-without-flag-rejected",
      "about": "The feature flag of the tenant is not checked.",
      "eachOperation": true,
      "ignoredRefusals": [
        "FEATURE NOT ENABLED"
      ]
    },
    "access-control-without-token-accepted": {
      "operations": [
        "readAccess",
        "updateAccess",
        "updateDepartmentMembers",
        "readJob",
        "replaceRoleAssignments"
      ],
      "requirement": "access-control-without-token-rejected",
      "about": "A request without a token is treated as a request of an admin.",
      "eachOperation": true,
      "withoutCredential": true
    },
    "access-failed-grant-left-at-root": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-failed-changes-nothing",
      "about": "A failed grant leaves a grant on the root folder, from which all folders inherit."
    },
    "access-folder-hidden": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-shows-folder",
      "about": "An access control contains neither the id nor the path of its folder.",
      "effect": {
        "attributes": {
          "omit": [
            "id",
            "path"
          ]
        }
      }
    },
    "access-grant-again-ignored": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-grant-again",
      "about": "A second grant to a principal is accepted but not applied."
    },
    "access-grant-on-folders-beside": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-named-folder-only",
      "about": "A grant is also applied to the sibling folders of the requested folder."
    },
    "access-grant-without-effect": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-applies",
      "about": "The job of a grant to a department succeeds, but the department has no grant.",
      "alsoFails": [
        "access-read-by-id",
        "access-read-by-path",
        "access-read-narrowed",
        "access-read-offered",
        "department-delete-removes-grants"
      ]
    },
    "access-inheritance-unsaid": {
      "operations": [
        "readAccess"
      ],
      "requirement": "admin-answers-match-contract",
      "about": "The entries of an access list lack the member inherited.",
      "alsoFails": [
        "access-update-replaces",
        "access-update-revokes"
      ]
    },
    "access-job-ends-as-cancelled": {
      "operations": [
        "readJob"
      ],
      "requirement": "access-job-outcome-binary",
      "about": "An access job that fails ends with the status cancelled.",
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "access"
            ],
            "status": [
              "failed"
            ]
          },
          "set": {
            "status": "cancelled"
          }
        }
      }
    },
    "access-narrowing-ignored": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-narrowed",
      "about": "The parameter that filters the access list is ignored.",
      "effect": {
        "query": {
          "filter[principalType]": null
        }
      }
    },
    "access-read-answers-202": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-offered",
      "about": "A read of an access list is answered with 202.",
      "effect": {
        "status": {
          "200": 202
        }
      }
    },
    "access-read-by-id-and-path-accepted": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-both-rejected",
      "about": "A read with both filter[id] and filter[path] ignores filter[path].",
      "effect": {
        "when": {
          "query": {
            "filter[id]": true
          }
        },
        "query": {
          "filter[path]": null
        }
      }
    },
    "access-read-by-id-names-parent": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-by-id",
      "about": "A read with filter[id] shows the id and the path of the parent folder.",
      "alsoFails": [
        "access-shows-folder"
      ]
    },
    "access-read-by-path-refused": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-by-path",
      "about": "A read with filter[path] does not find the folder.",
      "effect": {
        "when": {
          "query": {
            "filter[path]": true,
            "filter[id]": false
          }
        },
        "refuse": "FOLDER NOT FOUND"
      }
    },
    "access-read-of-another-type-accepted": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-type-folder-only",
      "about": "Every value of filter[type] is treated as folder.",
      "effect": {
        "when": {
          "query": {
            "filter[type]": true
          }
        },
        "query": {
          "filter[type]": "folder"
        }
      }
    },
    "access-read-of-no-folder-accepted": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-neither-rejected",
      "about": "A read that identifies no folder returns the access list of the root folder.",
      "effect": {
        "when": {
          "query": {
            "filter[id]": false,
            "filter[path]": false
          }
        },
        "query": {
          "filter[path]": "/"
        }
      }
    },
    "access-read-without-type-accepted": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-read-type-required",
      "about": "A read without filter[type] is accepted.",
      "effect": {
        "when": {
          "query": {
            "filter[type]": false
          }
        },
        "query": {
          "filter[type]": "folder"
        }
      }
    },
    "access-replace-without-effect": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-replaces",
      "about": "The job of a replace succeeds, but the permission does not change."
    },
    "access-revoke-without-effect": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-revokes",
      "about": "The job of a revoke succeeds, but the grant remains."
    },
    "access-second-operation-name-ignored": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-single-operation",
      "about": "If a change of an access list names several operations, the first one is applied."
    },
    "access-type-in-capitals": {
      "operations": [
        "readAccess"
      ],
      "requirement": "access-shows-type",
      "about": "An access control has the type FOLDER.",
      "effect": {
        "attributes": {
          "set": {
            "type": "FOLDER"
          }
        }
      }
    },
    "access-update-answers-200": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-202",
      "about": "A change of an access list is answered with 200.",
      "effect": {
        "status": {
          "202": 200
        }
      }
    },
    "access-update-refused": {
      "operations": [
        "updateAccess"
      ],
      "requirement": "access-update-offered",
      "about": "Every change of an access list is refused.",
      "alsoFails": [
        "access-control-admin-accepted",
        "access-control-super-admin-accepted",
        "access-job-outcome-binary",
        "access-update-202",
        "access-update-applies",
        "access-update-failed-changes-nothing"
      ],
      "effect": {
        "refuse": "METHOD NOT ALLOWED"
      }
    },
    "admin-request-id-other": {
      "operations": [
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
      "requirement": "admin-request-id",
      "about": "The administration interface answers with a request id of its own.",
      "effect": {
        "headers": {
          "x-request-id": "another"
        }
      }
    },
    "admin-token-expiry-hidden": {
      "operations": [
        "createAdminToken"
      ],
      "requirement": "admin-token-expiry",
      "about": "The response to a token request does not say when the token expires.",
      "effect": {
        "body": {
          "omit": [
            "expiresAt"
          ]
        }
      }
    },
    "admin-token-opaque": {
      "operations": [
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
      "requirement": "admin-token-jwt",
      "about": "The token of the administration interface has a header that is not JSON.",
      "withoutCredential": true
    },
    "admin-token-without-key": {
      "operations": [
        "createAdminToken"
      ],
      "requirement": "admin-token-needs-key",
      "about": "The administration interface issues a token without a valid API key.",
      "withoutCredential": true
    },
    "department-cousin-name-refused": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-cousin-name-accepted",
      "about": "The first child of a department cannot have the name of the department that was created just before its parent."
    },
    "department-create-without-parent-refused": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-create-offered",
      "about": "A department without a parentDepartment cannot be created.",
      "effect": {
        "when": {
          "attributes": {
            "parentDepartment": false
          }
        },
        "refuse": "MISSING VALUE"
      }
    },
    "department-created-at-top-level": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-create-with-parent",
      "about": "The parentDepartment of a new department is ignored if the parent is a top-level department.",
      "alsoFails": [
        "department-cousin-name-accepted",
        "department-delete-removes-descendants",
        "department-delete-spares-rest",
        "department-depth-absolute",
        "department-depth-follows-move",
        "department-list-children",
        "department-move",
        "department-name-1-accepted",
        "department-name-single-slash-accepted",
        "department-name-trimmed-1000-accepted",
        "department-rename-1000-accepted",
        "department-shows-parent",
        "department-sibling-name-case-accepted",
        "department-sibling-name-rejected"
      ]
    },
    "department-cycle-ignored": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-move-below-itself-rejected",
      "about": "A move of a department below itself or below its descendant is accepted but not applied.",
      "alsoFails": [
        "admin-rejection-codes"
      ]
    },
    "department-cycle-listed": {
      "operations": [
        "updateDepartment",
        "listDepartments"
      ],
      "requirement": "department-tree",
      "about": "A department is listed below its descendant after an update that was refused as a cycle."
    },
    "department-delete-answers-200": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "department-delete-202",
      "about": "The deletion of a department is answered with 200.",
      "effect": {
        "status": {
          "202": 200
        }
      }
    },
    "department-delete-hides-users": {
      "operations": [
        "deleteDepartment",
        "listUsers"
      ],
      "requirement": "department-delete-keeps-users",
      "about": "The first search by id after a deletion does not find a member of the deleted departments.",
      "alsoFails": [
        "users-filter-id"
      ]
    },
    "department-delete-leaves-descendants": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "department-delete-removes-descendants",
      "about": "The children of a deleted department move to the top level."
    },
    "department-delete-leaves-grants": {
      "operations": [
        "deleteDepartment",
        "readAccess"
      ],
      "requirement": "department-delete-removes-grants",
      "about": "The folder grants of deleted departments and their descendants remain in the access lists.",
      "alsoFails": [
        "department-delete-removes-own-grants"
      ]
    },
    "department-delete-leaves-memberships": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "department-delete-removes-memberships",
      "about": "Users remain members of deleted departments.",
      "alsoFails": [
        "department-delete-removes-own-memberships"
      ]
    },
    "department-delete-leaves-only-child": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "department-delete-removes",
      "about": "A deletion reports success but does not delete a department that is the only child of its parent."
    },
    "department-delete-leaves-own-grants": {
      "operations": [
        "deleteDepartment",
        "readAccess"
      ],
      "requirement": "department-delete-removes-own-grants",
      "about": "The folder grants of a deleted department remain in the access lists, and the grants of its descendants are removed."
    },
    "department-delete-leaves-own-memberships": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "department-delete-removes-own-memberships",
      "about": "Users remain members of a deleted department, but not of its descendants."
    },
    "department-delete-retries-after-two": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "admin-answers-match-contract",
      "about": "The response to an accepted deletion has a Retry-After of two seconds.",
      "effect": {
        "headers": {
          "retry-after": "2"
        }
      }
    },
    "department-delete-takes-siblings": {
      "operations": [
        "deleteDepartment"
      ],
      "requirement": "department-delete-spares-rest",
      "about": "A deletion below the top level also deletes the siblings of the department.",
      "alsoFails": [
        "department-delete-removes-grants"
      ]
    },
    "department-depth-from-zero": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-depth-top-level",
      "about": "The depth of a top-level department is 0.",
      "alsoFails": [
        "department-depth-follows-move",
        "department-depth-absolute"
      ]
    },
    "department-depth-of-leaf-short": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-depth-absolute",
      "about": "A department on the third level without children shows the depth of its parent."
    },
    "department-depth-stays-after-move": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-depth-follows-move",
      "about": "A move below a newer department does not change the depth."
    },
    "department-descendants-members-counted": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-member-count-direct",
      "about": "The memberCount of a department includes the members of its descendants."
    },
    "department-empty-update-accepted": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-empty-update-rejected",
      "about": "An update with neither name nor parentDepartment is accepted."
    },
    "department-empty-update-answered-409": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-empty-update-rejected",
      "about": "An update with neither name nor parentDepartment is answered with 409.",
      "effect": {
        "code": {
          "is": "DEPARTMENT PATCH EMPTY",
          "status": 409
        }
      }
    },
    "department-empty-update-code-underlined": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-empty-update-code",
      "about": "The code of an empty update is DEPARTMENT_PATCH_EMPTY.",
      "effect": {
        "code": {
          "is": "DEPARTMENT PATCH EMPTY",
          "becomes": "DEPARTMENT_PATCH_EMPTY"
        }
      }
    },
    "department-empty-update-other-code": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-empty-update-code",
      "about": "The code of an empty update is MISSING VALUE.",
      "effect": {
        "code": {
          "is": "DEPARTMENT PATCH EMPTY",
          "becomes": "MISSING VALUE"
        }
      }
    },
    "department-move-drops-members": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-update-keeps-members",
      "about": "A move ends the memberships of the department."
    },
    "department-move-ignored": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-move",
      "about": "A move from one parent to another without a rename is accepted but not applied."
    },
    "department-move-sibling-name-accepted": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-move-sibling-name-rejected",
      "about": "A move below a parent with a child of the same name is accepted, and a number is added to the name."
    },
    "department-name-1-refused": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-1-accepted",
      "about": "A name of one character is refused.",
      "effect": {
        "when": {
          "attributes": {
            "name": "^\\s*\\S\\s*$"
          }
        },
        "refuse": "DEPARTMENT NAME INVALID"
      }
    },
    "department-name-1000-cut": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-1000-accepted",
      "about": "The last character of a name of 1000 characters is lost.",
      "effect": {
        "rewrite": {
          "name": [
            "^([^]{999})[^]$",
            "$1"
          ]
        }
      }
    },
    "department-name-1000-refused": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-1000-accepted",
      "about": "A name of exactly 1000 characters is refused.",
      "effect": {
        "when": {
          "attributes": {
            "name": "^[^]{1000}$"
          }
        },
        "refuse": "DEPARTMENT NAME INVALID"
      }
    },
    "department-name-1001-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-1001-rejected",
      "about": "A name of 1001 characters is accepted and shortened to 1000.",
      "effect": {
        "rewrite": {
          "name": [
            "^\\s*(\\S[^]{999})\\S\\s*$",
            "$1"
          ]
        }
      }
    },
    "department-name-blank-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-blank-rejected",
      "about": "A name that consists only of spaces is accepted and stored as Unnamed.",
      "effect": {
        "rewrite": {
          "name": [
            "^\\s+$",
            "Unnamed"
          ]
        }
      }
    },
    "department-name-double-slash-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-double-slash-rejected",
      "about": "A name with two consecutive slashes is accepted and stored with one slash.",
      "effect": {
        "rewrite": {
          "name": [
            "/{2,}",
            "/"
          ]
        }
      }
    },
    "department-name-double-slash-at-end-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-double-slash-rejected",
      "about": "A name that ends with two slashes is accepted and stored with one slash.",
      "effect": {
        "when": {
          "attributes": {
            "name": "//$"
          }
        },
        "rewrite": {
          "name": [
            "/{2,}",
            "/"
          ]
        }
      }
    },
    "department-name-empty-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-empty-rejected",
      "about": "An empty name is accepted and stored as Unnamed.",
      "effect": {
        "rewrite": {
          "name": [
            "^$",
            "Unnamed"
          ]
        }
      }
    },
    "department-name-measured-untrimmed": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-trimmed-1000-accepted",
      "about": "The length of a name is checked before trimming.",
      "effect": {
        "when": {
          "attributes": {
            "name": "^(?=[^]{1001})\\s*(?!\\s)(\\S([^]{0,998}\\S)?)?\\s*$"
          }
        },
        "refuse": "DEPARTMENT NAME INVALID"
      }
    },
    "department-name-shown-in-capitals": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-shows-name",
      "about": "A top-level department without children shows its name in capitals.",
      "alsoFails": [
        "department-create-offered",
        "department-read-offered"
      ]
    },
    "department-name-single-slash-refused": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-single-slash-accepted",
      "about": "A name with single slashes is refused.",
      "effect": {
        "when": {
          "attributes": {
            "name": "^(?![^]*//)[^]*/"
          }
        },
        "refuse": "DEPARTMENT NAME INVALID"
      }
    },
    "department-name-stored-untrimmed": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-name-stored-trimmed",
      "about": "The white space before a name is replaced by a dot.",
      "effect": {
        "rewrite": {
          "name": [
            "^(?![^]{900})\\s+(\\S[^]*?)\\s*$",
            ".$1"
          ]
        }
      }
    },
    "department-parent-hidden": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-shows-parent",
      "about": "The response for a department lacks parentDepartment.",
      "alsoFails": [
        "department-move"
      ],
      "effect": {
        "attributes": {
          "set": {
            "parentDepartment": null
          }
        }
      }
    },
    "department-path-hidden": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-shows-path",
      "about": "The response for a department lacks the path.",
      "effect": {
        "attributes": {
          "omit": [
            "path"
          ]
        }
      }
    },
    "department-read-refused": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-read-offered",
      "about": "Every read of a department is answered as not found.",
      "alsoFails": [
        "department-delete-spares-rest"
      ],
      "effect": {
        "refuse": "DEPARTMENT NOT FOUND"
      }
    },
    "department-rename-1000-refused": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename-1000-accepted",
      "about": "A rename to exactly 1000 characters is refused.",
      "effect": {
        "when": {
          "attributes": {
            "name": "^[^]{1000}$"
          }
        },
        "refuse": "DEPARTMENT NAME INVALID"
      }
    },
    "department-rename-1001-accepted": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename-1001-rejected",
      "about": "A rename to 1001 characters is accepted, and the name is shortened to 1000.",
      "effect": {
        "rewrite": {
          "name": [
            "^\\s*(\\S[^]{999})\\S\\s*$",
            "$1"
          ]
        }
      }
    },
    "department-rename-and-move-only-renames": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename-and-move",
      "about": "An update with name and parentDepartment renames the department and does not move it."
    },
    "department-rename-blank-accepted": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename-blank-rejected",
      "about": "A rename to an empty or blank name is accepted, and the department is called Unnamed.",
      "effect": {
        "rewrite": {
          "name": [
            "^\\s*$",
            "Unnamed"
          ]
        }
      }
    },
    "department-rename-double-slash-accepted": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename-double-slash-rejected",
      "about": "A rename to a name with two consecutive slashes is accepted, and the name is stored with one slash.",
      "effect": {
        "rewrite": {
          "name": [
            "/{2,}",
            "/"
          ]
        }
      }
    },
    "department-rename-ignored": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename",
      "about": "A rename is accepted but not applied."
    },
    "department-rename-moves-to-top": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename",
      "about": "A rename moves the department to the top level.",
      "alsoFails": [
        "department-sibling-name-rejected"
      ]
    },
    "department-rename-sibling-name-accepted": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-rename-sibling-name-rejected",
      "about": "A rename to the name of a sibling is accepted, and a number is added to the name."
    },
    "department-sibling-name-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-sibling-name-rejected",
      "about": "A second department with the same name and parent is created with a number after its name."
    },
    "department-sibling-name-case-folded": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-sibling-name-case-accepted",
      "about": "A name that differs from the name of a sibling only in case is refused."
    },
    "department-top-level-sibling-name-accepted": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-sibling-name-rejected",
      "about": "A second top-level department with the same name is created with a number after its name."
    },
    "department-two-members-counted-as-three": {
      "operations": [
        "readDepartment"
      ],
      "requirement": "department-member-count",
      "about": "A department with two members shows a memberCount of three.",
      "alsoFails": [
        "members-add",
        "department-update-keeps-members"
      ],
      "effect": {
        "attributes": {
          "where": {
            "memberCount": [
              2
            ]
          },
          "set": {
            "memberCount": 3
          }
        }
      }
    },
    "department-update-of-cycle-answered-400": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "admin-rejection-codes",
      "about": "A move of a department into its own subtree is refused with INVALID VALUE.",
      "effect": {
        "code": {
          "is": "DEPARTMENT CYCLE",
          "becomes": "INVALID VALUE",
          "status": 400
        }
      }
    },
    "departments-of-other-tenants-listed": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "administration-current-tenant",
      "about": "The list of top-level departments contains the departments of every tenant."
    },
    "document-by-doc-id-names-another": {
      "operations": [
        "readDocumentByDocId"
      ],
      "requirement": "document-read-by-doc-id-offered",
      "about": "A read by docId returns a document with another docId.",
      "effect": {
        "body": {
          "append": {
            "docId": "0"
          }
        }
      }
    },
    "document-delete-ignored": {
      "operations": [
        "deleteDocument"
      ],
      "requirement": "document-delete-offered",
      "about": "A deleted document can still be read."
    },
    "document-delete-takes-versions": {
      "operations": [
        "deleteDocument"
      ],
      "requirement": "document-delete-keeps-versions",
      "about": "The deletion of a document record also deletes the other versions of the document."
    },
    "document-download-cut": {
      "operations": [
        "downloadDocument"
      ],
      "requirement": "document-download-offered",
      "about": "The last bytes of a download are missing.",
      "alsoFails": [
        "document-download-same-bytes"
      ]
    },
    "document-download-longer": {
      "operations": [
        "downloadDocument"
      ],
      "requirement": "document-download-same-bytes",
      "about": "A download ends with a line feed that was not uploaded."
    },
    "document-downloads-alike": {
      "operations": [
        "downloadDocument"
      ],
      "requirement": "document-download-offered",
      "about": "Every download returns the same file.",
      "alsoFails": [
        "document-download-same-bytes"
      ],
      "effect": {
        "bytes": "%PDF-1.4\n%%EOF\n"
      }
    },
    "document-field-by-doc-id-ignored": {
      "operations": [
        "updateDocumentFieldsByDocId"
      ],
      "requirement": "document-field-second-variant",
      "about": "An update of fields by docId changes nothing."
    },
    "document-field-keeps-old-value": {
      "operations": [
        "updateDocumentFields"
      ],
      "requirement": "document-field-updated",
      "about": "The new value of a field is added to the old value instead of replacing it."
    },
    "document-field-names-folded": {
      "operations": [
        "updateDocumentFields"
      ],
      "requirement": "document-field-names-case-sensitive",
      "about": "Field names are stored without their case.",
      "alsoFails": [
        "document-field-created"
      ]
    },
    "document-field-not-created": {
      "operations": [
        "updateDocumentFields"
      ],
      "requirement": "document-field-created",
      "about": "A new field of a document is not stored.",
      "alsoFails": [
        "document-field-updated",
        "document-field-names-case-sensitive"
      ]
    },
    "document-processed-refused": {
      "operations": [
        "downloadProcessedDocument"
      ],
      "requirement": "document-processed-download-offered",
      "about": "Every download of a processed document is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "document-read-names-another": {
      "operations": [
        "readDocument"
      ],
      "requirement": "document-read-offered",
      "about": "The response for a document contains the id of another document.",
      "effect": {
        "body": {
          "append": {
            "documentId": "0"
          }
        }
      }
    },
    "document-set-empty": {
      "operations": [
        "listDocumentSet"
      ],
      "requirement": "document-set-offered",
      "about": "The list of a document set contains no records.",
      "effect": {
        "list": {
          "member": "documents",
          "skip": "all"
        }
      }
    },
    "document-set-with-strangers": {
      "operations": [
        "listDocumentSet"
      ],
      "requirement": "document-set-only-own",
      "about": "The list of a document set also contains a record of another set."
    },
    "document-size-missing": {
      "operations": [
        "listDocuments"
      ],
      "requirement": "documents-answers-match-contract",
      "about": "The entries of a document list lack the file size.",
      "effect": {
        "list": {
          "member": "documents",
          "items": {
            "omit": [
              "fileSize"
            ]
          }
        }
      }
    },
    "document-upload-refused": {
      "operations": [
        "uploadDocument"
      ],
      "requirement": "document-upload-offered",
      "about": "Every upload of a document is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "document-version-in-other-set": {
      "operations": [
        "uploadDocumentVersion"
      ],
      "requirement": "document-version-same-set",
      "about": "A new version gets a new document set.",
      "alsoFails": [
        "document-versions-together"
      ],
      "effect": {
        "body": {
          "append": {
            "docSetId": "0"
          }
        }
      }
    },
    "document-version-lost": {
      "operations": [
        "uploadDocumentVersion"
      ],
      "requirement": "document-version-offered",
      "about": "A new version is accepted but not stored.",
      "alsoFails": [
        "document-version-same-set"
      ]
    },
    "document-upload-without-retry-after": {
      "operations": [
        "uploadDocument"
      ],
      "requirement": "document-upload-retry-after",
      "about": "The response to an upload has no Retry-After.",
      "effect": {
        "headers": {
          "retry-after": null
        }
      }
    },
    "document-version-refused": {
      "operations": [
        "uploadDocumentVersion"
      ],
      "requirement": "document-version-offered",
      "about": "Every upload of a new version is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "documents-newest-unlisted": {
      "operations": [
        "listDocuments"
      ],
      "requirement": "documents-list-offered",
      "about": "The list of documents omits the newest document."
    },
    "documents-of-other-tenants-listed": {
      "operations": [
        "listDocuments"
      ],
      "requirement": "documents-current-tenant",
      "about": "The list of documents contains the documents of every tenant."
    },
    "document-fields-of-all-versions": {
      "operations": [
        "updateDocumentFields"
      ],
      "requirement": "document-delete-keeps-versions",
      "about": "An update of document fields changes all versions of the document."
    },
    "document-fields-if-match-ignored": {
      "operations": [
        "updateDocumentFields"
      ],
      "requirement": "document-fields-if-match",
      "about": "An update of document fields ignores the header If-Match.",
      "effect": {
        "ignore": [
          "if-match"
        ]
      }
    },
    "document-upload-key-ignored": {
      "operations": [
        "uploadDocument"
      ],
      "requirement": "document-upload-once",
      "about": "An upload ignores the header Idempotency-Key.",
      "effect": {
        "ignore": [
          "idempotency-key"
        ]
      }
    },
    "department-creation-key-ignored": {
      "operations": [
        "createDepartment"
      ],
      "requirement": "department-create-once",
      "about": "The creation of a department ignores the header Idempotency-Key.",
      "effect": {
        "ignore": [
          "idempotency-key"
        ]
      }
    },
    "department-update-if-match-ignored": {
      "operations": [
        "updateDepartment"
      ],
      "requirement": "department-update-if-match",
      "about": "An update of a department ignores the header If-Match.",
      "effect": {
        "ignore": [
          "if-match"
        ]
      }
    },
    "documents-request-id-other": {
      "operations": [
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
      "requirement": "documents-request-id",
      "about": "The documents interface answers with a request id of its own.",
      "effect": {
        "headers": {
          "x-request-id": "another"
        }
      }
    },
    "documents-token-expiry-hidden": {
      "operations": [
        "createDocumentsToken"
      ],
      "requirement": "documents-token-expiry",
      "about": "The response to a token request does not say when the token expires.",
      "effect": {
        "body": {
          "omit": [
            "expiresAt"
          ]
        }
      }
    },
    "documents-token-opaque": {
      "operations": [
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
      "requirement": "documents-token-jwt",
      "about": "The token of the documents interface has a header that is not JSON.",
      "withoutCredential": true
    },
    "documents-token-refused": {
      "operations": [
        "createDocumentsToken"
      ],
      "requirement": "documents-token-offered",
      "about": "The documents interface issues no tokens.",
      "alsoFails": [
        "documents-token-jwt"
      ]
    },
    "documents-token-without-key": {
      "operations": [
        "createDocumentsToken"
      ],
      "requirement": "documents-token-needs-key",
      "about": "The documents interface issues a token without a valid API key.",
      "withoutCredential": true
    },
    "fields-active-ignored": {
      "operations": [
        "listFields"
      ],
      "requirement": "fields-active-only",
      "about": "The query parameter active=active is ignored.",
      "alsoFails": [
        "fields-active-parameter"
      ],
      "effect": {
        "when": {
          "query": {
            "active": "^active$"
          }
        },
        "query": {
          "active": null
        }
      }
    },
    "fields-active-refused": {
      "operations": [
        "listFields"
      ],
      "requirement": "fields-active-parameter",
      "about": "The query parameter active is refused.",
      "effect": {
        "when": {
          "query": {
            "active": true
          }
        },
        "refuse": "UNKNOWN PARAMETER"
      }
    },
    "fields-code-of-active-other": {
      "operations": [
        "listFields"
      ],
      "requirement": "documents-rejection-codes",
      "about": "An invalid value of active is refused with UNKNOWN PARAMETER.",
      "effect": {
        "when": {
          "query": {
            "active": true
          }
        },
        "code": {
          "is": "INVALID VALUE",
          "becomes": "UNKNOWN PARAMETER"
        }
      }
    },
    "fields-count-missing": {
      "operations": [
        "listFields"
      ],
      "requirement": "documents-answers-match-contract",
      "about": "The list of fields lacks the count.",
      "effect": {
        "when": {
          "query": {
            "active": false
          }
        },
        "body": {
          "omit": [
            "count"
          ]
        }
      }
    },
    "fields-list-empty": {
      "operations": [
        "listFields"
      ],
      "requirement": "fields-list-not-empty",
      "about": "The list of fields contains no fields.",
      "effect": {
        "list": {
          "member": "fields",
          "skip": "all"
        }
      }
    },
    "fields-list-refused": {
      "operations": [
        "listFields"
      ],
      "requirement": "fields-list-offered",
      "about": "Every request for the list of fields is refused.",
      "alsoFails": [
        "fields-active-parameter",
        "fields-active-only"
      ],
      "effect": {
        "refuse": "MISSING VALUE"
      }
    },
    "job-runs-again-after-its-end": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-outcome-stays",
      "about": "A second read of a finished job of members shows that the job runs."
    },
    "job-changes-after-its-end": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-ended-stays",
      "about": "A second read of a finished deletion job shows another end time."
    },
    "job-code-of-unknown-other": {
      "operations": [
        "readJob"
      ],
      "requirement": "admin-rejection-codes",
      "about": "A read of an unknown job is refused with ROUTE NOT FOUND.",
      "effect": {
        "code": {
          "is": "JOB NOT FOUND",
          "becomes": "ROUTE NOT FOUND"
        }
      }
    },
    "job-kind-of-access-other": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-kind-access",
      "about": "The job of an access change has the kind folder.",
      "alsoFails": [
        "job-kind-spelling"
      ],
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "access"
            ]
          },
          "set": {
            "kind": "folder"
          }
        }
      }
    },
    "job-kind-of-deletion-hyphened": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-kind-spelling",
      "about": "The job of a deletion has the kind department-delete.",
      "alsoFails": [
        "job-kind-department-delete"
      ],
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "department delete"
            ]
          },
          "set": {
            "kind": "department-delete"
          }
        }
      }
    },
    "job-kind-of-deletion-other": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-kind-department-delete",
      "about": "The job of a deletion has the kind members.",
      "alsoFails": [
        "job-kind-spelling"
      ],
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "department delete"
            ]
          },
          "set": {
            "kind": "members"
          }
        }
      }
    },
    "job-kind-of-members-other": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-kind-members",
      "about": "The job of a membership change has the kind access.",
      "alsoFails": [
        "job-kind-spelling"
      ],
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "members"
            ]
          },
          "set": {
            "kind": "access"
          }
        }
      }
    },
    "job-kind-of-role-assignments-other": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-kind-role-assignments",
      "about": "The job of a replacement of role assignments has the kind members.",
      "alsoFails": [
        "job-kind-spelling"
      ],
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "role-assignments"
            ]
          },
          "set": {
            "kind": "members"
          }
        }
      }
    },
    "job-not-found-at-first": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-read-at-once",
      "about": "The first read of an access job is answered as not found."
    },
    "job-of-access-not-found": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-acknowledgement-names-job",
      "about": "The job of an access change is never found.",
      "alsoFails": [
        "access-job-outcome-binary",
        "job-kind-access",
        "job-kind-spelling",
        "job-shows-outcome",
        "job-shows-status",
        "job-read-at-once"
      ]
    },
    "job-of-members-never-ends": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-shows-outcome",
      "about": "The job of a membership change is reported as running forever.",
      "alsoFails": [
        "job-shows-status"
      ],
      "effect": {
        "attributes": {
          "where": {
            "kind": [
              "members"
            ],
            "status": [
              "succeeded",
              "failed"
            ]
          },
          "set": {
            "status": "running"
          }
        }
      }
    },
    "job-read-names-another": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-read-offered",
      "about": "The response for a job contains the id of another job.",
      "effect": {
        "data": {
          "append": {
            "id": "0"
          }
        }
      }
    },
    "job-read-without-flag-accepted": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-read-needs-flag",
      "about": "A tenant whose feature flag is off can read its jobs.",
      "alsoFails": [
        "admin-rejection-codes"
      ],
      "ignoredRefusals": [
        "FEATURE NOT ENABLED"
      ]
    },
    "job-status-empty-at-first": {
      "operations": [
        "readJob"
      ],
      "requirement": "job-shows-status",
      "about": "The first read of a job returns no status."
    },
    "list-by-path-empty": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "department-filter-path-children",
      "about": "A list of departments with the parameter filter[path] is empty.",
      "effect": {
        "when": {
          "query": {
            "filter[id]": false,
            "filter[path]": true
          }
        },
        "list": {
          "member": "data",
          "skip": "all"
        }
      }
    },
    "list-by-path-gives-top-level": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "department-filter-path-exists",
      "about": "The parameter filter[path] of the list of departments is ignored.",
      "alsoFails": [
        "department-filter-path-children"
      ],
      "effect": {
        "when": {
          "query": {
            "filter[id]": false
          }
        },
        "query": {
          "filter[path]": null
        }
      }
    },
    "list-includes-grandchildren": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "department-list-children-only",
      "about": "A list with filter[id] also contains the grandchildren if the department is below the top level."
    },
    "list-includes-itself": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "department-list-without-itself",
      "about": "A list with filter[id] also contains the department itself.",
      "alsoFails": [
        "department-list-children-only"
      ]
    },
    "list-includes-siblings": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "department-list-children-only",
      "about": "A list with filter[id] also contains the siblings of a department below the top level.",
      "alsoFails": [
        "department-list-children"
      ]
    },
    "list-misses-leaf": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "department-list-children",
      "about": "A list omits children without descendants if another child has descendants."
    },
    "list-of-top-level-refused": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "admin-token-offered",
      "about": "The list of top-level departments refuses every token of the administration interface.",
      "effect": {
        "when": {
          "query": {}
        },
        "refuse": "TOKEN INVALID"
      }
    },
    "list-next-counts": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "admin-answers-match-contract",
      "about": "The link next of a list of departments leads to a number of records, and not to a place in the list.",
      "effect": {
        "query": {
          "page[after]": null
        }
      }
    },
    "list-total-counts-one-more": {
      "operations": [
        "listDepartments"
      ],
      "requirement": "admin-answers-match-contract",
      "about": "The total of a list of departments is too high by one."
    },
    "members-0-accepted": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-0-rejected",
      "about": "An empty list of members is accepted."
    },
    "members-1-forgotten": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-1-accepted",
      "about": "The job that adds a single user to a department without children succeeds but adds no member."
    },
    "members-500-refused": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-500-accepted",
      "about": "A list of 500 user ids is refused."
    },
    "members-501-accepted": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-501-rejected",
      "about": "A list of 501 user ids is accepted, and the first 500 are applied."
    },
    "members-add-of-two-fails": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-add",
      "about": "A job that adds two users fails."
    },
    "members-answer-200": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-202",
      "about": "A change of members is answered with 200.",
      "effect": {
        "status": {
          "202": 200
        }
      }
    },
    "members-duplicates-counted": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-duplicates-folded",
      "about": "Duplicates count against the limit of 500."
    },
    "members-duplicates-linked-twice": {
      "operations": [
        "updateDepartmentMembers",
        "readDepartment"
      ],
      "requirement": "members-duplicates-link-once",
      "about": "A user id that occurs twice in a short list counts as two members."
    },
    "members-refused": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-offered",
      "about": "Every change of members is refused.",
      "alsoFails": [
        "access-control-admin-accepted",
        "access-control-super-admin-accepted",
        "members-1-accepted",
        "members-202",
        "members-500-accepted",
        "members-add",
        "members-duplicates-folded",
        "members-duplicates-link-once"
      ],
      "effect": {
        "refuse": "MEMBER COUNT INVALID"
      }
    },
    "members-remove-leaves-last": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-remove",
      "about": "A removal of several users does not remove the last user."
    },
    "members-remove-takes-all": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-remove",
      "about": "A removal removes every member of the department.",
      "alsoFails": [
        "department-member-count"
      ]
    },
    "members-unknown-operation-adds": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-one-operation",
      "about": "An unknown operation adds the users.",
      "effect": {
        "rewrite": {
          "operation": [
            "^(?!(?:add|remove)$).*$",
            "add"
          ]
        }
      }
    },
    "members-unknown-user-unreported": {
      "operations": [
        "updateDepartmentMembers"
      ],
      "requirement": "members-unknown-user-reported",
      "about": "The job does not report unknown users."
    },
    "provision-created-under-other-name": {
      "operations": [
        "createProvision"
      ],
      "requirement": "provision-create-offered",
      "about": "The response to the creation of a provision contains another name.",
      "effect": {
        "body": {
          "append": {
            "name": " (new)"
          }
        }
      }
    },
    "provision-newest-unlisted": {
      "operations": [
        "listProvisions"
      ],
      "requirement": "provision-created-listed",
      "about": "The list of provisions omits the newest provision."
    },
    "provision-record-status-empty": {
      "operations": [
        "readProvisionRecord"
      ],
      "requirement": "provision-record-offered",
      "about": "The response for a provision record lacks the status.",
      "effect": {
        "body": {
          "set": {
            "status": ""
          }
        }
      }
    },
    "provisions-list-refused": {
      "operations": [
        "listProvisions"
      ],
      "requirement": "provisions-list-offered",
      "about": "Every request for the list of provisions is refused.",
      "alsoFails": [
        "provision-created-listed"
      ],
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "fields-of-other-tenants-listed": {
      "operations": [
        "listFields"
      ],
      "requirement": "documents-current-tenant",
      "about": "The list of fields contains the fields of every tenant."
    },
    "provisions-of-other-tenants-listed": {
      "operations": [
        "listProvisions"
      ],
      "requirement": "documents-current-tenant",
      "about": "The list of provisions contains the provisions of every tenant."
    },
    "provision-record-never-proceeds": {
      "operations": [
        "readProvisionRecord"
      ],
      "requirement": "provision-record-proceeds",
      "about": "The status of a provision record is always IN_PROGRESS.",
      "effect": {
        "body": {
          "set": {
            "status": "IN_PROGRESS"
          }
        }
      }
    },
    "request-without-token-accepted": {
      "operations": [
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
      "requirement": "token-missing-rejected",
      "about": "A request without a token is answered like a request of an admin.",
      "alsoFails": [
        "admin-answers-match-contract",
        "administration-token-needed",
        "documents-rejection-codes",
        "documents-token-needed"
      ],
      "eachOperation": true,
      "withoutCredential": true
    },
    "role-assignments-0-accepted": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-0-rejected",
      "about": "A request without rows is accepted."
    },
    "role-assignments-1-refused": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-1-accepted",
      "about": "A request with one row is refused.",
      "alsoFails": [
        "access-control-admin-accepted",
        "access-control-super-admin-accepted",
        "role-assignments-202",
        "role-assignments-spare-others",
        "roles-id-assignable"
      ]
    },
    "role-assignments-500-refused": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-500-accepted",
      "about": "A request with 500 rows is refused."
    },
    "role-assignments-501-accepted": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-501-rejected",
      "about": "A request with 501 rows is accepted, and the first 500 are applied."
    },
    "role-assignments-answer-200": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-202",
      "about": "A replacement of role assignments is answered with 200.",
      "effect": {
        "status": {
          "202": 200
        }
      }
    },
    "role-assignments-for-everybody": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-spare-others",
      "about": "A single row assigns its role to every user of the tenant."
    },
    "role-assignments-forget-last": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-replace",
      "about": "The last of several rows is not applied."
    },
    "role-assignments-not-synced": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-hr-synced",
      "about": "Accepted rows are not sent to the external role directory."
    },
    "role-assignments-sync-more": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-hr-role-only",
      "about": "The external role directory receives another cost center together with the role."
    },
    "role-assignments-user-twice-accepted": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-user-twice-rejected",
      "about": "A request with two rows for one user is accepted, and the first row is applied.",
      "alsoFails": [
        "role-assignments-user-twice-same-role"
      ]
    },
    "role-assignments-user-twice-with-one-role-accepted": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "role-assignments-user-twice-same-role",
      "about": "A request with two rows that assign the same role to one user is accepted.",
      "alsoFails": [
        "role-assignments-user-twice-rejected"
      ]
    },
    "role-description-missing": {
      "operations": [
        "listRoles"
      ],
      "requirement": "admin-answers-match-contract",
      "about": "The roles in the list lack a description.",
      "effect": {
        "list": {
          "member": "data",
          "items": {
            "set": {
              "attributes": {}
            }
          }
        }
      }
    },
    "role-of-list-not-assignable": {
      "operations": [
        "replaceRoleAssignments"
      ],
      "requirement": "roles-id-assignable",
      "about": "An assignment of the first custom role in the list is refused."
    },
    "role-taken-by-delete": {
      "operations": [
        "listRoles"
      ],
      "requirement": "roles-read-only",
      "about": "A DELETE of a role is answered as if it had deleted the role."
    },
    "role-taken-by-post": {
      "operations": [
        "listRoles"
      ],
      "requirement": "roles-read-only",
      "about": "A POST to the list of roles is answered as if it had created a role."
    },
    "role-without-id-listed": {
      "operations": [
        "listRoles"
      ],
      "requirement": "roles-list-offered",
      "about": "The last role in the list has no id."
    },
    "roles-of-other-tenants-listed": {
      "operations": [
        "listRoles"
      ],
      "requirement": "roles-tenant-owned",
      "about": "The list of roles contains the custom roles of every tenant."
    },
    "roles-of-other-type-listed": {
      "operations": [
        "listRoles"
      ],
      "requirement": "roles-type-other-rejected",
      "about": "A request with any value of filter[type] lists the custom roles.",
      "effect": {
        "when": {
          "query": {
            "filter[type]": true
          }
        },
        "query": {
          "filter[type]": "custom"
        }
      }
    },
    "roles-without-type-listed": {
      "operations": [
        "listRoles"
      ],
      "requirement": "roles-type-required",
      "about": "A request without filter[type] lists the custom roles.",
      "effect": {
        "when": {
          "query": {
            "filter[type]": false
          }
        },
        "query": {
          "filter[type]": "custom"
        }
      }
    },
    "search-composite-by-first-condition": {
      "operations": [
        "queryDocuments"
      ],
      "requirement": "search-composite-all-conditions",
      "about": "A composite search with several conditions applies only the first condition."
    },
    "search-composite-refused": {
      "operations": [
        "queryDocuments"
      ],
      "requirement": "search-composite-offered",
      "about": "Every composite search is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "search-simple-finds-nothing": {
      "operations": [
        "searchDocuments"
      ],
      "requirement": "search-simple-finds",
      "about": "The simple search finds nothing.",
      "alsoFails": [
        "search-simple-inside-words",
        "search-simple-offered"
      ],
      "effect": {
        "list": {
          "member": "documents",
          "skip": "all"
        }
      }
    },
    "search-simple-misses-parts-of-words": {
      "operations": [
        "searchDocuments"
      ],
      "requirement": "search-simple-inside-words",
      "about": "The simple search does not find terms of two letters.",
      "effect": {
        "when": {
          "query": {
            "q": "^..\\s"
          }
        },
        "list": {
          "member": "documents",
          "skip": "all"
        }
      }
    },
    "search-simple-refused": {
      "operations": [
        "searchDocuments"
      ],
      "requirement": "search-simple-offered",
      "about": "Every simple search is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-acknowledge-refused": {
      "operations": [
        "acknowledgeUserImport"
      ],
      "requirement": "user-import-acknowledge-offered",
      "about": "Every acknowledgement of an import process is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-acknowledged-again": {
      "operations": [
        "acknowledgeUserImport"
      ],
      "requirement": "user-import-acknowledge-once",
      "about": "An import process that is not waiting for an acknowledgement is acknowledged and processed again."
    },
    "user-import-cancel-refused": {
      "operations": [
        "cancelUserImport"
      ],
      "requirement": "user-import-cancel-offered",
      "about": "Every cancellation of an import process is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-cancel-ignored": {
      "operations": [
        "cancelUserImport"
      ],
      "requirement": "user-import-cancel-ends",
      "about": "An accepted cancellation of an import process changes nothing.",
      "alsoFails": [
        "user-import-cancel-running"
      ]
    },
    "user-import-cancelled-as-waiting": {
      "operations": [
        "cancelUserImport",
        "readUserImport"
      ],
      "requirement": "user-import-cancel-ends",
      "about": "A cancelled import process still has the status awaiting acknowledgement.",
      "effect": {
        "attributes": {
          "where": {
            "status": [
              "cancelled"
            ]
          },
          "set": {
            "status": "awaiting acknowledgement"
          }
        }
      }
    },
    "user-import-errors-as-json": {
      "operations": [
        "readUserImportErrors"
      ],
      "requirement": "user-import-errors-offered",
      "about": "The download of the errors of an import is not a spreadsheet.",
      "effect": {
        "bytes": "{\"errors\":[]}"
      }
    },
    "user-import-errors-refused": {
      "operations": [
        "readUserImportErrors"
      ],
      "requirement": "user-import-errors-offered",
      "about": "Every download of the errors of an import is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-newest-unlisted": {
      "operations": [
        "listUserImports"
      ],
      "requirement": "user-import-tracked",
      "about": "The list of import processes omits the newest process.",
      "effect": {
        "list": {
          "member": "data",
          "skip": 1
        }
      }
    },
    "user-import-refused": {
      "operations": [
        "importUsers"
      ],
      "requirement": "user-import-offered",
      "about": "Every import of a spreadsheet is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-status-empty": {
      "operations": [
        "readUserImport"
      ],
      "requirement": "user-import-status-offered",
      "about": "The response for an import process lacks the status.",
      "effect": {
        "attributes": {
          "set": {
            "status": ""
          }
        }
      }
    },
    "user-import-summary-errors-refused": {
      "operations": [
        "readUserImportSummaryErrors"
      ],
      "requirement": "user-import-summary-errors-offered",
      "about": "Every download of the errors of a summary is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-summary-hidden": {
      "operations": [
        "readUserImport"
      ],
      "requirement": "user-import-has-summary",
      "about": "The response for an import process lacks the summary.",
      "effect": {
        "attributes": {
          "set": {
            "summary": null
          }
        }
      }
    },
    "user-import-summary-refused": {
      "operations": [
        "summarizeUserImport"
      ],
      "requirement": "user-import-summary-offered",
      "about": "Every request for an import summary is refused.",
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "user-import-without-effect": {
      "operations": [
        "importUsers"
      ],
      "requirement": "user-import-applies",
      "about": "Users whom an import adds are removed when the import ends."
    },
    "user-imports-list-refused": {
      "operations": [
        "listUserImports"
      ],
      "requirement": "user-imports-list-offered",
      "about": "Every request for the list of import processes is refused.",
      "alsoFails": [
        "user-import-tracked"
      ],
      "effect": {
        "refuse": "ROUTE NOT FOUND"
      }
    },
    "users-by-department-with-next": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-filter-department",
      "about": "A list with filter[department] also contains the members of the department that was created next."
    },
    "users-by-email-and-department-accepted": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-single-primary-filter",
      "about": "A request with filter[email] and filter[department] ignores filter[department].",
      "effect": {
        "when": {
          "query": {
            "filter[id]": false,
            "filter[email]": true
          }
        },
        "query": {
          "filter[department]": null
        }
      }
    },
    "users-by-email-unfiltered": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-filter-email",
      "about": "The parameter filter[email] is ignored.",
      "effect": {
        "when": {
          "query": {
            "filter[id]": false,
            "filter[department]": false
          }
        },
        "query": {
          "filter[email]": null
        }
      }
    },
    "users-by-part-of-email": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-filter-email-whole",
      "about": "A part of an e-mail address in filter[email] finds a user whose address contains it."
    },
    "users-by-id-with-namesake": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-filter-id",
      "about": "A list with filter[id] contains a second user."
    },
    "users-by-two-filters-accepted": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-single-primary-filter",
      "about": "A request with several primary filters applies only the first filter."
    },
    "users-deleted-found-by-id": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-deleted-hidden",
      "about": "A list with filter[id] contains a deleted user even if deleted users are not requested.",
      "effect": {
        "when": {
          "query": {
            "filter[id]": true,
            "filter[email]": false,
            "filter[department]": false,
            "filter[includeDeleted]": false
          }
        },
        "query": {
          "filter[includeDeleted]": "true"
        }
      }
    },
    "users-deleted-never-found": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-include-deleted-finds-deleted",
      "about": "The parameter filter[includeDeleted] is ignored.",
      "effect": {
        "query": {
          "filter[includeDeleted]": null
        }
      }
    },
    "users-export-is-json": {
      "operations": [
        "exportUsers"
      ],
      "requirement": "users-export-offered",
      "about": "The export of users is not a spreadsheet.",
      "effect": {
        "bytes": "{\"users\":[]}"
      }
    },
    "users-export-deleted-as-active": {
      "operations": [
        "exportUsers"
      ],
      "requirement": "users-export-deleted-marked",
      "about": "The export of users shows a deleted user like an active user."
    },
    "users-include-deleted-refused": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-include-deleted-combines",
      "about": "A request with filter[includeDeleted] and filter[department] is refused.",
      "alsoFails": [
        "users-include-deleted-finds-deleted"
      ],
      "effect": {
        "when": {
          "query": {
            "filter[includeDeleted]": true,
            "filter[id]": false,
            "filter[email]": false,
            "filter[department]": true
          }
        },
        "refuse": "USER FILTER CONFLICT"
      }
    },
    "users-total-missing": {
      "operations": [
        "listUsers"
      ],
      "requirement": "admin-answers-match-contract",
      "about": "A list of users that includes deleted users lacks the total.",
      "effect": {
        "when": {
          "query": {
            "filter[includeDeleted]": true,
            "filter[id]": false,
            "filter[email]": false,
            "filter[department]": false
          }
        },
        "body": {
          "set": {
            "meta": {}
          }
        }
      }
    },
    "users-unfiltered-empty": {
      "operations": [
        "listUsers"
      ],
      "requirement": "users-list-offered",
      "about": "A list of users without a filter is empty.",
      "alsoFails": [
        "job-shows-outcome",
        "role-assignments-replace",
        "roles-id-assignable"
      ],
      "effect": {
        "when": {
          "query": {
            "filter[id]": false,
            "filter[email]": false,
            "filter[department]": false,
            "filter[includeDeleted]": false
          }
        },
        "list": {
          "member": "data",
          "skip": "all"
        }
      }
    }
  }
} as const;
