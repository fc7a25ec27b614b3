// Made from openapi/ by "npm run generate". Do not edit.

/** The cause of each error code, and its register. */
export const errorCodes = {
  "ADMIN REQUIRED": {
    "when": "The token belongs to a user who is neither admin nor super-admin.",
    "register": "admin"
  },
  "FEATURE NOT ENABLED": {
    "when": "The feature flag `admin-access-api` is off for the tenant.",
    "register": "admin"
  },
  "RESOURCE TYPE MISMATCH": {
    "when": "The value of data.type differs from the resource type of the operation.",
    "register": "admin"
  },
  "RESOURCE ID MISMATCH": {
    "when": "The value of data.id in the body differs from the id in the URL.",
    "register": "admin"
  },
  "DEPARTMENT NAME INVALID": {
    "when": "The name of the department is empty, has more than 1000 characters or contains two consecutive slashes. Leading and trailing white space does not count.",
    "register": "admin"
  },
  "DEPARTMENT PATCH EMPTY": {
    "when": "The request for a department update contains neither a name nor a parentDepartment.",
    "register": "admin"
  },
  "DEPARTMENT NOT FOUND": {
    "when": "The tenant has no department with the requested id or path. In the errors of a job, the code means that the department was deleted before the job ran.",
    "register": "admin"
  },
  "DEPARTMENT NAME TAKEN": {
    "when": "Another department with the same parent already has the requested name. Department names are case-sensitive.",
    "register": "admin"
  },
  "DEPARTMENT CYCLE": {
    "when": "The new parent is the department itself or one of its descendants.",
    "register": "admin"
  },
  "DEPARTMENT PATH AMBIGUOUS": {
    "when": "The path in the filter is ambiguous because a department name begins or ends with a slash.",
    "register": "admin"
  },
  "DEPARTMENT FILTER CONFLICT": {
    "when": "The request for a list of departments has both filter[id] and filter[path].",
    "register": "admin"
  },
  "USER FILTER CONFLICT": {
    "when": "The URL has more than one of the query parameters filter[id], filter[email] and filter[department].",
    "register": "admin"
  },
  "MEMBER COUNT INVALID": {
    "when": "The property `members` contains no user id, or more than 500 different user ids.",
    "register": "admin"
  },
  "JOB NOT FOUND": {
    "when": "The tenant has no job with the id in the URL.",
    "register": "admin"
  },
  "IMPORT COLUMN MISSING": {
    "when": "The first row of the spreadsheet does not contain the column name email.",
    "register": "admin"
  },
  "SPREADSHEET TOO LARGE": {
    "when": "The file has more than 10 MiB, 100 MiB uncompressed, 50,000 rows, 400,000 cells or 16,777,216 characters. A file is also too large if reading the file takes too much memory or CPU time.",
    "register": "admin"
  },
  "NOT A SPREADSHEET": {
    "when": "The content of the file is neither XLSX nor CSV. The service ignores the file name and the Content-Type.",
    "register": "admin"
  },
  "IMPORT NOT FOUND": {
    "when": "The tenant has no import process with the id in the URL.",
    "register": "admin"
  },
  "IMPORT STATE CONFLICT": {
    "when": "The request acknowledges or cancels an import process, or reads its errors, while the status of the import process does not allow the request.",
    "register": "admin"
  },
  "IMPORT ERRORS NOT FOUND": {
    "when": "The import process has no invalid rows, or its spreadsheet has not been checked.",
    "register": "admin"
  },
  "FOLDER REFERENCE INVALID": {
    "when": "The request has neither the id nor the path of the folder, or has both the id and the path.",
    "register": "admin"
  },
  "ASSIGNMENT COUNT INVALID": {
    "when": "The list of role assignments is empty or has more than 500 entries.",
    "register": "admin"
  },
  "USER ASSIGNED TWICE": {
    "when": "Several role assignments in the request have the same userId. Even assignments of the same role must not repeat a userId.",
    "register": "admin"
  },
  "PRINCIPAL NOT FOUND": {
    "when": "The user, department or role whose folder access should change does not exist in the tenant, or the user is deleted.",
    "register": "admin"
  },
  "GRANT NOT FOUND": {
    "when": "An access update with the operation revoke or replace names a principal without a grant on the folder itself. Grants inherited from parent folders do not count.",
    "register": "admin"
  },
  "ROLE NOT FOUND": {
    "when": "The tenant has no custom role with the roleId of the assignment.",
    "register": "admin"
  },
  "EXTERNAL SYNC FAILED": {
    "when": "The tenant has HR-managed roles, and the external role directory refused the new role. The user keeps the old role.",
    "register": "admin"
  },
  "USER NOT FOUND": {
    "when": "A role assignment or the property `members` contains the id of a user who does not exist or was deleted.",
    "register": "admin"
  },
  "NOTHING APPLIED": {
    "when": "The job failed, because the change failed for every user in the request.",
    "register": "admin"
  },
  "JOB FAILED": {
    "when": "A job or an import failed because of an error in the service. No change was applied.",
    "register": "admin"
  },
  "API KEY MISSING": {
    "when": "The token request has no header X-API-Key.",
    "register": "common"
  },
  "API KEY UNKNOWN": {
    "when": "The API key in the header X-API-Key does not exist or was revoked.",
    "register": "common"
  },
  "TOKEN MISSING": {
    "when": "The header Authorization is missing or uses a scheme other than Bearer.",
    "register": "common"
  },
  "TOKEN INVALID": {
    "when": "The access token is not a JWT or has an invalid signature. The code also means that the tenant of the token was deleted, or that the API key of the token was revoked or replaced.",
    "register": "common"
  },
  "TOKEN EXPIRED": {
    "when": "The access token has expired according to the tenant's clock.",
    "register": "common"
  },
  "MALFORMED JSON": {
    "when": "The body is not valid JSON in UTF-8.",
    "register": "common"
  },
  "MALFORMED FORM": {
    "when": "A multipart body has no boundary, is incomplete, or has a part without a name.",
    "register": "common"
  },
  "MISSING VALUE": {
    "when": "A required body property, form part or query parameter is missing.",
    "register": "common"
  },
  "INVALID VALUE": {
    "when": "A value in the request has a type, format or size that the contract does not allow, and the contract has no more specific error code.",
    "register": "common"
  },
  "UNKNOWN PROPERTY": {
    "when": "The request has a body property or form part that the contract does not define. Names of properties and form parts are case-sensitive.",
    "register": "common"
  },
  "UNKNOWN PARAMETER": {
    "when": "The request has a query parameter that the contract does not define. Names of query parameters are case-sensitive.",
    "register": "common"
  },
  "REPEATED PARAMETER": {
    "when": "A query parameter or form part appears more than once.",
    "register": "common"
  },
  "MALFORMED URL": {
    "when": "A percent sign in the path or query is not followed by two hexadecimal digits, or the decoded bytes are not UTF-8.",
    "register": "common"
  },
  "ROUTE NOT FOUND": {
    "when": "The interface has no operation with the path of the request.",
    "register": "common"
  },
  "METHOD NOT ALLOWED": {
    "when": "The path of the request exists, but the path does not support the method of the request.",
    "register": "common"
  },
  "MALFORMED REQUEST": {
    "when": "The request line, a header field or a chunk of the body violates HTTP/1.1.",
    "register": "common"
  },
  "HEADERS TOO LARGE": {
    "when": "The request line and the header fields together have more than 16,384 bytes.",
    "register": "common"
  },
  "REQUEST TIMEOUT": {
    "when": "The header fields or the body of the request arrived too slowly.",
    "register": "common"
  },
  "INTERNAL ERROR": {
    "when": "The request failed because of an error in the service. No part of the request was applied.",
    "register": "common"
  },
  "STORE UNAVAILABLE": {
    "when": "The store of the sandbox is not available. The sandbox stored the change of the request completely or not at all.",
    "register": "common"
  },
  "FILE READER BUSY": {
    "when": "Too many uploads and imports arrived at once. The service refused the request and changed nothing.",
    "register": "common"
  },
  "SERVER BUSY": {
    "when": "The bodies of other large requests use all memory for request bodies. The service refused the request and changed nothing.",
    "register": "common"
  },
  "TENANT DAMAGED": {
    "when": "A stored row of the tenant cannot be read. Other tenants are not affected.",
    "register": "common"
  },
  "BODY TOO LARGE": {
    "when": "The body has more bytes than the operation allows. The service stopped reading the body.",
    "register": "common"
  },
  "UNSUPPORTED MEDIA TYPE": {
    "when": "The Content-Type of the request body is missing, or the operation does not support the Content-Type.",
    "register": "common"
  },
  "TOO MANY REQUESTS": {
    "when": "The tenant has reached its rate limit.",
    "register": "common"
  },
  "FOLDER NOT FOUND": {
    "when": "The tenant has no folder with the id or path in the request. An access job fails with the code FOLDER NOT FOUND if its folder does not exist.",
    "register": "common"
  },
  "IDEMPOTENCY KEY REUSED": {
    "when": "An earlier request of the caller had the same Idempotency-Key, and another method, URL or body.",
    "register": "common",
    "state": true
  },
  "IDEMPOTENCY KEY IN USE": {
    "when": "The service is still processing an upload or an import of the caller with the same Idempotency-Key.",
    "register": "common",
    "state": true
  },
  "PRECONDITION FAILED": {
    "when": "The resource has none of the entity tags in If-Match, because it changed after the client read it.",
    "register": "common",
    "state": true
  },
  "PROVISION NAME INVALID": {
    "when": "After leading and trailing white space is removed, the name of the provision is empty or has more than 255 characters.",
    "register": "documents"
  },
  "PROVISION TAG INVALID": {
    "when": "After leading and trailing white space is removed, a tag of the provision is empty or has more than 255 characters.",
    "register": "documents"
  },
  "PROVISION NAME TAKEN": {
    "when": "The tenant already has a provision with the requested name.",
    "register": "documents"
  },
  "PROVISION RECORD NOT FOUND": {
    "when": "The tenant has no provision record with the id in the URL.",
    "register": "documents"
  },
  "FILE NAME INVALID": {
    "when": "The file has no name, a name of more than 255 characters, or a name with a slash, a backslash or control characters.",
    "register": "documents"
  },
  "DOCUMENT TOO LARGE": {
    "when": "The file has more than 104,857,600 bytes (100 MiB).",
    "register": "documents"
  },
  "DOCUMENT TYPE UNSUPPORTED": {
    "when": "The file is not PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG or PNG, or the content of the file does not match its name.",
    "register": "documents"
  },
  "DOC ID TAKEN": {
    "when": "Another document of the tenant already has the docId from the form.",
    "register": "documents"
  },
  "DOCUMENT NOT FOUND": {
    "when": "The URL contains the id or docId of a document record that does not exist or was deleted.",
    "register": "documents"
  },
  "DOCUMENT SET NOT FOUND": {
    "when": "The tenant has no document record with the docSetId in the URL.",
    "register": "documents"
  },
  "FIELD TYPE MISMATCH": {
    "when": "A field value in the request has a type that differs from the type of the field, or the value of a date field is not a calendar day.",
    "register": "documents",
    "state": true
  },
  "FIELD VALUE NOT ALLOWED": {
    "when": "A value of a single_select or multi_select field is not among the field's allowedValues.",
    "register": "documents",
    "state": true
  },
  "FIELD TAKES ONE VALUE": {
    "when": "A single_select field has more than one value.",
    "register": "documents",
    "state": true
  },
  "FIELD NAMED TWICE": {
    "when": "Two fields in the request have exactly the same name.",
    "register": "documents"
  },
  "DOCUMENT IN PROGRESS": {
    "when": "The processed document does not exist yet. The status of the document record is still IN_PROGRESS.",
    "register": "documents"
  },
  "PROCESSED DOCUMENT NOT FOUND": {
    "when": "The processing of the document ended with the status FAILED, so no processed document exists.",
    "register": "documents"
  },
  "RANGE NOT SATISFIABLE": {
    "when": "The Range header requests bytes after the end of the file.",
    "register": "documents"
  },
  "QUERY CONDITION INVALID": {
    "when": "The name or the terms of a search condition do not fit the type and the filter of the condition. A search condition is also invalid if the condition has members in addition to `any`, or names a property that document records do not have.",
    "register": "documents"
  },
  "QUERY FILTER MISFIT": {
    "when": "The filter or a term of a search condition does not fit the type of the compared field, property, provision or text.",
    "register": "documents",
    "state": true
  },
  "QUERY TOO DEEP": {
    "when": "The search query has lists named `any` that are nested more than three levels deep.",
    "register": "documents"
  },
  "QUERY TOO LARGE": {
    "when": "The search query has more than 50 conditions. Lists named `any` do not count as conditions.",
    "register": "documents",
    "state": true
  }
} as const;
