// Made from openapi/ by "npm run generate". Do not edit.
export interface paths {
    "/v2/admin/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Exchanges the API key for an access token of the key's user. The access token is valid for 900 seconds on the tenant's clock, on the administration interface and the documents interface. The request has no body. An API key of an ordinary user also gets an access token. All other operations of the administration interface refuse the token of an ordinary user with `ADMIN REQUIRED`.
         */
        post: operations["createAdminToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists the tenant's users, ordered by id. A request may have at most one of `filter[id]`, `filter[email]` and `filter[department]`. The parameter `filter[includeDeleted]` can be used alone or together with one other filter. If no user matches the filters, or the department in the filter is unknown, the list is empty.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description Returns all users of the tenant, including deleted ones, as an XLSX file with the columns of the user import. The columns are email, firstName, lastName, jobTitle, departments (paths separated by `;`), role (name) and deleted (`yes` or `no`). An import of the unchanged file changes nothing.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user imports
         * @description Lists all user imports of the tenant, newest first. While a user import awaits its acknowledgement, its `summary` contains the expected changes. After the import has run, its `summary` contains the changes that were made.
         */
        get: operations["listUserImports"];
        put?: never;
        /**
         * Import users from a spreadsheet
         * @description Starts a process that creates, updates and deletes users according to the rows of a spreadsheet. The first row of the
         *     spreadsheet names the columns in any order and in any case, and white space in the names is ignored. Unknown columns of the spreadsheet are ignored.
         *
         *     | column | meaning |
         *     |---|---|
         *     | `email` | required; identifies the user, ignoring case |
         *     | `firstName`, `lastName`, `jobTitle` | the names and the job title |
         *     | `departments` | the paths of the user's direct departments, separated by `;`; put a path that contains `;` in double quotes and double any quotes in it |
         *     | `role` | the name of the role |
         *     | `deleted` | `yes` marks the user as deleted, `no` restores the user |
         *
         *     If a column is absent or its cell is empty, the import does not change the stored value. An imported row with an unknown e-mail address creates a user, or a deleted user if `deleted` is `yes`. An imported row is invalid if its e-mail address is missing, malformed or used in an earlier row. An imported row is also invalid if a department path or the role is unknown, if `deleted` is neither `yes` nor `no`, or if a cell contains an error value such as `#REF!`. The import skips invalid rows, lists them in the spreadsheet of invalid rows, and applies all other rows. Rows without text are ignored.
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effects of a user import
         * @description Accepts the same spreadsheet as the import operation, and computes the effects of the import without changing any user. After the computation, the import process has the status `awaiting acknowledgement`, and the attribute `summary` contains the result. Acknowledge the import process to run the import, or cancel the import process.
         */
        post: operations["summarizeUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user import
         * @description Returns the status of an import. The attribute `summary` has a value after the summary is computed. The member `summary.failed` is the number of invalid rows in the uploaded spreadsheet. Read the import process repeatedly until it awaits acknowledgement or has ended.
         */
        get: operations["readUserImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import/{importId}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge the preview of a user import
         * @description Starts an import whose summary is complete. The import validates the rows again, so the result can differ from the summary if data has changed. Only an import process with the status `awaiting acknowledgement` can be acknowledged. The request has no body.
         */
        post: operations["acknowledgeUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import/{importId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a user import
         * @description Cancels an import with the status `pending`, `summarizing` or `awaiting acknowledgement`. No row of a cancelled import is applied. An import that is running or has ended cannot be cancelled. The request has no body.
         */
        post: operations["cancelUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import/{importId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows that a user import skipped
         * @description Returns an XLSX file with the invalid rows of the import. The column `row` contains the number of the row in the uploaded file, whose header is row 1. The columns `column` and `reason` describe the first error of the row. The other columns contain the original values. After you correct the rows, you can import the file again.
         */
        get: operations["readUserImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/users/import/{importId}/summary/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the invalid rows from the preview of a user import
         * @description Returns an XLSX file with the invalid rows that the summary found. The column `row` contains the number of the row in the uploaded file. The columns `column` and `reason` describe the first error of the row. The other columns contain the original values. An acknowledged import skips the invalid rows.
         */
        get: operations["readUserImportSummaryErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments
         * @description Lists the top-level departments, or the children of the department that `filter[id]` or `filter[path]` selects. The list does not include the department selected by the filter. To read a single department, use its id.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Creates a department below `parentDepartment`, or at the top level if `parentDepartment` is absent or null. The name of the department is stored without leading and trailing white space. Departments with the same parent must have different names. Department names are case-sensitive.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a department
         * @description Returns one department with its position in the tree. The attribute `depth` is 1 for a top-level department. The attribute `memberCount` counts only direct members of the department.
         */
        get: operations["readDepartment"];
        put?: never;
        post?: never;
        /**
         * Delete a department and its subtree
         * @description Submits a job that deletes a department and all its descendants, including their folder grants and memberships. Users are not deleted. The departments can be read until the job succeeds. After the job has succeeded, a read of a deleted department gets the status 404. The job deletes either the department with all its descendants or nothing. A second request to delete a department is accepted until the job of the first request succeeds. The job of the second request succeeds without changing anything.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /**
         * Rename or move a department
         * @description Changes the name of a department, its parent, or both in one step. Properties that are absent from the body stay unchanged. When a department moves, the paths and depths of all departments in its subtree change. The value null of `parentDepartment` moves the department to the top level. To add or remove members, use the operation for department members.
         */
        patch: operations["updateDepartment"];
        trace?: never;
    };
    "/v2/admin/departments/{departmentId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add or remove department members
         * @description Submits a job that adds or removes 1 to 500 different users as direct members. The job's result has one entry per user. Adding an existing member or removing a non-member succeeds without a change. If a user is unknown or deleted, only the entry of this user fails. The job fails if every entry fails.
         */
        patch: operations["updateDepartmentMembers"];
        trace?: never;
    };
    "/v2/admin/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the access list of a folder
         * @description Returns the permissions of users, departments and roles on one folder. `filter[type]=folder` is required, and exactly one of `filter[id]` and `filter[path]` must identify the folder. The list includes permissions inherited from parent folders and marks them as inherited.
         */
        get: operations["readAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change access to a folder
         * @description Submits a job that changes the permission of one user, department or role on one folder. The job applies the change completely or fails without changing the access list. The job fails if the folder or the principal is unknown, or if `revoke` or `replace` refers to a grant that is not on the folder itself.
         */
        patch: operations["updateAccess"];
        trace?: never;
    };
    "/v2/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom roles
         * @description Lists the custom roles of the tenant. Role assignments refer to custom roles by id. No operation of the contract creates, changes or deletes a role.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/role-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the roles of users
         * @description Submits a job that replaces the roles of 1 to 500 users. The job's result has one entry per role assignment. If a user
         *     or role is unknown, only the assignment with this user or role fails. The job fails if every assignment fails. In a
         *     tenant with HR-managed roles, the job also sends each new role, and no other data, to the external role directory. The
         *     job reports the result of the synchronization in `externalSync`. If the synchronization of a role fails, the
         *     assignment counts as failed and the user keeps the old role.
         */
        patch: operations["replaceRoleAssignments"];
        trace?: never;
    };
    "/v2/admin/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job
         * @description Returns the status and result of an asynchronous operation. The HTTP status of the response is 200, whether the job
         *     succeeded or failed. Read the job repeatedly until `status` is `succeeded` or `failed`.
         *
         *     Jobs of the kinds `access` and `department delete` apply all of their changes or none. Jobs of the kinds `members` and
         *     `role-assignments` apply each entry separately and succeed if at least one entry succeeds, so check `result.failed` as
         *     well.
         */
        get: operations["readJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description A time in UTC, in RFC 3339 format with the suffix `Z`.
         * @example 2026-03-02T09:15:00Z
         */
        Timestamp: string;
        /** @description An access token, which is a JSON Web Token (JWT). */
        AccessToken: {
            /**
             * @description The JWT to send with the scheme Bearer in the header `Authorization`. The JWT has the claims `sub` (user id),
             *     `tenant`, `role` (`user`, `admin`, `super-admin`), `iat`, `exp` and `iss`.
             *     The claims `iat` and `exp` are times of the real clock.
             */
            token: string;
            /** @description The time at which the token expires, which is the claim `exp` as a time of the real clock. */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /** @description The location of the violation. The member `source` is absent if the violation concerns the path of the URL or the whole request. */
        ErrorSource: {
            /** @description A JSON Pointer into the body. The pointer `""` refers to the whole body. The pointer to a missing value names the place where the value is expected. The pointer to a value in a form starts with the name of the form part. */
            pointer?: string;
            /** @description The name of the query parameter that caused the error. */
            parameter?: string;
            /** @description The name of the request header that caused the error. */
            header?: string;
        };
        /** @description One reason why the service refused the request. */
        Error: {
            /** @description The value of the header `X-Request-Id` of the request. The member is absent if the request had no such header. */
            id?: string;
            /** @description Links that explain the error. */
            links?: {
                /**
                 * Format: uri-reference
                 * @description The entry of the error code in the register of error codes.
                 */
                about?: string;
            };
            /** @description The HTTP status of the response as a string. */
            status: string;
            /** @description The error code. The documentation lists all error codes and how to resolve each error. */
            code: string;
            /** @description The meaning of the error code. All errors with the same code have the same title. */
            title: string;
            /** @description What is wrong in the request, for example the expected value and the received value. */
            detail: string;
            source?: components["schemas"]["ErrorSource"];
        };
        /** @description The reasons why the service refused the request. Each violation has one entry. */
        Errors: {
            /** @description The violations found in the request. Each entry repeats the HTTP status of the response. */
            errors: components["schemas"]["Error"][];
        };
        /**
         * @description An id that the service assigns. The id has only digits and is unique among the resources of one type in the tenant.
         * @example 41
         */
        Id: string;
        /**
         * @description The status of the user. Deleted users remain stored, but lists contain them only if the request asks for deleted users.
         * @enum {string}
         */
        UserStatus: "active" | "deleted";
        /** @description The attributes of a user, such as name and e-mail address. */
        UserAttributes: {
            /** @description The e-mail address of the user. The address is unique within the tenant, even if upper and lower case are ignored. */
            email: string;
            /** @description The first name, or null if unknown. */
            firstName: string | null;
            /** @description The last name, or null if unknown. */
            lastName: string | null;
            /** @description The first name and the last name, separated by a space, or the e-mail address if both names are unknown. */
            fullName: string;
            /** @description The job title, or null if unknown. */
            jobTitle: string | null;
            status: components["schemas"]["UserStatus"];
            /** @description The id of the user's role, or null if the user has no role. */
            roleId: string | null;
            /** @description The name of the user's role, or null if the user has no role. */
            roleName: string | null;
            /** @description The ids of the departments of which the user is a direct member, in numeric order. */
            departments: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description The time of the user's last sign-in, or null if the user has never signed in.
             */
            lastLogin: string | null;
            /** @description The time at which the user was created. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time at which the user was marked as deleted, or null for an active user.
             */
            deletedAt: string | null;
        };
        /** @description A user of the tenant. */
        User: {
            /**
             * @description The JSON:API type of the resource.
             * @constant
             */
            type: "users";
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["UserAttributes"];
        };
        /** @description Links to other pages of the list. Each link has the filters and the page size of the request. Brackets in the links are percent-encoded. */
        PageLinks: {
            /**
             * Format: uri-reference
             * @description The link to the first page.
             */
            first: string;
            /**
             * Format: uri-reference
             * @description The link to the previous page, or null on the first page.
             */
            prev: string | null;
            /**
             * Format: uri-reference
             * @description The link to the next page, or null if there is no next page.
             */
            next: string | null;
            /**
             * Format: uri-reference
             * @description The link to the last page that is not empty, or to the first page if all pages are empty.
             */
            last: string;
        };
        /** @description Information about the complete list of resources, not only about the returned page. */
        PageMeta: {
            /** @description The number of resources on all pages of the list. */
            total: number;
        };
        /** @description One page of users. */
        UserList: {
            /** @description The users, sorted by the numeric value of their id. If the page number is too high, the list is empty. */
            data: components["schemas"]["User"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * Format: binary
         * @description An XLSX file with one sheet. The first row of the sheet contains the column names.
         */
        Spreadsheet: string;
        /**
         * @description The status of an import. The status of a direct import changes from `pending` to `processing`. At its end, the import has the status `completed`, or `completed with errors` if rows were skipped. The status of an import with a summary changes from `summarizing` to `awaiting acknowledgement`, and after the acknowledgement to `processing`. The status `failed` means that the processing failed. The status `cancelled` means that a caller cancelled the import.
         * @enum {string}
         */
        UserImportStatus: "pending" | "processing" | "summarizing" | "awaiting acknowledgement" | "completed" | "completed with errors" | "failed" | "cancelled";
        /** @description The number of imported rows by their effect. Before the import runs, the summary contains the expected effects. After the import has run, the summary contains the actual effects. The value is null until the summary or the import is complete, and stays null if the processing fails. */
        UserImportSummary: {
            /** @description The number of rows below the header, which is the sum of `created`, `updated`, `deleted`, `unchanged` and `failed`. */
            total: number;
            /** @description The number of spreadsheet rows that create a user. */
            created: number;
            /** @description The number of spreadsheet rows that change or restore a user. */
            updated: number;
            /** @description The number of spreadsheet rows that mark a user as deleted. */
            deleted: number;
            /** @description The number of spreadsheet rows that change nothing. */
            unchanged: number;
            /** @description The number of invalid rows, which the import skips. The spreadsheet of invalid rows contains the reason for each invalid row. */
            failed: number;
        } | null;
        /** @description The reason why a job or a user import failed as a whole. */
        JobError: {
            /** @description The error code. The documentation lists all error codes. */
            code: string;
            /** @description The meaning of the error code. All errors with the same code have the same title. */
            title: string;
            /** @description A message that explains the failure, with the expected value and the actual value. */
            detail: string;
        };
        /** @description The attributes of a user import, such as its status and the number of applied rows. */
        UserImportAttributes: {
            status: components["schemas"]["UserImportStatus"];
            /** @description The name of the uploaded file. */
            fileName: string;
            /** @description The time at which the uploaded file was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The time of the last status change of the user import. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time at which a user acknowledged the preview (summary) of the import, or null if no user has acknowledged the preview.
             */
            acknowledgedAt: string | null;
            summary: components["schemas"]["UserImportSummary"];
            /** @description The reasons why the import process failed. The list is empty unless `status` is `failed`. The spreadsheet of invalid rows contains the errors of single rows. */
            errors: components["schemas"]["JobError"][];
        };
        /** @description Links of one resource. */
        ResourceLinks: {
            /**
             * Format: uri-reference
             * @description The URL at which a client can read the resource.
             */
            self: string;
        };
        /** @description A user import, or the preview (summary) of a user import. */
        UserImport: {
            /**
             * @description The JSON:API type of the resource.
             * @constant
             */
            type: "user-import-processes";
            /** @description The id of the user import. URLs contain this id as `importId`. */
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["UserImportAttributes"];
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description One page of import processes. */
        UserImportList: {
            /** @description The user imports, newest first. If the page number is too high, the list is empty. */
            data: components["schemas"]["UserImport"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A form whose only part is the spreadsheet. */
        UserImportUpload: {
            /**
             * Format: binary
             * @description An XLSX file without formulas, whose first visible sheet is read, or a CSV file in UTF-8 or UTF-16. The separator of a CSV file is the most frequent separator of its header (comma, semicolon, tab or vertical bar), or the separator that a first line such as `sep=;` names. The content of the file determines its type, and the Content-Type of the form part is ignored. The file has at most 10,485,760 bytes (10 MiB), 100 MiB uncompressed, and 50,000 rows and 400,000 cells below the header. All cells together have at most 16,777,216 characters (25,165,824 written as JSON).
             */
            file: string;
        };
        /** @description One import process. */
        UserImportDocument: {
            data: components["schemas"]["UserImport"];
        };
        /** @description The attributes of a department. */
        DepartmentAttributes: {
            /** @description The name of the department, without leading and trailing white space. */
            name: string;
            /** @description The id of the parent department, or null at the top level. */
            parentDepartment: string | null;
            /** @description The names of the departments from the top level down to this department, joined by `//`. */
            path: string;
            /** @description The level of the department in the tree. A top-level department has the level 1. */
            depth: number;
            /** @description The number of direct members of the department. Members of child departments do not count. */
            memberCount: number;
        };
        /** @description A department in the tenant's department tree. */
        Department: {
            /**
             * @description The JSON:API type of the resource.
             * @constant
             */
            type: "departments";
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["DepartmentAttributes"];
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description One page of departments with the same parent. */
        DepartmentList: {
            /** @description The departments, sorted by the Unicode code points of their names. If the page number is too high, the list is empty. */
            data: components["schemas"]["Department"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description The name of a department has 1 to 1000 characters (code points), after leading and trailing white space is removed. The name must not contain the sequence `//`, while a single `/` is allowed anywhere. The names of all departments with the same parent must be different (case-sensitive).
         * @example Procurement
         */
        DepartmentName: string;
        /** @description A request to create a department. */
        DepartmentCreate: {
            /** @description The department to create, without an id. The service assigns the id. */
            data: {
                /**
                 * @description The required resource type. The service refuses any other value with the status 409.
                 * @constant
                 */
                type: "departments";
                /** @description The attributes of the new department. */
                attributes: {
                    name: components["schemas"]["DepartmentName"];
                    /** @description The id of the parent department. If `parentDepartment` is null or absent, the department is created at the top level. */
                    parentDepartment?: string | null;
                };
            };
        };
        /** @description One department. */
        DepartmentDocument: {
            data: components["schemas"]["Department"];
        };
        /**
         * @description The kind of the job. A job changes folder access, changes the members of a department, deletes a department with its subtree, or replaces the roles of users.
         * @enum {string}
         */
        JobKind: "access" | "members" | "department delete" | "role-assignments";
        /** @description The response to a request that starts a job. The job has not applied any change yet. */
        JobAck: {
            /** @description The new job with its initial status. */
            data: {
                /**
                 * @description The JSON:API type of the resource.
                 * @constant
                 */
                type: "jobs";
                /** @description The id of the job. URLs contain this id as `jobId`. */
                id: components["schemas"]["Id"];
                /** @description The initial state of the new job. */
                attributes: {
                    kind: components["schemas"]["JobKind"];
                    /**
                     * @description The initial status of the job. The value is always `queued`.
                     * @constant
                     */
                    status: "queued";
                    /** @description The time at which the request was accepted. */
                    createdAt: components["schemas"]["Timestamp"];
                };
                links: components["schemas"]["ResourceLinks"];
            };
        };
        /** @description A request to update a department. */
        DepartmentUpdate: {
            /** @description The changes that the request makes to the department. */
            data: {
                /**
                 * @description The required resource type. The service refuses any other value with the status 409.
                 * @constant
                 */
                type: "departments";
                /** @description The id of the department. If `data.id` is present, its value must equal the id in the path. A request whose `data.id` differs from the id in the path is refused with 409. */
                id?: string;
                /** @description A department update has at least one of `name` and `parentDepartment`. An update with neither `name` nor `parentDepartment`, or without `attributes`, is refused with `DEPARTMENT PATCH EMPTY`. */
                attributes?: {
                    name?: components["schemas"]["DepartmentName"];
                    /** @description The id of the new parent department. The value null moves the department to the top level. If `parentDepartment` is absent, the parent stays unchanged. */
                    parentDepartment?: string | null;
                };
            };
        };
        /** @description One change to the direct members of a department. */
        DepartmentMembersUpdate: {
            /** @description The change to apply. */
            data: {
                /**
                 * @description The required resource type. The service refuses any other value with the status 409.
                 * @constant
                 */
                type: "department-members";
                /** @description The id of the department. If `data.id` is present, its value must equal the id in the path. A request whose `data.id` differs from the id in the path is refused with 409. */
                id?: string;
                /** @description The ids of the users, and whether the request adds or removes them as members. */
                attributes: {
                    /**
                     * @description Whether the request adds or removes the users.
                     * @enum {string}
                     */
                    operation: "add" | "remove";
                    /** @description The user ids. The list must have 1 to 500 different ids. The service ignores duplicate ids, and the list may have any number of duplicate ids that fit into the body. */
                    members: string[];
                };
            };
        };
        /**
         * @description The type of the principal (user, department or role).
         * @enum {string}
         */
        PrincipalType: "user" | "department" | "role";
        /**
         * @description The permission defines what a user, department or role may do with the folder.
         * @enum {string}
         */
        Permission: "view" | "edit" | "manage";
        /** @description The permission of one principal (user, department or role) on the folder. */
        AccessEntry: {
            principalType: components["schemas"]["PrincipalType"];
            /** @description The id of the user, department or role. */
            principalId: components["schemas"]["Id"];
            /** @description The full name of the user, or the name of the department or role. */
            principalName: string;
            permission: components["schemas"]["Permission"];
            /** @description Whether the permission is inherited from a parent folder. */
            inherited: boolean;
            /** @description The id of the folder from which the permission is inherited, or null if the permission was granted on this folder. */
            inheritedFrom: string | null;
        };
        /** @description The access list of one folder. */
        Access: {
            /**
             * @description The JSON:API type of the resource.
             * @constant
             */
            type: "access";
            /** @description The id of the folder. */
            id: components["schemas"]["Id"];
            /** @description One folder with its access list. */
            attributes: {
                /**
                 * @description The type of the resource to which the access list belongs.
                 * @constant
                 */
                type: "folder";
                /** @description The id of the folder. */
                id: components["schemas"]["Id"];
                /** @description The path of the folder. The path `/` is the root folder. */
                path: string;
                /** @description One entry for each principal with access to the folder. The entries of users come first, then the entries of departments, then the entries of roles. The entries of each type are sorted by id. A grant on the folder itself overrides inherited grants. A grant on a nearer parent folder overrides a grant on a more distant parent folder. */
                accessList: components["schemas"]["AccessEntry"][];
            };
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description The access list of one folder. */
        AccessDocument: {
            data: components["schemas"]["Access"];
        };
        /** @description One change to the permission of one principal (user, department or role) on one folder. */
        AccessUpdate: {
            /** @description The change to apply. */
            data: {
                /**
                 * @description The required resource type. The service refuses any other value with the status 409.
                 * @constant
                 */
                type: "access";
                /** @description An id that JSON:API libraries send with every PATCH request. The service ignores this id, because `resource` identifies the folder. */
                id?: string;
                /** @description The folder, the principal (user, department or role), and the change of the principal's permission. */
                attributes: {
                    /** @description The folder, identified by either its id or its path. */
                    resource: {
                        /**
                         * @description The type of the resource to which the access list belongs.
                         * @enum {string}
                         */
                        type: "folder";
                        /** @description The id of the folder. */
                        id?: string;
                        /** @description The case-sensitive path of the folder. The path `/` is the root folder. */
                        path?: string;
                    };
                    /**
                     * @description The operation `grant` sets the permission and overwrites an earlier permission. The operation `replace` changes an existing grant on the folder itself. The operation `revoke` removes an existing grant on the folder itself.
                     * @enum {string}
                     */
                    operation: "grant" | "revoke" | "replace";
                    /** @description The principal (user, department or role) whose permission changes. */
                    principal: {
                        type: components["schemas"]["PrincipalType"];
                        /** @description The id of the user, department or role. */
                        id: string;
                    };
                    /** @description The permission to set. The property `permission` is required for `grant` and `replace`, and not allowed for `revoke`. */
                    permission?: components["schemas"]["Permission"];
                };
            };
        };
        /** @description A custom role, which belongs to one tenant. */
        Role: {
            /**
             * @description The JSON:API type of the resource.
             * @constant
             */
            type: "roles";
            /** @description The id of the role. Role assignments contain this id as `roleId`. */
            id: components["schemas"]["Id"];
            /** @description The attributes of the role. */
            attributes: {
                /** @description The name of the role. */
                name: string;
                /**
                 * @description The type of the role. The only value is `custom`, which means that the tenant defined the role.
                 * @constant
                 */
                type: "custom";
                /** @description The description of the role, or null if the role has no description. */
                description: string | null;
            };
        };
        /** @description One page of custom roles. */
        RoleList: {
            /** @description The roles, sorted by the numeric value of their id. If the page number is too high, the list is empty. */
            data: components["schemas"]["Role"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description One user and the role that replaces the user's current role. */
        RoleAssignment: {
            /** @description The id of the user. Each user may appear in only one assignment. */
            userId: string;
            /** @description The id of a custom role of the tenant. */
            roleId: string;
        };
        /** @description A request to replace the roles of users. */
        RoleAssignments: {
            /** @description The role assignments to make. */
            data: {
                /**
                 * @description The required resource type. The service refuses any other value with the status 409.
                 * @constant
                 */
                type: "role-assignments";
                /** @description An optional id, which the service ignores. JSON:API libraries send an id with every PATCH request. */
                id?: string;
                /** @description The users and their new roles. */
                attributes: {
                    /** @description The list of 1 to 500 assignments, each for a different user. */
                    assignments: components["schemas"]["RoleAssignment"][];
                };
            };
        };
        /**
         * @description The status of the job, which is first `queued`, then `running`, and at the end `succeeded` or `failed`. The status `succeeded` or `failed` never changes.
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "succeeded" | "failed";
        /** @description The result of a job for one user, folder or department. */
        JobEntry: {
            /** @description The id of the user (members, role assignments), the folder (access) or the deleted department (department delete) to which the entry refers. */
            id: string;
            /**
             * @description The outcome of the entry's change. The outcome is `succeeded` if the change was applied or was already in effect.
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /** @description The error code of the failed change for this user, folder or department. The error code is absent if the change succeeded. */
            code?: string;
            /** @description The error message of the failed change for this user, folder or department. The error message is absent if the change succeeded. */
            detail?: string;
            /**
             * @description Whether the external role directory accepted the new role. The member `externalSync` is present only in tenants with HR-managed roles, for assignments that were applied or whose synchronization failed.
             * @enum {string}
             */
            externalSync?: "synced" | "failed";
        };
        /** @description The result of the job for each user, folder or department. The result of the job is null until the job ends. The result is also null if the job was interrupted, or if a job of the kind access or department delete failed. */
        JobResult: {
            /** @description The number of all entries, which is the sum of `succeeded` and `failed`. */
            total: number;
            /** @description The number of entries whose outcome is `succeeded`. */
            succeeded: number;
            /** @description The number of entries whose outcome is `failed`. */
            failed: number;
            /** @description One entry for each user, folder or department, in the order of the request. The entries of a job that deletes departments list each parent department before its children. The list is empty if no department was left to delete. */
            entries: components["schemas"]["JobEntry"][];
        } | null;
        /** @description The status of a job, and its result after the job has ended. */
        JobAttributes: {
            kind: components["schemas"]["JobKind"];
            status: components["schemas"]["JobStatus"];
            /** @description The time at which the request was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time at which the job started, or null while the job is queued.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description The time at which the job ended, or null if the job has not ended.
             */
            completedAt: string | null;
            result: components["schemas"]["JobResult"];
            /** @description The reasons why the job failed. The list is empty unless `status` is `failed`. */
            errors: components["schemas"]["JobError"][];
        };
        /** @description A job is asynchronous work that a request has started. */
        Job: {
            /**
             * @description The JSON:API type of the resource.
             * @constant
             */
            type: "jobs";
            /** @description The id of the job. URLs contain this id as `jobId`. */
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["JobAttributes"];
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description One job. */
        JobDocument: {
            data: components["schemas"]["Job"];
        };
    };
    responses: {
        /** @description The service cannot process the request now. Wait for the number of seconds in `Retry-After`, and then send the request again. Only the code `STORE UNAVAILABLE` leaves open whether the change was stored. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description Any other status. The request is not valid HTTP (400, 408, 431), or the service failed (5xx). A request that got the status 500 changed nothing. A status of another server on the way, such as a proxy, can have another body. */
        UnexpectedError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The URL is invalid, a query parameter is unknown or repeated, or the request body has properties although the operation takes no body. An empty object is accepted. */
        BadParametersOrBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller exceeded the tenant's rate limit, so the service did not process the request. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The access token is missing, malformed or expired, or has an invalid signature. The response is also 401 if the tenant was deleted or the API key was revoked. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The token belongs to a user who is neither admin nor super-admin. */
        AdminRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The URL is invalid, or a query parameter is unknown or repeated. */
        BadParameters: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description A paging parameter is out of range, a parameter is unknown or repeated, or the URL is invalid. */
        BadPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not a valid form with one file, or the URL is invalid. The response is also 400 if the spreadsheet lacks the column `email`, repeats a column or contains a formula. No process was started. */
        BadSpreadsheet: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The service is still processing an earlier request with the same `Idempotency-Key`. Wait, then send the request again. */
        KeyInUse: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The file exceeds one of the limits of the import. The limits are 10,485,760 bytes (10 MiB), 100 MiB uncompressed, and 50,000 rows and 400,000 cells below the header. All cells together may have 16,777,216 characters (25,165,824 written as JSON). Reading the file may take 240 MiB of memory and 5 s of CPU time. The response is also 413 if the form is too large. No process was started. */
        SpreadsheetTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not `multipart/form-data`, or the content of the file is neither XLSX nor CSV. No process was started. */
        SpreadsheetExpected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description An earlier request of the caller had the same `Idempotency-Key` and was a different request. The service changed nothing. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The tenant has no import process with the id in the URL. The service treats an import process of another tenant as unknown. */
        ImportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is larger than the operation allows. The service stopped reading the request body and changed nothing. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The media type of the body is neither `application/vnd.api+json` nor `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The tenant has no department with the id in the URL. The service treats a department of another tenant as unknown. */
        DepartmentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The token belongs to a user who is neither admin nor super-admin, or the feature flag `admin-access-api` is off for the tenant. The service checks the role before the feature flag. */
        AdminAndFeatureRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The resource changed after the client read it, so it has none of the entity tags in `If-Match`. The request changed nothing. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
         * @example 2
         */
        PageNumber: number;
        /**
         * @description The maximum number of resources on a page.
         * @example 100
         */
        PageSize: number;
        /**
         * @description The place where the page begins, which is the id of the last resource of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page[number]` only counts the pages.
         * @example 50
         */
        PageAfterId: string;
        /**
         * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
         * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
         */
        IdempotencyKey: string;
        /**
         * @description The id of the import process. The service treats an import process of another tenant as unknown.
         * @example 1
         */
        ImportId: string;
        /**
         * @description The place where the page begins. Only the link `next` contains it, and clients do not build it. If it is present, `page[number]` only counts the pages. After all names, the pages contain the departments that were renamed or moved since the first page.
         * @example 17_Logistics
         */
        PageAfterName: string;
        /**
         * @description The id of a department of the tenant. The service treats a department of another tenant as unknown.
         * @example 12
         */
        DepartmentId: string;
        /**
         * @description The entity tags (`ETag`) of the state that the client read, or `*` for any state. If the resource has none of these entity tags now, the response is 412 and nothing changes. A weak entity tag (`W/`) never matches.
         * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
         */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The value of the header `X-Request-Id` of the request, or an id that the service chose for the request.
         * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
         */
        RequestId: string;
        /**
         * @description The value is `no-store`, because no cache may store an access token.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description The authentication scheme that the operation requires.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description The number of seconds to wait before sending the request again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description The header `Content-Disposition` contains `attachment` and the file name for the download.
         * @example attachment; filename="users.xlsx"
         */
        ContentDisposition: string;
        /**
         * @description The URL path of the import process. Request this path repeatedly until the import process awaits acknowledgement or has ended.
         * @example /v2/admin/users/import/1
         */
        ImportLocation: string;
        /**
         * @description The number of seconds to wait before the first read of the import process.
         * @example 1
         */
        ImportPollAfter: number;
        /**
         * @description The number of seconds to wait before the next read. The header is present while the work that the response describes has not ended.
         * @example 1
         */
        PollAgain: number;
        /**
         * @description The URL path of the created department.
         * @example /v2/admin/departments/41
         */
        Location: string;
        /**
         * @description The strong entity tag of the resource after the request. It changes with every change of the resource. Send it in `If-Match` with an update.
         * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
         */
        EntityTag: string;
        /**
         * @description The URL path of the job. Request this path repeatedly until the status of the job is `succeeded` or `failed`.
         * @example /v2/admin/jobs/1
         */
        JobLocation: string;
        /**
         * @description The number of seconds to wait before the first read of the job.
         * @example 1
         */
        PollAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access token, which is a signed JWT with the user, tenant and role of the caller. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            /** @description The request has no API key. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description No tenant has the API key in the request, or the API key was revoked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Limits the list to the user with the given id.
                 * @example 7
                 */
                "filter[id]"?: string;
                /**
                 * @description Limits the list to the user with the given e-mail address. The filter compares complete addresses and ignores case.
                 * @example ingrid.rossi@aurora.example
                 */
                "filter[email]"?: string;
                /**
                 * @description Limits the list to direct members of the department with the given id. The list does not contain members of child departments.
                 * @example 12
                 */
                "filter[department]"?: string;
                /**
                 * @description If the value is `true`, the list includes deleted users. Without `filter[includeDeleted]` the list contains no deleted users, even with `filter[id]`.
                 * @example true
                 */
                "filter[includeDeleted]"?: "true" | "false";
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The maximum number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins, which is the id of the last resource of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page[number]` only counts the pages.
                 * @example 50
                 */
                "page[after]"?: components["parameters"]["PageAfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the users that match the filters. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserList"];
                };
            };
            /** @description The request has more than one of `filter[id]`, `filter[email]` and `filter[department]`. The response is also 400 if a parameter is invalid, unknown or repeated, or if the URL is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet with one row per user, ordered by id. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserImports: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The maximum number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins, which is the id of the last resource of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page[number]` only counts the pages.
                 * @example 50
                 */
                "page[after]"?: components["parameters"]["PageAfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the user imports of the tenant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportList"];
                };
            };
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
                 * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The spreadsheet to import. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImportUpload"];
            };
        };
        responses: {
            /** @description The spreadsheet was accepted. Read the import process to get the result of the import. */
            202: {
                headers: {
                    Location: components["headers"]["ImportLocation"];
                    "Retry-After": components["headers"]["ImportPollAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadSpreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["SpreadsheetTooLarge"];
            415: components["responses"]["SpreadsheetExpected"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    summarizeUserImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
                 * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The spreadsheet to import. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImportUpload"];
            };
        };
        responses: {
            /** @description The spreadsheet was accepted. Read the import process to get the preview of the import. */
            202: {
                headers: {
                    Location: components["headers"]["ImportLocation"];
                    "Retry-After": components["headers"]["ImportPollAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadSpreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["SpreadsheetTooLarge"];
            415: components["responses"]["SpreadsheetExpected"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. The service treats an import process of another tenant as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the import process. */
            200: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["ImportNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acknowledgeUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. The service treats an import process of another tenant as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview was acknowledged, and the user import has started. */
            200: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["ImportNotFound"];
            /** @description The import process is not waiting for acknowledgement, so the request changed nothing. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. The service treats an import process of another tenant as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled import process. The status of a cancelled import process never changes again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["ImportNotFound"];
            /** @description The import process has already started to change users, or has ended. The request changed nothing. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readUserImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. The service treats an import process of another tenant as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The error spreadsheet with the rows that the import skipped, in the order of the uploaded file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The import process does not exist, has no invalid rows, failed, was cancelled, or has a summary that was never acknowledged. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The import is still `pending` or `processing`. Send the request again after the import has ended. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readUserImportSummaryErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. The service treats an import process of another tenant as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The error spreadsheet with the rows that the summary found invalid, in the order of the uploaded file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The import process does not exist, has no summary, or has a summary without invalid rows. The response is also 404 if the import process was cancelled or failed before its summary was complete. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The import process still has the status `summarizing`. Send the request again after the summary is complete. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /**
                 * @description Limits the list to the children of the department with the given id.
                 * @example 11
                 */
                "filter[id]"?: string;
                /**
                 * @description Limits the list to the children of the department with the given path. The path contains the names of the departments from the top level down to the department, joined by `//`. The path is case-sensitive.
                 * @example Procurement//Direct
                 */
                "filter[path]"?: string;
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The maximum number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins. Only the link `next` contains it, and clients do not build it. If it is present, `page[number]` only counts the pages. After all names, the pages contain the departments that were renamed or moved since the first page.
                 * @example 17_Logistics
                 */
                "page[after]"?: components["parameters"]["PageAfterName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the departments, sorted by name. The list is empty if the department in the filter has no children. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentList"];
                };
            };
            /** @description The request has both `filter[id]` and `filter[path]`. The response is also 400 if a parameter is invalid, unknown or repeated, or if the URL is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The tenant has no department with the id or path in the filter. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The path in `filter[path]` matches several departments. A department name that begins or ends with `/` can make a path ambiguous. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
                 * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The name and the parent of the new department. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["DepartmentCreate"];
                "application/json": components["schemas"]["DepartmentCreate"];
            };
        };
        responses: {
            /** @description The department was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            /** @description The body or the URL is invalid. Nothing was created. Each violation has its own entry in `errors`. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The tenant has no department with the id in `parentDepartment`. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description Another department with the same parent has the requested name, or the resource type in the body is wrong. Nothing was created. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a department of the tenant. The service treats a department of another tenant as unknown.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department with the id in the URL. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            404: components["responses"]["DepartmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a department of the tenant. The service treats a department of another tenant as unknown.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion of the department was accepted. Read the job to get the result of the deletion. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            404: components["responses"]["DepartmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The entity tags (`ETag`) of the state that the client read, or `*` for any state. If the resource has none of these entity tags now, the response is 412 and nothing changes. A weak entity tag (`W/`) never matches.
                 * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of a department of the tenant. The service treats a department of another tenant as unknown.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        /** @description The changes that the request makes to the department. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["DepartmentUpdate"];
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            /** @description The department after the update. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            /** @description The update is empty or has an invalid value, or the URL is invalid. The request changed nothing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The tenant has no department with the id in the URL or in `parentDepartment`. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description Another department with the same parent has the new name, or the new parent is in the department's own subtree. The response is also 409 if the body has a wrong type or id. The request changed nothing. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDepartmentMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a department of the tenant. The service treats a department of another tenant as unknown.
                 * @example 12
                 */
                departmentId: string;
            };
            cookie?: never;
        };
        /** @description The ids of the users, and whether the request adds or removes them as members. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["DepartmentMembersUpdate"];
                "application/json": components["schemas"]["DepartmentMembersUpdate"];
            };
        };
        responses: {
            /** @description The change of the members was accepted. Read the job to get the result for each user. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            /** @description The request has no user id or more than 500 different user ids. The response is also 400 if any other value or the URL is invalid. No job was created. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            404: components["responses"]["DepartmentNotFound"];
            /** @description The body has a wrong resource type or a department id that differs from the URL. No job was created. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAccess: {
        parameters: {
            query: {
                /**
                 * @description The type of the resource to which the access list belongs. Only folders have access lists today. Documents and fields can be added later.
                 * @example folder
                 */
                "filter[type]": "folder";
                /**
                 * @description The id of the folder. Send either `filter[id]` or `filter[path]`.
                 * @example 6
                 */
                "filter[id]"?: string;
                /**
                 * @description The path of the folder. Folder paths are case-sensitive.
                 * @example /Suppliers/2026
                 */
                "filter[path]"?: string;
                /**
                 * @description Limits `accessList` to the principals of one type (users, departments or roles).
                 * @example department
                 */
                "filter[principalType]"?: "user" | "department" | "role";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder with its access list. The list is empty if no principal has access. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AccessDocument"];
                };
            };
            /** @description `filter[type]` is missing, or the request does not have exactly one of `filter[id]` and `filter[path]`. The response is also 400 if a parameter is invalid, unknown or repeated, or if the URL is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The tenant has no folder with the id or path in the filter. The service treats a folder of another tenant as unknown. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The folder, the principal (user, department or role), and the change of the principal's permission. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["AccessUpdate"];
                "application/json": components["schemas"]["AccessUpdate"];
            };
        };
        responses: {
            /** @description The change of folder access was accepted. Read the job to get the result of the change. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            /** @description The request contains both the id and the path of the folder, or neither of them. The response is also 400 if `permission` is missing or not allowed, or if any other value or the URL is invalid. No job was created. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The resource type in the body is wrong. No job was created. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRoles: {
        parameters: {
            query: {
                /**
                 * @description The kind of roles to list. Today the only value is `custom`.
                 * @example custom
                 */
                "filter[type]": "custom";
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The maximum number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins, which is the id of the last resource of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page[number]` only counts the pages.
                 * @example 50
                 */
                "page[after]"?: components["parameters"]["PageAfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the custom roles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["RoleList"];
                };
            };
            /** @description `filter[type]` is missing, a parameter is invalid, unknown or repeated, or the URL is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceRoleAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The users and their new roles. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["RoleAssignments"];
                "application/json": components["schemas"]["RoleAssignments"];
            };
        };
        responses: {
            /** @description The role assignments were accepted. Read the job to get the result of each assignment. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            /** @description The request has no assignment, more than 500 assignments, or two assignments for one user. The response is also 400 if any other value or the URL is invalid. No job was created. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The resource type in the body is wrong. No job was created. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job from the response to the request that started the job. The service treats a job of another tenant as unknown.
                 * @example 1
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the job. */
            200: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobDocument"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The tenant has no job with the id in the URL. The service treats a job of another tenant as unknown. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
