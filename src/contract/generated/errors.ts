// Made from openapi/ by "npm run generate". Do not edit.

/** The register of error codes. */
export const errors = {
  "ADMIN REQUIRED": {
    "status": 403,
    "title": "The operation requires an administrator",
    "when": "The token belongs to a user who is neither admin nor super-admin.",
    "remedy": "Use the API key of an admin or super-admin.",
    "basis": "assumed",
    "decision": "D-06",
    "register": "admin"
  },
  "FEATURE NOT ENABLED": {
    "status": 403,
    "title": "The feature is not enabled for the tenant",
    "when": "The feature flag `admin-access-api` is off for the tenant.",
    "remedy": "Ask the operator of the service to switch on the feature flag. Do not call the operation before the feature flag is on.",
    "basis": "assumed",
    "decision": "D-05",
    "register": "admin"
  },
  "RESOURCE TYPE MISMATCH": {
    "status": 409,
    "title": "The resource type in the body is wrong",
    "when": "The value of data.type differs from the resource type of the operation.",
    "remedy": "Send the resource type that the contract defines for the operation.",
    "basis": "assumed",
    "decision": "D-21",
    "register": "admin"
  },
  "RESOURCE ID MISMATCH": {
    "status": 409,
    "title": "The resource id in the body is wrong",
    "when": "The value of data.id in the body differs from the id in the URL.",
    "remedy": "Send the id from the URL in data.id, or omit data.id.",
    "basis": "assumed",
    "decision": "D-21",
    "register": "admin"
  },
  "DEPARTMENT NAME INVALID": {
    "status": 400,
    "title": "The department name is invalid",
    "when": "The name of the department is empty, has more than 1000 characters or contains two consecutive slashes. Leading and trailing white space does not count.",
    "remedy": "Send a name with 1 to 1000 characters and without two consecutive slashes.",
    "basis": "assumed",
    "decision": "D-32",
    "register": "admin"
  },
  "DEPARTMENT PATCH EMPTY": {
    "status": 400,
    "title": "The update is empty",
    "when": "The request for a department update contains neither a name nor a parentDepartment.",
    "remedy": "Send a new name, a new parentDepartment, or both.",
    "basis": "stated",
    "claims": [
      "C-144",
      "C-146",
      "C-285",
      "C-289"
    ],
    "register": "admin"
  },
  "DEPARTMENT NOT FOUND": {
    "status": 404,
    "job": true,
    "title": "No such department",
    "when": "The tenant has no department with the requested id or path. In the errors of a job, the code means that the department was deleted before the job ran.",
    "remedy": "List the departments to find the right department.",
    "basis": "assumed",
    "decision": "D-32",
    "register": "admin"
  },
  "DEPARTMENT NAME TAKEN": {
    "status": 409,
    "title": "A sibling has this name",
    "when": "Another department with the same parent already has the requested name. Department names are case-sensitive.",
    "remedy": "Choose another name or another parent for the department.",
    "basis": "assumed",
    "decision": "D-32",
    "register": "admin"
  },
  "DEPARTMENT CYCLE": {
    "status": 409,
    "title": "A department cannot be its own ancestor",
    "when": "The new parent is the department itself or one of its descendants.",
    "remedy": "Choose a parent outside the department's own subtree.",
    "basis": "assumed",
    "decision": "D-35",
    "register": "admin"
  },
  "DEPARTMENT PATH AMBIGUOUS": {
    "status": 409,
    "title": "Several departments have this path",
    "when": "The path in the filter is ambiguous because a department name begins or ends with a slash.",
    "remedy": "Use filter[id] with the id of the department.",
    "basis": "assumed",
    "decision": "D-34",
    "register": "admin"
  },
  "DEPARTMENT FILTER CONFLICT": {
    "status": 400,
    "title": "Only one department filter is allowed",
    "when": "The request for a list of departments has both filter[id] and filter[path].",
    "remedy": "Send only one of the filters filter[id] and filter[path].",
    "basis": "assumed",
    "decision": "D-33",
    "register": "admin"
  },
  "USER FILTER CONFLICT": {
    "status": 400,
    "title": "Only one of these user filters is allowed",
    "when": "The URL has more than one of the query parameters filter[id], filter[email] and filter[department].",
    "remedy": "Send only one of the filters filter[id], filter[email] and filter[department]. The parameter filter[includeDeleted] can be added.",
    "basis": "assumed",
    "decision": "D-25",
    "register": "admin"
  },
  "MEMBER COUNT INVALID": {
    "status": 400,
    "title": "The number of members is invalid",
    "when": "The property `members` contains no user id, or more than 500 different user ids.",
    "remedy": "Send 1 to 500 different user ids in one request. For more user ids, send several requests.",
    "basis": "assumed",
    "decision": "D-37",
    "register": "admin"
  },
  "JOB NOT FOUND": {
    "status": 404,
    "title": "No such job",
    "when": "The tenant has no job with the id in the URL.",
    "remedy": "Use the job id or the job URL from the response to the request that started the job.",
    "basis": "assumed",
    "decision": "D-41",
    "register": "admin"
  },
  "IMPORT COLUMN MISSING": {
    "status": 400,
    "title": "The spreadsheet lacks a required column",
    "when": "The first row of the spreadsheet does not contain the column name email.",
    "remedy": "Send a spreadsheet whose first row has the column names from the description of the import operation.",
    "basis": "assumed",
    "decision": "D-27",
    "register": "admin"
  },
  "SPREADSHEET TOO LARGE": {
    "status": 413,
    "title": "The spreadsheet is too large",
    "when": "The file has more than 10 MiB, 100 MiB uncompressed, 50,000 rows, 400,000 cells or 16,777,216 characters. A file is also too large if reading the file takes too much memory or CPU time.",
    "remedy": "Split the spreadsheet into smaller files and import the files one after the other.",
    "basis": "assumed",
    "decision": "D-27",
    "register": "admin"
  },
  "NOT A SPREADSHEET": {
    "status": 415,
    "title": "The file is not a spreadsheet",
    "when": "The content of the file is neither XLSX nor CSV. The service ignores the file name and the Content-Type.",
    "remedy": "Save the spreadsheet as XLSX or CSV and send that file.",
    "basis": "assumed",
    "decision": "D-27",
    "register": "admin"
  },
  "IMPORT NOT FOUND": {
    "status": 404,
    "title": "No such import process",
    "when": "The tenant has no import process with the id in the URL.",
    "remedy": "List the import processes to find the right id, or use the URL from the response to the upload.",
    "basis": "assumed",
    "decision": "D-28",
    "register": "admin"
  },
  "IMPORT STATE CONFLICT": {
    "status": 409,
    "title": "The status of the import process does not allow this",
    "when": "The request acknowledges or cancels an import process, or reads its errors, while the status of the import process does not allow the request.",
    "remedy": "Read the status of the import process. To read errors, wait until the import or its summary has ended. An import process can only be acknowledged while it awaits acknowledgement. An import process cannot be cancelled after its processing has started.",
    "basis": "assumed",
    "decision": "D-30",
    "register": "admin"
  },
  "IMPORT ERRORS NOT FOUND": {
    "status": 404,
    "title": "There are no invalid rows",
    "when": "The import process has no invalid rows, or its spreadsheet has not been checked.",
    "remedy": "Download the spreadsheet of invalid rows only if the number `failed` in the summary of the user import is above 0.",
    "basis": "assumed",
    "decision": "D-31",
    "register": "admin"
  },
  "FOLDER REFERENCE INVALID": {
    "status": 400,
    "title": "Identify the folder by either id or path",
    "when": "The request has neither the id nor the path of the folder, or has both the id and the path.",
    "remedy": "Send either the id or the path of the folder.",
    "basis": "assumed",
    "decision": "D-39",
    "register": "admin"
  },
  "ASSIGNMENT COUNT INVALID": {
    "status": 400,
    "title": "The number of assignments is invalid",
    "when": "The list of role assignments is empty or has more than 500 entries.",
    "remedy": "Send 1 to 500 role assignments in one request. For more role assignments, send several requests.",
    "basis": "assumed",
    "decision": "D-45",
    "register": "admin"
  },
  "USER ASSIGNED TWICE": {
    "status": 400,
    "title": "A user appears in two rows",
    "when": "Several role assignments in the request have the same userId. Even assignments of the same role must not repeat a userId.",
    "remedy": "Send at most one assignment for each user.",
    "basis": "assumed",
    "decision": "D-45",
    "register": "admin"
  },
  "PRINCIPAL NOT FOUND": {
    "job": true,
    "title": "The principal does not exist",
    "when": "The user, department or role whose folder access should change does not exist in the tenant, or the user is deleted.",
    "remedy": "Find the correct id of the user, department or role, then send the access update with this id.",
    "basis": "assumed",
    "decision": "D-39",
    "register": "admin"
  },
  "GRANT NOT FOUND": {
    "job": true,
    "title": "No such grant",
    "when": "An access update with the operation revoke or replace names a principal without a grant on the folder itself. Grants inherited from parent folders do not count.",
    "remedy": "Read the access list of the folder. Change an inherited grant on the folder on which it was granted, or use the operation grant.",
    "basis": "assumed",
    "decision": "D-39",
    "register": "admin"
  },
  "ROLE NOT FOUND": {
    "job": true,
    "title": "The role does not exist",
    "when": "The tenant has no custom role with the roleId of the assignment.",
    "remedy": "List the custom roles to find the right id, then send the assignment again.",
    "basis": "assumed",
    "decision": "D-45",
    "register": "admin"
  },
  "EXTERNAL SYNC FAILED": {
    "job": true,
    "title": "The external role directory refused the role",
    "when": "The tenant has HR-managed roles, and the external role directory refused the new role. The user keeps the old role.",
    "remedy": "Ask the operator of the external role directory why the role was refused, then send the role assignment again.",
    "basis": "assumed",
    "decision": "D-45",
    "register": "admin"
  },
  "USER NOT FOUND": {
    "job": true,
    "title": "The user does not exist",
    "when": "A role assignment or the property `members` contains the id of a user who does not exist or was deleted.",
    "remedy": "List the users to find the right id, then send the request again.",
    "basis": "assumed",
    "decision": "D-45",
    "register": "admin"
  },
  "NOTHING APPLIED": {
    "job": true,
    "title": "Every entry failed",
    "when": "The job failed, because the change failed for every user in the request.",
    "remedy": "Read the entries of the job's result. Each failed entry contains the reason for its failure.",
    "basis": "assumed",
    "decision": "D-43",
    "register": "admin"
  },
  "JOB FAILED": {
    "job": true,
    "title": "The operation failed",
    "when": "A job or an import failed because of an error in the service. No change was applied.",
    "remedy": "Send the request again later.",
    "basis": "assumed",
    "decision": "D-43",
    "register": "admin"
  },
  "API KEY MISSING": {
    "status": 401,
    "title": "An API key is required",
    "when": "The token request has no header X-API-Key.",
    "remedy": "Send the tenant's API key in the header X-API-Key.",
    "basis": "assumed",
    "decision": "D-02",
    "register": "common"
  },
  "API KEY UNKNOWN": {
    "status": 403,
    "title": "No tenant has this API key",
    "when": "The API key in the header X-API-Key does not exist or was revoked.",
    "remedy": "Ask the tenant's administrator for a valid API key.",
    "basis": "assumed",
    "decision": "D-02",
    "register": "common"
  },
  "TOKEN MISSING": {
    "status": 401,
    "title": "An access token is required",
    "when": "The header Authorization is missing or uses a scheme other than Bearer.",
    "remedy": "Get an access token from the token operation and send it in the header Authorization with the scheme Bearer.",
    "basis": "assumed",
    "decision": "D-03",
    "register": "common"
  },
  "TOKEN INVALID": {
    "status": 401,
    "title": "The access token is invalid",
    "when": "The access token is not a JWT or has an invalid signature. The code also means that the tenant of the token was deleted, or that the API key of the token was revoked or replaced.",
    "remedy": "Get a new access token from the token operation.",
    "basis": "assumed",
    "decision": "D-03",
    "register": "common"
  },
  "TOKEN EXPIRED": {
    "status": 401,
    "title": "The access token has expired",
    "when": "The access token has expired according to the tenant's clock.",
    "remedy": "Get a new access token from the token operation and send the request again.",
    "basis": "assumed",
    "decision": "D-03",
    "register": "common"
  },
  "MALFORMED JSON": {
    "status": 400,
    "title": "The body is not JSON",
    "when": "The body is not valid JSON in UTF-8.",
    "remedy": "Correct the JSON of the request body. The error's detail contains the reason from the JSON parser.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "MALFORMED FORM": {
    "status": 400,
    "title": "The body is not a valid form",
    "when": "A multipart body has no boundary, is incomplete, or has a part without a name.",
    "remedy": "Use an HTTP library that creates the form and sets the header Content-Type.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "MISSING VALUE": {
    "status": 400,
    "title": "A required value is missing",
    "when": "A required body property, form part or query parameter is missing.",
    "remedy": "Add the missing value to the request. The property `source` of the error names the value.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "INVALID VALUE": {
    "status": 400,
    "title": "A value is invalid",
    "when": "A value in the request has a type, format or size that the contract does not allow, and the contract has no more specific error code.",
    "remedy": "Send a value that meets the rule in the error's detail.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "UNKNOWN PROPERTY": {
    "status": 400,
    "title": "The body has an unknown property",
    "when": "The request has a body property or form part that the contract does not define. Names of properties and form parts are case-sensitive.",
    "remedy": "Remove the unknown property or form part, or correct its spelling.",
    "basis": "assumed",
    "decision": "D-09",
    "register": "common"
  },
  "UNKNOWN PARAMETER": {
    "status": 400,
    "title": "A query parameter is unknown",
    "when": "The request has a query parameter that the contract does not define. Names of query parameters are case-sensitive.",
    "remedy": "Remove the unknown parameter or correct its spelling.",
    "basis": "assumed",
    "decision": "D-09",
    "register": "common"
  },
  "REPEATED PARAMETER": {
    "status": 400,
    "title": "A query parameter or form part is repeated",
    "when": "A query parameter or form part appears more than once.",
    "remedy": "Send each query parameter and each form part only once.",
    "basis": "assumed",
    "decision": "D-09",
    "register": "common"
  },
  "MALFORMED URL": {
    "status": 400,
    "title": "The URL is invalid",
    "when": "A percent sign in the path or query is not followed by two hexadecimal digits, or the decoded bytes are not UTF-8.",
    "remedy": "Percent-encode the URL.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "ROUTE NOT FOUND": {
    "status": 404,
    "route": true,
    "title": "No operation has this path",
    "when": "The interface has no operation with the path of the request.",
    "remedy": "Compare the path of the request with the contract, including the prefix and the version.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "METHOD NOT ALLOWED": {
    "status": 405,
    "route": true,
    "title": "The path does not support this method",
    "when": "The path of the request exists, but the path does not support the method of the request.",
    "remedy": "Use one of the methods in the response header Allow.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "MALFORMED REQUEST": {
    "status": 400,
    "route": true,
    "title": "The request is not valid HTTP",
    "when": "The request line, a header field or a chunk of the body violates HTTP/1.1.",
    "remedy": "Send the request with an HTTP library. The error's detail describes the violation of HTTP/1.1.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "HEADERS TOO LARGE": {
    "status": 431,
    "route": true,
    "title": "The header fields are too large",
    "when": "The request line and the header fields together have more than 16,384 bytes.",
    "remedy": "Send fewer or shorter header fields and query parameters.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "REQUEST TIMEOUT": {
    "status": 408,
    "route": true,
    "title": "The request timed out",
    "when": "The header fields or the body of the request arrived too slowly.",
    "remedy": "Send the request again on a new connection.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "INTERNAL ERROR": {
    "status": 500,
    "route": true,
    "title": "Internal error",
    "when": "The request failed because of an error in the service. No part of the request was applied.",
    "remedy": "Report the error and its time to the operator of the service. You can send the request again.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "STORE UNAVAILABLE": {
    "status": 503,
    "route": true,
    "title": "The store is not available",
    "when": "The store of the sandbox is not available. The sandbox stored the change of the request completely or not at all.",
    "remedy": "Wait for the number of seconds in Retry-After, and read whether the change was stored. If the change was not stored, send the request again.",
    "basis": "assumed",
    "decision": "D-89",
    "register": "common"
  },
  "FILE READER BUSY": {
    "status": 503,
    "route": true,
    "title": "Too many files are waiting to be read",
    "when": "Too many uploads and imports arrived at once. The service refused the request and changed nothing.",
    "remedy": "Wait for the number of seconds in Retry-After, then send the request again.",
    "basis": "assumed",
    "decision": "D-76",
    "register": "common"
  },
  "SERVER BUSY": {
    "status": 503,
    "route": true,
    "title": "The server is busy",
    "when": "The bodies of other large requests use all memory for request bodies. The service refused the request and changed nothing.",
    "remedy": "Wait for the number of seconds in Retry-After, then send the request again.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "TENANT DAMAGED": {
    "status": 503,
    "route": true,
    "title": "The stored data of the tenant is damaged",
    "when": "A stored row of the tenant cannot be read. Other tenants are not affected.",
    "remedy": "Run `cps store check` to find the damaged row. Then export the tenant and import it into a new store, or delete it.",
    "basis": "assumed",
    "decision": "D-89",
    "register": "common"
  },
  "BODY TOO LARGE": {
    "status": 413,
    "title": "The body is too large",
    "when": "The body has more bytes than the operation allows. The service stopped reading the body.",
    "remedy": "Split the request into several requests with smaller bodies.",
    "basis": "assumed",
    "decision": "D-23",
    "register": "common"
  },
  "UNSUPPORTED MEDIA TYPE": {
    "status": 415,
    "title": "The media type of the body is not supported",
    "when": "The Content-Type of the request body is missing, or the operation does not support the Content-Type.",
    "remedy": "Send a supported media type. The error's detail lists the supported media types.",
    "basis": "assumed",
    "decision": "D-20",
    "register": "common"
  },
  "TOO MANY REQUESTS": {
    "status": 429,
    "title": "Too many requests",
    "when": "The tenant has reached its rate limit.",
    "remedy": "Wait for the number of seconds in Retry-After, then send the request again.",
    "basis": "assumed",
    "decision": "D-08",
    "register": "common"
  },
  "FOLDER NOT FOUND": {
    "status": 404,
    "job": true,
    "title": "No such folder",
    "when": "The tenant has no folder with the id or path in the request. An access job fails with the code FOLDER NOT FOUND if its folder does not exist.",
    "remedy": "Look up the id or the path of the folder. Folder paths are case-sensitive.",
    "basis": "assumed",
    "decision": "D-38",
    "register": "common"
  },
  "IDEMPOTENCY KEY REUSED": {
    "status": 422,
    "state": true,
    "title": "The idempotency key belongs to another request",
    "when": "An earlier request of the caller had the same Idempotency-Key, and another method, URL or body.",
    "remedy": "Make a new key for each new request. Send the same key only with the same request.",
    "basis": "assumed",
    "decision": "D-77",
    "register": "common"
  },
  "IDEMPOTENCY KEY IN USE": {
    "status": 409,
    "state": true,
    "title": "The first request with this idempotency key has not ended",
    "when": "The service is still processing an upload or an import of the caller with the same Idempotency-Key.",
    "remedy": "Wait for the number of seconds in Retry-After, then send the same request again.",
    "basis": "assumed",
    "decision": "D-77",
    "register": "common"
  },
  "PRECONDITION FAILED": {
    "status": 412,
    "state": true,
    "title": "The resource has changed",
    "when": "The resource has none of the entity tags in If-Match, because it changed after the client read it.",
    "remedy": "Read the resource again, decide whether the change is still wanted, and send the update with the new ETag.",
    "basis": "assumed",
    "decision": "D-78",
    "register": "common"
  },
  "PROVISION NAME INVALID": {
    "status": 400,
    "title": "The name of the provision is invalid",
    "when": "After leading and trailing white space is removed, the name of the provision is empty or has more than 255 characters.",
    "remedy": "Send a provision name of 1 to 255 characters.",
    "basis": "assumed",
    "decision": "D-63",
    "register": "documents"
  },
  "PROVISION TAG INVALID": {
    "status": 400,
    "title": "A tag of the provision is invalid",
    "when": "After leading and trailing white space is removed, a tag of the provision is empty or has more than 255 characters.",
    "remedy": "Send tags of 1 to 255 characters, or remove the invalid tag.",
    "basis": "assumed",
    "decision": "D-63",
    "register": "documents"
  },
  "PROVISION NAME TAKEN": {
    "status": 409,
    "title": "A provision already has this name",
    "when": "The tenant already has a provision with the requested name.",
    "remedy": "Use the existing provision or choose another name.",
    "basis": "assumed",
    "decision": "D-63",
    "register": "documents"
  },
  "PROVISION RECORD NOT FOUND": {
    "status": 404,
    "title": "The provision record does not exist",
    "when": "The tenant has no provision record with the id in the URL.",
    "remedy": "Send the recordId that the service returned when it created the provision.",
    "basis": "assumed",
    "decision": "D-64",
    "register": "documents"
  },
  "FILE NAME INVALID": {
    "status": 400,
    "title": "The name of the file is invalid",
    "when": "The file has no name, a name of more than 255 characters, or a name with a slash, a backslash or control characters.",
    "remedy": "Send a file name of 1 to 255 characters. The file name must not contain a folder.",
    "basis": "assumed",
    "decision": "D-65",
    "register": "documents"
  },
  "DOCUMENT TOO LARGE": {
    "status": 413,
    "title": "The file is too large",
    "when": "The file has more than 104,857,600 bytes (100 MiB).",
    "remedy": "Send a smaller file, for example with compressed images.",
    "basis": "assumed",
    "decision": "D-65",
    "register": "documents"
  },
  "DOCUMENT TYPE UNSUPPORTED": {
    "status": 415,
    "title": "The type of the file is not supported",
    "when": "The file is not PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG or PNG, or the content of the file does not match its name.",
    "remedy": "Convert the file to a supported type, or correct its extension.",
    "basis": "assumed",
    "decision": "D-65",
    "register": "documents"
  },
  "DOC ID TAKEN": {
    "status": 409,
    "title": "Another document has this docId",
    "when": "Another document of the tenant already has the docId from the form.",
    "remedy": "Upload a new version of the existing document, or choose a different docId.",
    "basis": "assumed",
    "decision": "D-65",
    "register": "documents"
  },
  "DOCUMENT NOT FOUND": {
    "status": 404,
    "title": "The document does not exist",
    "when": "The URL contains the id or docId of a document record that does not exist or was deleted.",
    "remedy": "List the documents to find the right id.",
    "basis": "assumed",
    "decision": "D-68",
    "register": "documents"
  },
  "DOCUMENT SET NOT FOUND": {
    "status": 404,
    "title": "The document set does not exist",
    "when": "The tenant has no document record with the docSetId in the URL.",
    "remedy": "Send the docSetId of an existing document.",
    "basis": "assumed",
    "decision": "D-68",
    "register": "documents"
  },
  "FIELD TYPE MISMATCH": {
    "status": 400,
    "state": true,
    "title": "A value has the wrong type for its field",
    "when": "A field value in the request has a type that differs from the type of the field, or the value of a date field is not a calendar day.",
    "remedy": "Look up the type of the field in the list of fields, then send values of that type.",
    "basis": "assumed",
    "decision": "D-69",
    "register": "documents"
  },
  "FIELD VALUE NOT ALLOWED": {
    "status": 400,
    "state": true,
    "title": "The field does not allow this value",
    "when": "A value of a single_select or multi_select field is not among the field's allowedValues.",
    "remedy": "Send an allowed value. The list of fields contains the allowedValues of each field.",
    "basis": "assumed",
    "decision": "D-69",
    "register": "documents"
  },
  "FIELD TAKES ONE VALUE": {
    "status": 400,
    "state": true,
    "title": "The field takes at most one value",
    "when": "A single_select field has more than one value.",
    "remedy": "Send at most one value for a field of the type single_select. An empty list of values clears the field.",
    "basis": "assumed",
    "decision": "D-69",
    "register": "documents"
  },
  "FIELD NAMED TWICE": {
    "status": 400,
    "title": "A field is repeated",
    "when": "Two fields in the request have exactly the same name.",
    "remedy": "Send each field name only once, with all values of the field.",
    "basis": "assumed",
    "decision": "D-69",
    "register": "documents"
  },
  "DOCUMENT IN PROGRESS": {
    "status": 409,
    "title": "The document is still being processed",
    "when": "The processed document does not exist yet. The status of the document record is still IN_PROGRESS.",
    "remedy": "Read the document record repeatedly until its status is READY. Then request the processed document again.",
    "basis": "assumed",
    "decision": "D-71",
    "register": "documents"
  },
  "PROCESSED DOCUMENT NOT FOUND": {
    "status": 404,
    "title": "There is no processed document",
    "when": "The processing of the document ended with the status FAILED, so no processed document exists.",
    "remedy": "Download the original document, or upload a readable file.",
    "basis": "assumed",
    "decision": "D-71",
    "register": "documents"
  },
  "RANGE NOT SATISFIABLE": {
    "status": 416,
    "title": "The range starts after the end of the file",
    "when": "The Range header requests bytes after the end of the file.",
    "remedy": "Request a range of bytes within the size of the file. The header Content-Range of the response contains the size of the file.",
    "basis": "assumed",
    "decision": "D-70",
    "register": "documents"
  },
  "QUERY CONDITION INVALID": {
    "status": 400,
    "title": "The members of a condition do not fit together",
    "when": "The name or the terms of a search condition do not fit the type and the filter of the condition. A search condition is also invalid if the condition has members in addition to `any`, or names a property that document records do not have.",
    "remedy": "Send each condition of the query either with type, filter and the members that they require, or only with the member any.",
    "basis": "assumed",
    "decision": "D-73",
    "register": "documents"
  },
  "QUERY FILTER MISFIT": {
    "status": 400,
    "state": true,
    "title": "The filter does not fit the type",
    "when": "The filter or a term of a search condition does not fit the type of the compared field, property, provision or text.",
    "remedy": "Choose a filter that fits the type of the field or property. Send terms of the same type as the field or property.",
    "basis": "assumed",
    "decision": "D-73",
    "register": "documents"
  },
  "QUERY TOO DEEP": {
    "status": 400,
    "title": "The query is nested too deeply",
    "when": "The search query has lists named `any` that are nested more than three levels deep.",
    "remedy": "Merge nested lists named `any`, or split the search into several requests.",
    "basis": "assumed",
    "decision": "D-73",
    "register": "documents"
  },
  "QUERY TOO LARGE": {
    "status": 400,
    "state": true,
    "title": "The query has too many conditions",
    "when": "The search query has more than 50 conditions. Lists named `any` do not count as conditions.",
    "remedy": "Combine several search conditions into one condition with several terms, or split the search into several requests.",
    "basis": "assumed",
    "decision": "D-73",
    "register": "documents"
  },
  "TENANT NOT FOUND": {
    "status": 404,
    "title": "The tenant does not exist",
    "when": "The sandbox has no tenant with the name in the path.",
    "remedy": "Send the name of an existing tenant. The error's detail lists the names of all tenants.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "TENANT ID TAKEN": {
    "status": 409,
    "title": "A tenant already has this name",
    "when": "The name or an API key of the new tenant belongs to another tenant.",
    "remedy": "Choose a different tenant name, or delete the existing tenant first.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "API KEY NOT FOUND": {
    "status": 404,
    "title": "The API key does not exist",
    "when": "The tenant has no API key with the name in the path.",
    "remedy": "Send the name of an existing API key. The error's detail lists the names of the tenant's API keys.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "API KEY REVOKED": {
    "status": 409,
    "title": "The API key was revoked",
    "when": "The API key with the name in the path was revoked.",
    "remedy": "Use another API key, or reset the tenant to restore its API keys.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "CLOCK BACKWARDS": {
    "status": 400,
    "state": true,
    "title": "The clock cannot move backwards",
    "when": "The new time is before the tenant's current time.",
    "remedy": "Set the clock to a later time, or reset the tenant.",
    "basis": "assumed",
    "decision": "D-95",
    "register": "sandbox"
  },
  "JOB PLAN KIND NOT FOUND": {
    "status": 404,
    "title": "The kind of job plan does not exist",
    "when": "The path names an unknown kind of asynchronous work.",
    "remedy": "Send a known kind of asynchronous work. The error's detail lists all kinds.",
    "basis": "assumed",
    "decision": "D-90",
    "register": "sandbox"
  },
  "NO TRANSITION LEFT": {
    "status": 409,
    "title": "No pending transition",
    "when": "The asynchronous work has ended, or it waits for a request from a client.",
    "remedy": "List the tenant's asynchronous work. Send advance requests only for entries in which isPending is true.",
    "basis": "assumed",
    "decision": "D-92",
    "register": "sandbox"
  },
  "SNAPSHOT NOT FOUND": {
    "status": 404,
    "title": "The snapshot does not exist",
    "when": "The tenant has no snapshot with the name in the path.",
    "remedy": "Send the name of an existing snapshot. The error's detail lists the names of the tenant's snapshots.",
    "basis": "assumed",
    "decision": "D-96",
    "register": "sandbox"
  },
  "SNAPSHOT NAME TAKEN": {
    "status": 409,
    "title": "A snapshot already has this name",
    "when": "The tenant already has a snapshot with the requested name.",
    "remedy": "Choose a different snapshot name, or delete the existing snapshot first.",
    "basis": "assumed",
    "decision": "D-96",
    "register": "sandbox"
  },
  "FAULT NAME UNKNOWN": {
    "status": 400,
    "title": "The fault does not exist",
    "when": "The request contains an unknown fault name.",
    "remedy": "Send the name of an available fault. The error's detail lists similar names, and GET /_sandbox/faults lists all names.",
    "basis": "assumed",
    "decision": "D-97",
    "register": "sandbox"
  },
  "FAULT NOT FOUND": {
    "status": 404,
    "title": "The tenant does not have this fault",
    "when": "The tenant has no fault with the id in the path.",
    "remedy": "Send the id of an active fault. The error's detail lists the ids of the tenant's active faults.",
    "basis": "assumed",
    "decision": "D-97",
    "register": "sandbox"
  },
  "ARCHIVE BROKEN": {
    "status": 400,
    "title": "The archive is invalid",
    "when": "The uploaded file is not an archive, is incomplete or has an invalid line.",
    "remedy": "Download the snapshot again, or correct the archive as the error's detail describes.",
    "basis": "assumed",
    "decision": "D-96",
    "register": "sandbox"
  },
  "ARCHIVE VERSION UNKNOWN": {
    "status": 400,
    "title": "The archive has an unsupported format version",
    "when": "The uploaded archive has a format version that this version of Contract Platform Kit cannot read.",
    "remedy": "Use the version of Contract Platform Kit that wrote the archive, or export the snapshot again with this version.",
    "basis": "assumed",
    "decision": "D-96",
    "register": "sandbox"
  },
  "SEED INVALID": {
    "status": 400,
    "title": "The seed is invalid",
    "when": "The seed (data for a tenant) is neither YAML nor JSON, lacks a required value, or refers to an object that the seed does not contain.",
    "remedy": "The detail of the error lists wrong lines of the seed. Correct these lines. The file fixtures/worlds/aurora.yaml is an example of a seed.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "API KEY TAKEN": {
    "status": 409,
    "title": "Another tenant has this API key",
    "when": "An API key in the seed data or snapshot belongs to another tenant.",
    "remedy": "The error's detail names the other tenant. Delete the other tenant, or use other API keys.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "CONTROL KEY MISSING": {
    "status": 401,
    "title": "The control key is missing",
    "when": "The sandbox requires the control key, and the request does not contain the control key.",
    "remedy": "Send the control key, which the sandbox printed at its start, in the header X-Control-Key.",
    "basis": "assumed",
    "decision": "D-99",
    "register": "sandbox"
  },
  "CONTROL KEY WRONG": {
    "status": 403,
    "title": "The control key is wrong",
    "when": "The request contains a wrong control key.",
    "remedy": "Send the control key that the sandbox printed at its start, or the value of CPS_CONTROL_KEY.",
    "basis": "assumed",
    "decision": "D-99",
    "register": "sandbox"
  },
  "FOREIGN CALLER": {
    "status": 403,
    "title": "The caller is not on this machine",
    "when": "The sandbox has no control key, and the header Host, X-Forwarded-Host or Origin names another machine, as in a request from a foreign web page.",
    "remedy": "Send the request to 127.0.0.1 or localhost. To allow callers from other machines, set CPS_CONTROL_KEY.",
    "basis": "assumed",
    "decision": "D-99",
    "register": "sandbox"
  },
  "GENERATOR BUSY": {
    "status": 503,
    "route": true,
    "title": "Too many tenants are waiting for generated data",
    "when": "Too many requests are waiting for generated data. The sandbox generates the data of one tenant at a time. The sandbox has not created the tenant of the refused request.",
    "remedy": "Wait for the number of seconds in Retry-After, then send the request again.",
    "basis": "assumed",
    "decision": "D-91",
    "register": "sandbox"
  },
  "NOT READY": {
    "status": 503,
    "title": "The sandbox is not ready",
    "when": "The store of the sandbox is not available, or the sandbox is stopping.",
    "remedy": "Send the request again later. If the error persists, check the database of the sandbox.",
    "basis": "assumed",
    "decision": "D-98",
    "register": "sandbox"
  }
} as const;
