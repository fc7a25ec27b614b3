// Made from openapi/ by "npm run generate". Do not edit.

/** The register of error codes. */
export const errors = {
  "ADMIN REQUIRED": {
    "status": 403,
    "title": "An administrator is needed",
    "when": "The token belongs to a user who is neither admin nor super-admin.",
    "remedy": "Use the API key of an admin or super-admin.",
    "basis": "assumed",
    "decision": "D-06"
  },
  "FEATURE NOT ENABLED": {
    "status": 403,
    "title": "The tenant does not have this feature",
    "when": "The feature flag admin-access-api is off for the tenant.",
    "remedy": "Ask for the flag to be switched on; until then leave the operation alone.",
    "basis": "assumed",
    "decision": "D-05"
  },
  "RESOURCE TYPE MISMATCH": {
    "status": 409,
    "title": "The body names another resource type",
    "when": "data.type is not the type that the operation works on.",
    "remedy": "Send the type that the contract gives for the operation.",
    "basis": "assumed",
    "decision": "D-21"
  },
  "RESOURCE ID MISMATCH": {
    "status": 409,
    "title": "The body names another resource",
    "when": "data.id is present and is not the id in the address.",
    "remedy": "Send the id of the address, or none.",
    "basis": "assumed",
    "decision": "D-21"
  },
  "DEPARTMENT NAME INVALID": {
    "status": 400,
    "title": "The name of the department breaks a rule",
    "when": "A department's name, trimmed, is empty, has more than 1000 characters or holds two slashes in a row.",
    "remedy": "Shorten or mend the name.",
    "basis": "assumed",
    "decision": "D-32"
  },
  "DEPARTMENT PATCH EMPTY": {
    "status": 400,
    "title": "The update names nothing to change",
    "when": "A department update holds neither name nor parentDepartment.",
    "remedy": "Send at least one of the two.",
    "basis": "stated",
    "claims": [
      "C-144",
      "C-146",
      "C-285",
      "C-289"
    ]
  },
  "DEPARTMENT NOT FOUND": {
    "status": 404,
    "job": true,
    "title": "No such department",
    "when": "No department of the tenant has the id or path that the address, a filter or parentDepartment gives. In a job, the\ndepartment was removed before the job ran.",
    "remedy": "List the departments to find the one you mean.",
    "basis": "assumed",
    "decision": "D-32"
  },
  "DEPARTMENT NAME TAKEN": {
    "status": 409,
    "title": "A sibling has this name",
    "when": "A department below the same parent has exactly this name already.",
    "remedy": "Choose another name or another parent.",
    "basis": "assumed",
    "decision": "D-32"
  },
  "DEPARTMENT CYCLE": {
    "status": 409,
    "title": "A department cannot stand below itself",
    "when": "The new parent is the department itself or one of its descendants.",
    "remedy": "Choose a parent outside the department's own subtree.",
    "basis": "assumed",
    "decision": "D-35"
  },
  "DEPARTMENT PATH AMBIGUOUS": {
    "status": 409,
    "title": "Several departments have this path",
    "when": "A name begins or ends with a slash, so that the path can be read in two ways and both exist.",
    "remedy": "Use filter[id] with the id of the department you mean.",
    "basis": "assumed",
    "decision": "D-34"
  },
  "DEPARTMENT FILTER CONFLICT": {
    "status": 400,
    "title": "These department filters exclude each other",
    "when": "A department list was asked for with filter[id] and filter[path] together.",
    "remedy": "Keep one of the two.",
    "basis": "assumed",
    "decision": "D-33"
  },
  "USER FILTER CONFLICT": {
    "status": 400,
    "title": "These user filters exclude each other",
    "when": "A user list was asked for with more than one of filter[id], filter[email] and filter[department].",
    "remedy": "Keep one of them; filter[includeDeleted] may stay.",
    "basis": "assumed",
    "decision": "D-25"
  },
  "MEMBER COUNT INVALID": {
    "status": 400,
    "title": "The number of members breaks a rule",
    "when": "members holds no user id, or more than 500 after duplicates are folded.",
    "remedy": "Send 1 to 500 different user ids, and several requests where there are more.",
    "basis": "assumed",
    "decision": "D-37"
  },
  "JOB NOT FOUND": {
    "status": 404,
    "title": "No such job",
    "when": "No job of the tenant has this id.",
    "remedy": "Take the id or the address from the acknowledgement.",
    "basis": "assumed",
    "decision": "D-41"
  },
  "IMPORT COLUMN MISSING": {
    "status": 400,
    "title": "The spreadsheet lacks a required column",
    "when": "The first row of the spreadsheet names no column email.",
    "remedy": "Name the columns in the first row as the import describes them.",
    "basis": "assumed",
    "decision": "D-27"
  },
  "SPREADSHEET TOO LARGE": {
    "status": 413,
    "title": "The spreadsheet is too large",
    "when": "The file has more than 10 MiB, 100 MiB unpacked, 50,000 rows, 400,000 cells or 16,777,216 characters, or takes too\nmuch memory or CPU time to read.",
    "remedy": "Split the spreadsheet and import its parts one after the other.",
    "basis": "assumed",
    "decision": "D-27"
  },
  "NOT A SPREADSHEET": {
    "status": 415,
    "title": "The file is not a spreadsheet",
    "when": "The file cannot be read as XLSX or CSV, whatever its name or Content-Type says.",
    "remedy": "Save the spreadsheet as XLSX or CSV and send that.",
    "basis": "assumed",
    "decision": "D-27"
  },
  "IMPORT NOT FOUND": {
    "status": 404,
    "title": "No such import process",
    "when": "No import process of the tenant has this id.",
    "remedy": "List the import processes, or take the address from the answer that started the process.",
    "basis": "assumed",
    "decision": "D-28"
  },
  "IMPORT STATE CONFLICT": {
    "status": 409,
    "title": "The import process is in another state",
    "when": "The process was to be acknowledged or cancelled, or its errors were asked for, in a state that does not allow it.",
    "remedy": "Read the process and go by its status; where it is at work, wait.",
    "basis": "assumed",
    "decision": "D-30"
  },
  "IMPORT ERRORS NOT FOUND": {
    "status": 404,
    "title": "There are no rows at fault",
    "when": "The run or the summary whose errors were asked for found no row at fault, or never took place.",
    "remedy": "Nothing is to be done; read failed in the summary before asking.",
    "basis": "assumed",
    "decision": "D-31"
  },
  "FOLDER REFERENCE INVALID": {
    "status": 400,
    "title": "A folder is named by its id or by its path",
    "when": "Neither an id nor a path of the folder was given, or both were.",
    "remedy": "Give exactly one of the two.",
    "basis": "assumed",
    "decision": "D-39"
  },
  "ASSIGNMENT COUNT INVALID": {
    "status": 400,
    "title": "The number of assignments breaks a rule",
    "when": "assignments holds no row, or more than 500.",
    "remedy": "Send 1 to 500 rows, and several requests where there are more.",
    "basis": "assumed",
    "decision": "D-45"
  },
  "USER ASSIGNED TWICE": {
    "status": 400,
    "title": "A user stands in two rows",
    "when": "A userId is in more than one row of assignments, be it with the same role.",
    "remedy": "Keep one row for each user.",
    "basis": "assumed",
    "decision": "D-45"
  },
  "PRINCIPAL NOT FOUND": {
    "job": true,
    "title": "No such principal",
    "when": "The user, department or role that an access change is about does not exist in the tenant, or the user is deleted.",
    "remedy": "Look the id up in the list of users, departments or roles, then submit the change again.",
    "basis": "assumed",
    "decision": "D-39"
  },
  "GRANT NOT FOUND": {
    "job": true,
    "title": "No such grant",
    "when": "A revoke or a replace is about a principal that has no grant on the folder itself; what the folder inherits does\nnot count.",
    "remedy": "Read the access list; change an inherited grant on the folder that it comes from, or use grant.",
    "basis": "assumed",
    "decision": "D-39"
  },
  "ROLE NOT FOUND": {
    "job": true,
    "title": "No such role",
    "when": "No custom role of the tenant has the roleId of the row.",
    "remedy": "List the custom roles to find the right id, then submit that row again.",
    "basis": "assumed",
    "decision": "D-45"
  },
  "EXTERNAL SYNC FAILED": {
    "job": true,
    "title": "The external role directory did not take the role over",
    "when": "The tenant's roles are managed by an HR system whose directory refused the new role; the user keeps the old one.",
    "remedy": "Find out in the directory why, then submit that row again.",
    "basis": "assumed",
    "decision": "D-45"
  },
  "USER NOT FOUND": {
    "job": true,
    "title": "No such user",
    "when": "No user of the tenant has the id that a row or member list names, or the user is deleted.",
    "remedy": "List the users to find the right id, then submit that row again.",
    "basis": "assumed",
    "decision": "D-45"
  },
  "NOTHING APPLIED": {
    "job": true,
    "title": "Not one entry could be applied",
    "when": "Every entry of the job failed, so the job failed as a whole.",
    "remedy": "Read the entries of the result; each says what was wrong with it.",
    "basis": "assumed",
    "decision": "D-43"
  },
  "JOB FAILED": {
    "job": true,
    "title": "The work broke off",
    "when": "A job or an import broke off for a reason that lies in the service; nothing of it was applied.",
    "remedy": "Submit the request again later.",
    "basis": "assumed",
    "decision": "D-43"
  },
  "API KEY MISSING": {
    "status": 401,
    "title": "An API key is needed",
    "when": "A token was asked for without the header X-API-Key.",
    "remedy": "Send the tenant's API key in the header X-API-Key.",
    "basis": "assumed",
    "decision": "D-02"
  },
  "API KEY UNKNOWN": {
    "status": 403,
    "title": "No tenant has this API key",
    "when": "The API key in X-API-Key was never handed out or has been revoked.",
    "remedy": "Ask the tenant's administrator for a key that is in force.",
    "basis": "assumed",
    "decision": "D-02"
  },
  "TOKEN MISSING": {
    "status": 401,
    "title": "An access token is needed",
    "when": "The header Authorization is absent or names another scheme than Bearer.",
    "remedy": "Get a token from the token operation and send \"Authorization: Bearer <token>\".",
    "basis": "assumed",
    "decision": "D-03"
  },
  "TOKEN INVALID": {
    "status": 401,
    "title": "The access token is not valid",
    "when": "The token is no JWT or was signed by somebody else, its tenant was deleted, or its API key was revoked or replaced.",
    "remedy": "Get a new token from the token operation.",
    "basis": "assumed",
    "decision": "D-03"
  },
  "TOKEN EXPIRED": {
    "status": 401,
    "title": "The access token has expired",
    "when": "The token is older than its lifetime by the tenant's clock.",
    "remedy": "Get a new token from the token operation and send the request again.",
    "basis": "assumed",
    "decision": "D-03"
  },
  "MALFORMED JSON": {
    "status": 400,
    "title": "The body is not JSON",
    "when": "The body cannot be read as JSON in UTF-8.",
    "remedy": "Mend the body; the detail says where reading stopped.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "MALFORMED FORM": {
    "status": 400,
    "title": "The body is not a form",
    "when": "A multipart body lacks its boundary, breaks off, or has a part without a name.",
    "remedy": "Let the HTTP library build the form, its Content-Type with the boundary included.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "MISSING VALUE": {
    "status": 400,
    "title": "Something that is needed is absent",
    "when": "A property of the body, a part of the form or a query parameter that the operation cannot do without is absent.",
    "remedy": "Send it; the source says which one it is.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "INVALID VALUE": {
    "status": 400,
    "title": "A value breaks a rule",
    "when": "A value has another type, form or size than the contract gives it and no code of its own says so.",
    "remedy": "Send a value that the detail's rule allows.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "UNKNOWN PROPERTY": {
    "status": 400,
    "title": "The body has a property that means nothing here",
    "when": "A property of the body or a part of the form is none that the operation knows; case counts.",
    "remedy": "Leave it out, or mend its spelling.",
    "basis": "assumed",
    "decision": "D-09"
  },
  "UNKNOWN PARAMETER": {
    "status": 400,
    "title": "A query parameter means nothing here",
    "when": "A query parameter is none that the operation knows; case counts.",
    "remedy": "Leave it out, or mend its spelling.",
    "basis": "assumed",
    "decision": "D-09"
  },
  "REPEATED PARAMETER": {
    "status": 400,
    "title": "A query parameter or part of the form came more than once",
    "when": "One query parameter stands in the address twice or more, or one part in a form.",
    "remedy": "Send it once.",
    "basis": "assumed",
    "decision": "D-09"
  },
  "MALFORMED URL": {
    "status": 400,
    "title": "The address cannot be read",
    "when": "A percent sign in the path or the query begins no byte, or the bytes are no UTF-8.",
    "remedy": "Percent-encode the address.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "ROUTE NOT FOUND": {
    "status": 404,
    "route": true,
    "title": "No operation has this path",
    "when": "The path belongs to no operation of the interface.",
    "remedy": "Compare the path with the contract; mind the prefix and the version.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "METHOD NOT ALLOWED": {
    "status": 405,
    "route": true,
    "title": "The path does not take this method",
    "when": "The path is known and the method is not among those that the header Allow lists.",
    "remedy": "Use a method that Allow lists.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "MALFORMED REQUEST": {
    "status": 400,
    "route": true,
    "title": "The request is not HTTP",
    "when": "The request line, a header field or the chunks of a body break the rules of HTTP/1.1.",
    "remedy": "Let an HTTP library write the request; the detail says what was found.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "HEADERS TOO LARGE": {
    "status": 431,
    "route": true,
    "title": "The header fields are too large",
    "when": "The request line and the header fields have more than 16,384 bytes together.",
    "remedy": "Send fewer or shorter header fields and query parameters.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "REQUEST TIMEOUT": {
    "status": 408,
    "route": true,
    "title": "The request did not come in time",
    "when": "The header fields or the body of a request take longer to arrive than the server waits.",
    "remedy": "Send the request again, on a new connection.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "INTERNAL ERROR": {
    "status": 500,
    "route": true,
    "title": "Something went wrong here",
    "when": "A fault of the service itself; nothing of the request was applied.",
    "remedy": "Report it together with the time; the request may be sent again.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "STORE UNAVAILABLE": {
    "status": 503,
    "route": true,
    "title": "The tenants cannot be read or kept now",
    "when": "What the sandbox keeps its tenants in does not answer or refuses; whether a change was kept is not known.",
    "remedy": "Wait as many seconds as Retry-After says, read the state, then send the request again.",
    "basis": "assumed",
    "decision": "D-89"
  },
  "FILE READER BUSY": {
    "status": 503,
    "route": true,
    "title": "Too many files wait to be read",
    "when": "Many uploads and imports came at once; this one was refused before anything of it was applied.",
    "remedy": "Wait as many seconds as Retry-After says, then send the request again.",
    "basis": "assumed",
    "decision": "D-76"
  },
  "TENANT DAMAGED": {
    "status": 503,
    "route": true,
    "title": "The stored data of the tenant is damaged",
    "when": "A row of the tenant cannot be read from the database or file that keeps the tenants. Other tenants are served.",
    "remedy": "Run `cps store check`, which names the row, and `cps store repair`; or delete the tenant.",
    "basis": "assumed",
    "decision": "D-89"
  },
  "BODY TOO LARGE": {
    "status": 413,
    "title": "The body is too large",
    "when": "The body has more bytes than the operation takes; it was not read to its end.",
    "remedy": "Split what you send over several requests.",
    "basis": "assumed",
    "decision": "D-23"
  },
  "UNSUPPORTED MEDIA TYPE": {
    "status": 415,
    "title": "The body is of a media type that is not taken here",
    "when": "The Content-Type of a request with a body is absent or none that the operation takes.",
    "remedy": "Send one of the media types that the detail lists.",
    "basis": "assumed",
    "decision": "D-20"
  },
  "TOO MANY REQUESTS": {
    "status": 429,
    "title": "Too many requests",
    "when": "The tenant has used up what its rate limit allows for the moment.",
    "remedy": "Wait as many seconds as Retry-After says, then send the request again.",
    "basis": "assumed",
    "decision": "D-08"
  },
  "FOLDER NOT FOUND": {
    "status": 404,
    "job": true,
    "title": "No such folder",
    "when": "No folder of the tenant has this id or path. In a job, the folder of an access change is not there.",
    "remedy": "Look up the folder; paths are compared with case.",
    "basis": "assumed",
    "decision": "D-38"
  },
  "PROVISION NAME INVALID": {
    "status": 400,
    "title": "The name of the provision breaks a rule",
    "when": "The name has no characters or more than 255 after the white space at both ends was taken off.",
    "remedy": "Send a name of 1 to 255 characters.",
    "basis": "assumed",
    "decision": "D-63"
  },
  "PROVISION TAG INVALID": {
    "status": 400,
    "title": "A tag of the provision breaks a rule",
    "when": "A tag has no characters or more than 255 after the white space at both ends was taken off.",
    "remedy": "Send tags of 1 to 255 characters, or leave the tag at fault out.",
    "basis": "assumed",
    "decision": "D-63"
  },
  "PROVISION NAME TAKEN": {
    "status": 409,
    "title": "A provision has this name",
    "when": "The tenant has a provision of exactly this name already.",
    "remedy": "Use the provision that exists or choose another name.",
    "basis": "assumed",
    "decision": "D-63"
  },
  "PROVISION RECORD NOT FOUND": {
    "status": 404,
    "title": "No such provision record",
    "when": "The tenant has no provision record of this id.",
    "remedy": "Send the recordId that the creation of the provision answered with.",
    "basis": "assumed",
    "decision": "D-64"
  },
  "FILE NAME INVALID": {
    "status": 400,
    "title": "The name of the file breaks a rule",
    "when": "The file has no name, one of more than 255 characters, or one with a slash, a backslash or control characters.",
    "remedy": "Name the file without its folder, in 1 to 255 characters.",
    "basis": "assumed",
    "decision": "D-65"
  },
  "DOCUMENT TOO LARGE": {
    "status": 413,
    "title": "The file is too large",
    "when": "The file has more than 104,857,600 bytes (100 MiB).",
    "remedy": "Send a smaller file, for instance one with its images compressed.",
    "basis": "assumed",
    "decision": "D-65"
  },
  "DOCUMENT TYPE UNSUPPORTED": {
    "status": 415,
    "title": "The type of the file is not taken",
    "when": "The file is none of PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG and PNG, or its content is not what its name says.",
    "remedy": "Convert the file to a type that is taken, or give it the ending that its content calls for.",
    "basis": "assumed",
    "decision": "D-65"
  },
  "DOC ID TAKEN": {
    "status": 409,
    "title": "Another document has this docId",
    "when": "A document of the tenant that still has a record carries this docId.",
    "remedy": "Upload a new version of that document, or choose another docId.",
    "basis": "assumed",
    "decision": "D-65"
  },
  "DOCUMENT NOT FOUND": {
    "status": 404,
    "title": "No such document",
    "when": "The tenant has no document record of this id or docId, or it was deleted.",
    "remedy": "List the documents to learn the ids that exist.",
    "basis": "assumed",
    "decision": "D-68"
  },
  "DOCUMENT SET NOT FOUND": {
    "status": 404,
    "title": "No such document set",
    "when": "No document record of the tenant has this docSetId.",
    "remedy": "Send the docSetId of a document that exists.",
    "basis": "assumed",
    "decision": "D-68"
  },
  "FIELD TYPE MISMATCH": {
    "status": 400,
    "state": true,
    "title": "A value is not of the type of its field",
    "when": "A field was given a value of another type, a date that is no day of the calendar among them.",
    "remedy": "Read the type of the field from the list of fields and send values of that type.",
    "basis": "assumed",
    "decision": "D-69"
  },
  "FIELD VALUE NOT ALLOWED": {
    "status": 400,
    "state": true,
    "title": "The field does not allow this value",
    "when": "A field that offers a choice was given a value that is not among its allowedValues.",
    "remedy": "Send one of the allowedValues that the list of fields names.",
    "basis": "assumed",
    "decision": "D-69"
  },
  "FIELD TAKES ONE VALUE": {
    "status": 400,
    "state": true,
    "title": "The field takes one value at most",
    "when": "A single_select was given more than one value.",
    "remedy": "Send one value, or none to clear the field.",
    "basis": "assumed",
    "decision": "D-69"
  },
  "FIELD NAMED TWICE": {
    "status": 400,
    "title": "A field is named twice",
    "when": "Two entries of one request have exactly the same name.",
    "remedy": "Join the two entries into one.",
    "basis": "assumed",
    "decision": "D-69"
  },
  "DOCUMENT IN PROGRESS": {
    "status": 409,
    "title": "The document is still being processed",
    "when": "The processed document was asked for while the status of the record is IN_PROGRESS.",
    "remedy": "Read the record until its status is READY and ask again.",
    "basis": "assumed",
    "decision": "D-71"
  },
  "PROCESSED DOCUMENT NOT FOUND": {
    "status": 404,
    "title": "There is no processed document",
    "when": "The processing of the record ended FAILED, so nothing was made of its file.",
    "remedy": "Download the document itself, or upload a file that can be read.",
    "basis": "assumed",
    "decision": "D-71"
  },
  "RANGE NOT SATISFIABLE": {
    "status": 416,
    "title": "The range begins behind the end",
    "when": "The Range header asks for bytes that the file does not have.",
    "remedy": "Ask for a range within the length that Content-Range names.",
    "basis": "assumed",
    "decision": "D-70"
  },
  "QUERY CONDITION INVALID": {
    "status": 400,
    "title": "The parts of a condition do not go together",
    "when": "A condition lacks the name or the terms that its type and filter call for, has some that they do not take, has other members beside any, or names a property that records do not have.",
    "remedy": "Send type and filter with what they call for, or any alone.",
    "basis": "assumed",
    "decision": "D-73"
  },
  "QUERY FILTER MISFIT": {
    "status": 400,
    "state": true,
    "title": "The filter does not fit",
    "when": "The filter or a term is not for the type of the field, property, provision or text that the condition looks at.",
    "remedy": "Choose a filter that the list of filters names for this type, with terms of the same type.",
    "basis": "assumed",
    "decision": "D-73"
  },
  "QUERY TOO DEEP": {
    "status": 400,
    "title": "The query is nested too deeply",
    "when": "More than three any stand inside each other.",
    "remedy": "Draw inner alternatives together or split the search.",
    "basis": "assumed",
    "decision": "D-73"
  },
  "QUERY TOO LARGE": {
    "status": 400,
    "title": "The query has too many conditions",
    "when": "The query has more than 50 leaf conditions in all.",
    "remedy": "Use several terms in one condition or split the search.",
    "basis": "assumed",
    "decision": "D-73"
  },
  "TENANT NOT FOUND": {
    "status": 404,
    "title": "No such tenant",
    "when": "The path names a tenant that the sandbox does not have.",
    "remedy": "Take one of the names that the detail lists.",
    "basis": "assumed",
    "decision": "D-91"
  },
  "TENANT ID TAKEN": {
    "status": 409,
    "title": "A tenant has this name",
    "when": "A tenant is created under the name of another one, or its API keys would be those of another one.",
    "remedy": "Choose another name, or delete the other tenant first.",
    "basis": "assumed",
    "decision": "D-91"
  },
  "API KEY NOT FOUND": {
    "status": 404,
    "title": "No such API key",
    "when": "The tenant has no API key of the name in the path.",
    "remedy": "Take one of the names that the detail lists.",
    "basis": "assumed",
    "decision": "D-91"
  },
  "CLOCK BACKWARDS": {
    "status": 400,
    "state": true,
    "title": "Time does not go backwards",
    "when": "A tenant's clock is set to a time before the tenant's present one.",
    "remedy": "Set it to a later time; reset the tenant to begin anew.",
    "basis": "assumed",
    "decision": "D-95"
  },
  "JOB PLAN KIND NOT FOUND": {
    "status": 404,
    "title": "No such kind of work",
    "when": "The path names a kind of work that no plan can be made for.",
    "remedy": "Take one of the kinds that the detail lists.",
    "basis": "assumed",
    "decision": "D-90"
  },
  "NO TRANSITION LEFT": {
    "status": 409,
    "title": "No transition is left",
    "when": "A job, import, document or provision record that has ended, or waits for a caller, is to be advanced by hand.",
    "remedy": "Read its status; submit anew if it has ended.",
    "basis": "assumed",
    "decision": "D-92"
  },
  "SNAPSHOT NOT FOUND": {
    "status": 404,
    "title": "No such snapshot",
    "when": "The tenant has no snapshot of the name in the path.",
    "remedy": "Take one of the names that the detail lists.",
    "basis": "assumed",
    "decision": "D-96"
  },
  "SNAPSHOT NAME TAKEN": {
    "status": 409,
    "title": "A snapshot has this name",
    "when": "A snapshot is taken under the name of another one of the tenant.",
    "remedy": "Choose another name, or delete the other snapshot first.",
    "basis": "assumed",
    "decision": "D-96"
  },
  "FAULT NAME UNKNOWN": {
    "status": 400,
    "title": "No such fault is known",
    "when": "A tenant is to be given a fault of a name that the sandbox does not know.",
    "remedy": "Take one of the names that the detail lists; GET /_sandbox/faults says what each of them does.",
    "basis": "assumed",
    "decision": "D-97"
  },
  "FAULT NOT FOUND": {
    "status": 404,
    "title": "No such fault",
    "when": "The tenant has no fault of the id in the path.",
    "remedy": "Take one of the ids that the detail lists.",
    "basis": "assumed",
    "decision": "D-97"
  },
  "ARCHIVE BROKEN": {
    "status": 400,
    "title": "The archive is broken",
    "when": "An uploaded archive is cut off, is none, or one of its lines breaks a rule.",
    "remedy": "Mend the line that the detail names, or download the snapshot again.",
    "basis": "assumed",
    "decision": "D-96"
  },
  "ARCHIVE VERSION UNKNOWN": {
    "status": 400,
    "title": "The archive is of another format",
    "when": "An uploaded archive has a format version that this kit does not read.",
    "remedy": "Take the version of the kit that wrote it, or export it anew with this one.",
    "basis": "assumed",
    "decision": "D-96"
  },
  "SEED INVALID": {
    "status": 400,
    "title": "The seed breaks a rule",
    "when": "A seed is no YAML or JSON, lacks something, or names what it does not hold.",
    "remedy": "Mend the lines that the detail names; fixtures/worlds/aurora.yaml shows the shape.",
    "basis": "assumed",
    "decision": "D-91"
  },
  "API KEY TAKEN": {
    "status": 409,
    "title": "Another tenant has this API key",
    "when": "A seed brings an API key that belongs to another tenant.",
    "remedy": "Give the seed API keys of its own.",
    "basis": "assumed",
    "decision": "D-91"
  },
  "CONTROL KEY MISSING": {
    "status": 401,
    "title": "The control key is missing",
    "when": "The sandbox wants the control key and the request carries none.",
    "remedy": "Send the key that the sandbox printed when it started as X-Control-Key.",
    "basis": "assumed",
    "decision": "D-99"
  },
  "CONTROL KEY WRONG": {
    "status": 403,
    "title": "The control key is wrong",
    "when": "The control key of the request is not the one of the sandbox.",
    "remedy": "Send the key that the sandbox printed when it started, or the value of CPS_CONTROL_KEY.",
    "basis": "assumed",
    "decision": "D-99"
  },
  "FOREIGN CALLER": {
    "status": 403,
    "title": "The caller is not of this machine",
    "when": "Without a control key, a request names another machine in Host, X-Forwarded-Host or Origin, as a foreign web page would.",
    "remedy": "Call 127.0.0.1 or localhost; set CPS_CONTROL_KEY for callers from elsewhere.",
    "basis": "assumed",
    "decision": "D-99"
  },
  "NOT READY": {
    "status": 503,
    "title": "The sandbox is not ready",
    "when": "What the sandbox keeps its tenants in does not answer, or the sandbox is stopping.",
    "remedy": "Try again in a while; look at the database when it stays so.",
    "basis": "assumed",
    "decision": "D-98"
  }
} as const;
