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
         * @description Exchanges the API key for an access token of the key's user. The token is valid for 900 seconds on the tenant's clock, on this interface and the documents interface. The request has no body. A key of an ordinary user gets a token too, but all other operations of this interface refuse it with `ADMIN REQUIRED`.
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
         * @description Lists the tenant's users, ordered by id. A request may have at most one of `filter[id]`, `filter[email]` and `filter[department]`. `filter[includeDeleted]` can be combined with each of them or used alone. If no user matches, or the department is unknown, the list is empty.
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
         * @description Returns all users of the tenant, including deleted ones, as an XLSX file with the columns of the import: email, firstName, lastName, jobTitle, departments (paths separated by `;`), role (name) and deleted (`yes` or `no`). Importing the unchanged file changes nothing.
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
         * @description Lists all import processes of the tenant, including summaries, newest first.
         */
        get: operations["listUserImports"];
        put?: never;
        /**
         * Import users from a spreadsheet
         * @description Starts a process that creates, updates and deletes users according to the rows of a spreadsheet. The first row names
         *     the columns in any order and in any case. Columns other than these are ignored.
         *
         *     | column | meaning |
         *     |---|---|
         *     | `email` | required; identifies the user, ignoring case |
         *     | `firstName`, `lastName`, `jobTitle` | the names and the job title |
         *     | `departments` | the paths of the user's direct departments, separated by `;`; put a path that contains `;` in double quotes and double any quotes in it |
         *     | `role` | the name of the role |
         *     | `deleted` | `yes` marks the user as deleted, `no` restores the user |
         *
         *     An absent column or empty cell leaves the value unchanged. A row with an unknown e-mail address creates a user, or a
         *     deleted user if `deleted` is `yes`. A row is invalid if its e-mail address is missing, malformed or in an earlier row,
         *     if a path or the role is unknown, or if `deleted` is neither `yes` nor `no`. Invalid rows are skipped and listed in the
         *     errors spreadsheet. All other rows are applied. Rows without text are ignored.
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
         * Summarize an import before running it
         * @description Accepts the same spreadsheet as the import and computes what it would change, without changing anything. The process then has the status `awaiting acknowledgement` and the result in `summary`. Acknowledge it to run the import, or cancel it.
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
         * @description Returns the status of an import. `summary` is present after it is computed. `summary.failed` counts the rows in the errors spreadsheet. Read the process again until the status is `awaiting acknowledgement` or a terminal one.
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
         * Acknowledge an import summary
         * @description Starts an import whose summary is complete. The import validates the rows again when it runs, so the result can differ from the summary if data has changed since. Only a process with the status `awaiting acknowledgement` can be acknowledged. The request has no body.
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
         * @description Cancels an import with the status `pending`, `summarizing` or `awaiting acknowledgement`. None of its rows is applied. A running or ended import cannot be cancelled. The request has no body.
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
         * Download the rows that an import skipped
         * @description Returns an XLSX file with the rows that the import found invalid: `row` (the row number in the uploaded file, whose header is row 1), the `column` and `reason` of the first error, then the original values. After corrections the file can be imported again.
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
         * Download the invalid rows of a summary
         * @description Returns an XLSX file with the rows that the summary found invalid, in the format of the import's errors spreadsheet: `row`, the `column` and `reason` of the first error, then the original values. The import would skip these rows.
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
         * @description Lists one level of the department tree: the top level without a filter, or the children of the department in `filter[id]` or `filter[path]`. The list does not include that department itself. Read the department by its id.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Creates a department below `parentDepartment`, or at the top level if it is absent or null. The name is stored without leading and trailing white space. Siblings must have different names. Names are case-sensitive.
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
         * @description Returns one department with its position in the tree. `depth` is 1 at the top level. `memberCount` counts only direct members.
         */
        get: operations["readDepartment"];
        put?: never;
        post?: never;
        /**
         * Delete a department and its subtree
         * @description Submits a job that deletes a department and all its descendants, including their folder grants and memberships. Users are not deleted. The departments stay readable until the job succeeds. After that they answer 404. The job deletes everything or nothing. A second delete before that is accepted too. The job of the second delete succeeds without changing anything.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /**
         * Rename or move a department
         * @description Changes the name of a department, its parent, or both in one step. Absent properties stay unchanged. Path and depth of the whole subtree change with it. `parentDepartment: null` moves the department to the top level. Use the members operation to change members.
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
         * @description Submits a job that adds or removes 1 to 500 different users as direct members. The job's result has one entry per user. Adding an existing member or removing a non-member succeeds without a change. An unknown or deleted user fails only its own entry. The job fails if every entry fails.
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
         * @description Returns the permissions of users, departments and roles on one folder in the response itself, without a job. `filter[type]=folder` is required, and exactly one of `filter[id]` and `filter[path]` must identify the folder. The list includes permissions inherited from parent folders and marks them as inherited.
         */
        get: operations["readAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change access to a folder
         * @description Submits a job that changes the permission of one user, department or role on one folder. The job applies the change completely or fails without changing the access list. It fails if the folder or the principal is unknown, or if `revoke` or `replace` refers to a grant that is not on the folder itself.
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
         * @description Lists the custom roles of the tenant. Role assignments refer to them by id. No operation creates, changes or deletes a role.
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
         * @description Submits a job that replaces the roles of 1 to 500 users. The job's result has one entry per row. An unknown user or
         *     role fails only its own row. The job fails if every row fails.
         *
         *     In a tenant with HR-managed roles, the job also sends the role of each applied row, and no other data, to the external
         *     role directory and reports the result in `externalSync`. If this synchronization fails, the row counts as failed and
         *     the user keeps the old role.
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
         * @description Returns the status and result of an asynchronous operation. The HTTP status is 200 whether the job succeeded or
         *     failed. Read the job again until `status` is `succeeded` or `failed`.
         *
         *     Jobs of the kinds `access` and `department delete` apply everything or nothing. Jobs of the kinds `members` and
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
        /** @description An access token in JWT form. */
        AccessToken: {
            /**
             * @description The JWT to send as `Authorization: Bearer <token>`. Its claims: `sub` (user id), `tenant`, `role` (`user`,
             *     `admin`, `super-admin`), `iat`, `exp` and `iss`.
             */
            token: string;
        };
        /** @description The location of the violation. Absent if the path of the URL or the whole request is invalid. */
        ErrorSource: {
            /** @description A JSON Pointer into the body. `""` is the whole body. For a missing value the pointer names the place of the value. In a form the first segment is the name of the part. */
            pointer?: string;
            /** @description The name of the query parameter. */
            parameter?: string;
            /** @description The name of the request header. */
            header?: string;
        };
        /** @description One violation. */
        Error: {
            /** @description The HTTP status of the response as a string. */
            status: string;
            /** @description The code from the error register, which also says what to do. */
            code: string;
            /** @description The meaning of the code. It is the same for every occurrence. */
            title: string;
            /** @description What was expected and what was received in this request. */
            detail: string;
            source?: components["schemas"]["ErrorSource"];
        };
        /** @description The reasons for refusing a request, one entry per violation. */
        Errors: {
            /** @description The violations. Each has the HTTP status of the response. */
            errors: components["schemas"]["Error"][];
        };
        /**
         * @description An id that the service assigns. It has only digits and is unique within the tenant for the resource type.
         * @example 41
         */
        Id: string;
        /**
         * @description The status of the user. Deleted users are kept, but lists hide them unless deleted users are requested.
         * @enum {string}
         */
        UserStatus: "active" | "deleted";
        /**
         * Format: date-time
         * @description A time in UTC, in RFC 3339 format with the suffix `Z`.
         * @example 2026-03-02T09:15:00Z
         */
        Timestamp: string;
        /** @description The attributes of a user. */
        UserAttributes: {
            /** @description The e-mail address, unique within the tenant ignoring case. */
            email: string;
            /** @description The given name, or null if unknown. */
            firstName: string | null;
            /** @description The family name, or null if unknown. */
            lastName: string | null;
            /** @description Given and family name separated by a space, or the e-mail address if both are unknown. */
            fullName: string;
            /** @description The job title, or null if unknown. */
            jobTitle: string | null;
            status: components["schemas"]["UserStatus"];
            /** @description The id of the user's role, or null if the user has no role. */
            roleId: string | null;
            /** @description The name of the user's role, or null if the user has no role. */
            roleName: string | null;
            /** @description The ids of the departments that the user is a direct member of, in numeric order. */
            departments: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description The time of the user's last sign-in, or null if the user has never signed in.
             */
            lastLogin: string | null;
            /** @description When the user was created. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the user was marked as deleted, or null for an active user.
             */
            deletedAt: string | null;
        };
        /** @description A user of the tenant. */
        User: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "users";
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["UserAttributes"];
        };
        /** @description Links to other pages. Each link keeps the filters and the page size. Brackets are percent-encoded. */
        PageLinks: {
            /**
             * Format: uri-reference
             * @description The first page.
             */
            first: string;
            /**
             * Format: uri-reference
             * @description The previous page, or null on the first page.
             */
            prev: string | null;
            /**
             * Format: uri-reference
             * @description The next page, or null on the last page and after it.
             */
            next: string | null;
            /**
             * Format: uri-reference
             * @description The last page with resources, or the first page if there are none.
             */
            last: string;
        };
        /** @description Information about the whole list. */
        PageMeta: {
            /** @description The number of resources on all pages. */
            total: number;
        };
        /** @description One page of users. */
        UserList: {
            /** @description The users ordered by id as numbers. Empty on a page after the last one. */
            data: components["schemas"]["User"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * Format: binary
         * @description An XLSX file with one sheet. The first row contains the column names.
         */
        Spreadsheet: string;
        /**
         * @description The status of an import. A direct import goes from `pending` to `processing` and ends as `completed`, or `completed with errors` if rows were skipped. A summary goes from `summarizing` to `awaiting acknowledgement`; after the acknowledgement it continues with `processing`. `failed` means that processing failed, `cancelled` that a caller cancelled it.
         * @enum {string}
         */
        UserImportStatus: "pending" | "processing" | "summarizing" | "awaiting acknowledgement" | "completed" | "completed with errors" | "failed" | "cancelled";
        /** @description The number of rows by their effect: expected effects after a summary, actual effects after the import has run. Null before that, and if processing failed. */
        UserImportSummary: {
            /** @description The number of rows below the header, which is the sum of the other five counts. */
            total: number;
            /** @description The number of rows that create a user. */
            created: number;
            /** @description The number of rows that change or restore a user. */
            updated: number;
            /** @description The number of rows that mark a user as deleted. */
            deleted: number;
            /** @description The number of rows that change nothing. */
            unchanged: number;
            /** @description The number of invalid rows, which are skipped. The errors spreadsheet gives the reasons. */
            failed: number;
        } | null;
        /** @description The reason why a job or a user import failed as a whole. */
        JobError: {
            /** @description The code from the register of error codes. */
            code: string;
            /** @description The meaning of the code. It is the same for every occurrence. */
            title: string;
            /** @description The expected value and the value that was found. */
            detail: string;
        };
        /** @description The status of an import and, once it is known, the result of its rows. */
        UserImportAttributes: {
            status: components["schemas"]["UserImportStatus"];
            /** @description The name of the uploaded file. */
            fileName: string;
            /** @description When the file was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the status last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the summary was acknowledged, or null if it was not acknowledged or there was none.
             */
            acknowledgedAt: string | null;
            summary: components["schemas"]["UserImportSummary"];
            /** @description The reasons why the process failed. Empty unless `status` is `failed`. Errors of single rows are in the errors spreadsheets. */
            errors: components["schemas"]["JobError"][];
        };
        /** @description Links of one resource. */
        ResourceLinks: {
            /**
             * Format: uri-reference
             * @description The URL to read the resource.
             */
            self: string;
        };
        /** @description A user import, or a summary that can become a user import. */
        UserImport: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "user-import-processes";
            /** @description The id of the process, used as `importId` in its address. */
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["UserImportAttributes"];
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description One page of import processes. */
        UserImportList: {
            /** @description The processes, newest first. Empty on a page after the last one. */
            data: components["schemas"]["UserImport"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The form has one part. */
        UserImportUpload: {
            /**
             * Format: binary
             * @description An XLSX file without formulas, whose first sheet is read, or a CSV file in UTF-8. A CSV file uses commas, or semicolons if its header has no comma. The content decides the type, not the Content-Type of the part. Limits: 10,485,760 bytes (10 MiB), 100 MiB uncompressed, 50,000 rows and 400,000 cells below the header, and 16,777,216 characters in all cells (25,165,824 written as JSON).
             */
            file: string;
        };
        /** @description One import process. */
        UserImportDocument: {
            data: components["schemas"]["UserImport"];
        };
        /** @description The attributes of a department. */
        DepartmentAttributes: {
            /** @description The name, without leading and trailing white space. */
            name: string;
            /** @description The id of the parent department, or null at the top level. */
            parentDepartment: string | null;
            /** @description The names from the top level to this department, joined by `//`. */
            path: string;
            /** @description The level in the tree. The top level is 1. */
            depth: number;
            /** @description The number of direct members, without members of descendants. */
            memberCount: number;
        };
        /** @description A department in the tenant's tree. */
        Department: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "departments";
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["DepartmentAttributes"];
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description One page of sibling departments. */
        DepartmentList: {
            /** @description The departments ordered by name (code points). Empty on a page after the last one. */
            data: components["schemas"]["Department"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description After leading and trailing white space is removed: 1 to 1000 characters (code points), without the sequence `//`, and different from the names of all siblings (case-sensitive). A single `/` is allowed anywhere.
         * @example Procurement
         */
        DepartmentName: string;
        /** @description A request to create a department. */
        DepartmentCreate: {
            /** @description The department to create, without an id. The service assigns the id. */
            data: {
                /**
                 * @description The resource type. A request with any other value is refused with 409.
                 * @constant
                 */
                type: "departments";
                /** @description The attributes of the new department. */
                attributes: {
                    name: components["schemas"]["DepartmentName"];
                    /** @description The id of the parent department. If it is null or absent, the department is created at the top level. */
                    parentDepartment?: string | null;
                };
            };
        };
        /** @description One department. */
        DepartmentDocument: {
            data: components["schemas"]["Department"];
        };
        /**
         * @description What the job does: change folder access, change department members, delete a department with its subtree, or replace users' roles.
         * @enum {string}
         */
        JobKind: "access" | "members" | "department delete" | "role-assignments";
        /** @description The acknowledgement of an asynchronous operation. No change has been applied yet. */
        JobAck: {
            /** @description The job at the time of the submission. */
            data: {
                /**
                 * @description The resource type.
                 * @constant
                 */
                type: "jobs";
                /** @description The id of the job, used as `jobId` in its address. */
                id: components["schemas"]["Id"];
                /** @description The initial state of the job. */
                attributes: {
                    kind: components["schemas"]["JobKind"];
                    /**
                     * @description Always `queued`. Read the job for later states.
                     * @constant
                     */
                    status: "queued";
                    /** @description When the request was accepted. */
                    createdAt: components["schemas"]["Timestamp"];
                };
                links: components["schemas"]["ResourceLinks"];
            };
        };
        /** @description A request to update a department. */
        DepartmentUpdate: {
            /** @description The changes to the department. */
            data: {
                /**
                 * @description The resource type. A request with any other value is refused with 409.
                 * @constant
                 */
                type: "departments";
                /** @description The id of the department. If present, the value must equal the id in the path. Otherwise the response is 409. */
                id?: string;
                /** @description At least one of `name` and `parentDepartment`. An update without both, or without `attributes`, is refused with `DEPARTMENT PATCH EMPTY`. */
                attributes?: {
                    name?: components["schemas"]["DepartmentName"];
                    /** @description The id of the new parent. Null moves the department to the top level. If absent, the parent stays unchanged. */
                    parentDepartment?: string | null;
                };
            };
        };
        /** @description One change to the direct members of a department. */
        DepartmentMembersUpdate: {
            /** @description The change to apply. */
            data: {
                /**
                 * @description The resource type. A request with any other value is refused with 409.
                 * @constant
                 */
                type: "department-members";
                /** @description The id of the department. If present, the value must equal the id in the path. Otherwise the response is 409. */
                id?: string;
                /** @description The operation and the users it applies to. */
                attributes: {
                    /**
                     * @description Whether the request adds or removes the users.
                     * @enum {string}
                     */
                    operation: "add" | "remove";
                    /** @description User ids. Duplicates are removed first; 1 to 500 different ids must remain. Only the size of the body limits the length of the list before that. */
                    members: string[];
                };
            };
        };
        /**
         * @description The type of the principal.
         * @enum {string}
         */
        PrincipalType: "user" | "department" | "role";
        /**
         * @description What the principal may do with the folder.
         * @enum {string}
         */
        Permission: "view" | "edit" | "manage";
        /** @description The permission of one principal on the folder. */
        AccessEntry: {
            principalType: components["schemas"]["PrincipalType"];
            /** @description The id of the user, department or role. */
            principalId: components["schemas"]["Id"];
            /** @description The full name of the user, or the name of the department or role. */
            principalName: string;
            permission: components["schemas"]["Permission"];
            /** @description Whether the permission is inherited from a parent folder. */
            inherited: boolean;
            /** @description The id of the folder that the permission is inherited from, or null if it was granted on this folder. */
            inheritedFrom: string | null;
        };
        /** @description The access list of one folder. */
        Access: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "access";
            /** @description The id of the folder. */
            id: components["schemas"]["Id"];
            /** @description The folder and its access list. */
            attributes: {
                /**
                 * @description The type of the resource that the access list belongs to.
                 * @constant
                 */
                type: "folder";
                /** @description The id of the folder. */
                id: components["schemas"]["Id"];
                /** @description The path of the folder. `/` is the root folder. */
                path: string;
                /** @description One entry per principal with access: users first, then departments, then roles, each ordered by id. A grant on the folder itself overrides inherited grants. A grant on a nearer folder overrides one on a more distant folder. */
                accessList: components["schemas"]["AccessEntry"][];
            };
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description The access list of one folder. */
        AccessDocument: {
            data: components["schemas"]["Access"];
        };
        /** @description One change to the permission of one principal on one folder. */
        AccessUpdate: {
            /** @description The change to apply. */
            data: {
                /**
                 * @description The resource type. A request with any other value is refused with 409.
                 * @constant
                 */
                type: "access";
                /** @description An id that JSON:API libraries send. It is ignored, because `resource` identifies the folder. */
                id?: string;
                /** @description The folder, the operation, the principal and the permission. */
                attributes: {
                    /** @description The folder, identified by either its id or its path. */
                    resource: {
                        /**
                         * @description The type of the resource that the access list belongs to.
                         * @enum {string}
                         */
                        type: "folder";
                        /** @description The id of the folder. */
                        id?: string;
                        /** @description The path of the folder. `/` is the root folder. Case-sensitive. */
                        path?: string;
                    };
                    /**
                     * @description `grant` sets the permission and overwrites an earlier one. `replace` changes an existing grant on the folder itself. `revoke` removes it.
                     * @enum {string}
                     */
                    operation: "grant" | "revoke" | "replace";
                    /** @description The principal whose permission changes. */
                    principal: {
                        type: components["schemas"]["PrincipalType"];
                        /** @description The id of the user, department or role. */
                        id: string;
                    };
                    /** @description The permission to set. Required with `grant` and `replace`, not allowed with `revoke`. */
                    permission?: components["schemas"]["Permission"];
                };
            };
        };
        /** @description A custom role of the tenant. */
        Role: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "roles";
            /** @description The id to send as `roleId` in role assignments. */
            id: components["schemas"]["Id"];
            /** @description The attributes of the role. */
            attributes: {
                /** @description The name of the role. */
                name: string;
                /**
                 * @description The value `custom`, which means that the tenant defined the role.
                 * @constant
                 */
                type: "custom";
                /** @description The purpose of the role, or null if there is no description. */
                description: string | null;
            };
        };
        /** @description One page of custom roles. */
        RoleList: {
            /** @description The roles ordered by id as numbers. Empty on a page after the last one. */
            data: components["schemas"]["Role"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description One user and the role that replaces the user's current role. */
        RoleAssignment: {
            /** @description The id of the user. Each user may appear in only one row. */
            userId: string;
            /** @description The id of a custom role of the tenant. */
            roleId: string;
        };
        /** @description A request to replace users' roles. */
        RoleAssignments: {
            /** @description The assignments. */
            data: {
                /**
                 * @description The resource type. A request with any other value is refused with 409.
                 * @constant
                 */
                type: "role-assignments";
                /** @description An id that JSON:API libraries send. It is ignored. */
                id?: string;
                /** @description The users and their new roles. */
                attributes: {
                    /** @description 1 to 500 rows, each for a different user. */
                    assignments: components["schemas"]["RoleAssignment"][];
                };
            };
        };
        /**
         * @description The status of the job: `queued` before it starts, `running`, then `succeeded` or `failed`. The last two are terminal.
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "succeeded" | "failed";
        /** @description The result for one part of a job. */
        JobEntry: {
            /** @description The id of the object that the entry refers to: the user (members, role assignments), the folder (access) or the deleted department (department delete). */
            id: string;
            /**
             * @description Whether this part was applied. A change that was already in effect counts as `succeeded`.
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /** @description The code from the error register. Present if the entry failed. */
            code?: string;
            /** @description The error message. Present if the entry failed. */
            detail?: string;
            /**
             * @description Whether the external role directory accepted the new role. Present only in tenants with HR-managed roles, for rows that were applied or whose synchronization failed.
             * @enum {string}
             */
            externalSync?: "synced" | "failed";
        };
        /** @description The result of each part of the job. Null until the job ends, and null if the job failed without applying anything: an all-or-nothing job (access, department delete) or a job that was interrupted. */
        JobResult: {
            /** @description The number of parts of the job. */
            total: number;
            /** @description The number of applied parts. */
            succeeded: number;
            /** @description The number of failed parts. */
            failed: number;
            /** @description One entry per part, in the order of the request. A department delete lists the deleted departments, parents before children. The list is empty if nothing was left to delete. */
            entries: components["schemas"]["JobEntry"][];
        } | null;
        /** @description The status of a job and, after it has ended, its result. */
        JobAttributes: {
            kind: components["schemas"]["JobKind"];
            status: components["schemas"]["JobStatus"];
            /** @description When the request was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the job started, or null while it is queued.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When the job ended, or null before that.
             */
            completedAt: string | null;
            result: components["schemas"]["JobResult"];
            /** @description The reasons why the job failed. Empty unless `status` is `failed`. */
            errors: components["schemas"]["JobError"][];
        };
        /** @description An asynchronous operation. */
        Job: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "jobs";
            /** @description The id of the job, used as `jobId` in its address. */
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
        /** @description The URL is invalid, a query parameter is unknown or repeated, or the request body has properties although the operation takes no body. An empty object is accepted. */
        BadParametersOrBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller exceeded the tenant's rate limit. Nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The access token is missing, malformed, expired or has an invalid signature, or its tenant was deleted or its API key revoked. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The token belongs to a user who is neither admin nor super-admin. */
        AdminRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The URL is invalid, or a query parameter is unknown or repeated. */
        BadParameters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description A paging parameter is out of range, a parameter is unknown or repeated, or the URL is invalid. */
        BadPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not a form, a part is missing, empty, unknown or repeated, the spreadsheet lacks the column `email`, repeats a column or contains a formula, or the URL is invalid. No process was started. */
        BadSpreadsheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The file has more than 10,485,760 bytes (10 MiB), more than 100 MiB uncompressed, more than 50,000 rows or 400,000 cells below its header, more than 16,777,216 characters in all cells (25,165,824 written as JSON), or reading it takes more than 240 MiB of memory or 5 s of CPU time; or the surrounding form is too large. No process was started. */
        SpreadsheetTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not `multipart/form-data`, or the content of the file is neither XLSX nor CSV. No process was started. */
        SpreadsheetExpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The tenant has no import process with this id. Processes of other tenants count as unknown. */
        ImportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is larger than the operation allows. The server stopped reading it and changed nothing. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The media type of the body is neither `application/vnd.api+json` nor `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The tenant has no department with the id in the URL. Departments of other tenants count as unknown. */
        DepartmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The token belongs to a user who is neither admin nor super-admin, or the feature flag `admin-access-api` is off for the tenant. The role is checked first. */
        AdminAndFeatureRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description The page to return, counted from 1. A page after the last one is empty.
         * @example 2
         */
        PageNumber: number;
        /**
         * @description The number of resources on a page.
         * @example 100
         */
        PageSize: number;
        /**
         * @description The id of the import process. Any text without a matching process counts as unknown.
         * @example 1
         */
        ImportId: string;
        /**
         * @description The id of the department. Any text without a matching department counts as unknown.
         * @example 12
         */
        DepartmentId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The authentication scheme that the operation requires.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description A `Content-Disposition` of `attachment` with a file name.
         * @example attachment; filename="users.xlsx"
         */
        ContentDisposition: string;
        /**
         * @description The path of the import process. Read it until the status is `awaiting acknowledgement` or a terminal one.
         * @example /v2/admin/users/import/1
         */
        ImportLocation: string;
        /**
         * @description The number of seconds to wait before the first read.
         * @example 1
         */
        ImportPollAfter: number;
        /**
         * @description The path of the created department.
         * @example /v2/admin/departments/41
         */
        Location: string;
        /**
         * @description The path of the job. Read it until its status is terminal.
         * @example /v2/admin/jobs/1
         */
        JobLocation: string;
        /**
         * @description The number of seconds to wait before the first read.
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
            /** @description The access token, a signed JWT with the user, tenant and role. */
            200: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description No tenant has this API key, or the key was revoked. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Returns only the user with this id.
                 * @example 7
                 */
                "filter[id]"?: string;
                /**
                 * @description Returns only the user with this complete e-mail address, ignoring case.
                 * @example ingrid.rossi@aurora.example
                 */
                "filter[email]"?: string;
                /**
                 * @description Returns only direct members of the department with this id, not members of its descendants.
                 * @example 12
                 */
                "filter[department]"?: string;
                /**
                 * @description With `true` the list includes deleted users. Without it deleted users are hidden, even with `filter[id]`.
                 * @example true
                 */
                "filter[includeDeleted]"?: "true" | "false";
                /**
                 * @description The page to return, counted from 1. A page after the last one is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the matching users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserList"];
                };
            };
            /** @description The request has more than one of the exclusive filters, an invalid, unknown or repeated parameter, or an invalid address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            429: components["responses"]["TooManyRequests"];
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
        };
    };
    listUserImports: {
        parameters: {
            query?: {
                /**
                 * @description The page to return, counted from 1. A page after the last one is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the import processes. */
            200: {
                headers: {
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
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The spreadsheet was accepted. Read the process for its result. */
            202: {
                headers: {
                    Location: components["headers"]["ImportLocation"];
                    "Retry-After": components["headers"]["ImportPollAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadSpreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            413: components["responses"]["SpreadsheetTooLarge"];
            415: components["responses"]["SpreadsheetExpected"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    summarizeUserImport: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The spreadsheet was accepted. Read the process for the summary. */
            202: {
                headers: {
                    Location: components["headers"]["ImportLocation"];
                    "Retry-After": components["headers"]["ImportPollAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserImportDocument"];
                };
            };
            400: components["responses"]["BadSpreadsheet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            413: components["responses"]["SpreadsheetTooLarge"];
            415: components["responses"]["SpreadsheetExpected"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. Any text without a matching process counts as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the process. */
            200: {
                headers: {
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
        };
    };
    acknowledgeUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. Any text without a matching process counts as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process, which now runs. */
            200: {
                headers: {
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
            /** @description The process is not awaiting acknowledgement. It is unchanged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. Any text without a matching process counts as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled process. This status is terminal. */
            200: {
                headers: {
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
            /** @description The process is running or has ended. It is unchanged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    readUserImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. Any text without a matching process counts as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invalid rows, in the order of the uploaded file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The process does not exist, has no invalid rows, failed, was cancelled, or is a summary that was never acknowledged. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The import is still `pending` or `processing`. Send the request again after it has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    readUserImportSummaryErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import process. Any text without a matching process counts as unknown.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invalid rows, in the order of the uploaded file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Spreadsheet"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The process does not exist, its summary has no invalid rows, the process was cancelled or failed before its summary was complete, or the process is an import without a summary. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The process is still `summarizing`. Send the request again after the summary is complete. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDepartments: {
        parameters: {
            query?: {
                /**
                 * @description The id of the department whose children are listed.
                 * @example 11
                 */
                "filter[id]"?: string;
                /**
                 * @description The path of the department whose children are listed: the names from the top level, joined by `//`. Case-sensitive.
                 * @example Procurement//Direct
                 */
                "filter[path]"?: string;
                /**
                 * @description The page to return, counted from 1. A page after the last one is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the departments of that level, ordered by name. The list is empty if the department has no children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentList"];
                };
            };
            /** @description The request has both filters, an invalid, unknown or repeated parameter, or an invalid address. */
            400: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The path in `filter[path]` matches several departments, because a name begins or ends with `/`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The department to create. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            /** @description The body or the URL is invalid. Nothing was created. Each violation has its own entry. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The tenant has no such parent department. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description A sibling has the same name, or the resource type in the body is wrong. Nothing was created. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the department. Any text without a matching department counts as unknown.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department. */
            200: {
                headers: {
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
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the department. Any text without a matching department counts as unknown.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deletion was accepted. Read the job for its result. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
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
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the department. Any text without a matching department counts as unknown.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        /** @description The changes to the department. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            /** @description The update is empty or has an invalid value, or the URL is invalid. Nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            /** @description The tenant has no such department or parent department. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description A sibling at the target position has the same name, the new parent is in the department's own subtree, or the body has a wrong type or id. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDepartmentMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the department. Any text without a matching department counts as unknown.
                 * @example 12
                 */
                departmentId: string;
            };
            cookie?: never;
        };
        /** @description The operation and the users. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["DepartmentMembersUpdate"];
                "application/json": components["schemas"]["DepartmentMembersUpdate"];
            };
        };
        responses: {
            /** @description The change was accepted. Read the job for the result. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            /** @description After removing duplicates the request has no user id or more than 500, or it has another invalid value or an invalid address. Nothing was submitted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            404: components["responses"]["DepartmentNotFound"];
            /** @description The body has a wrong resource type or a department id that differs from the URL. Nothing was submitted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readAccess: {
        parameters: {
            query: {
                /**
                 * @description The type of the resource that the access list belongs to.
                 * @example folder
                 */
                "filter[type]": "folder";
                /**
                 * @description The id of the folder. Send either this or `filter[path]`.
                 * @example 5
                 */
                "filter[id]"?: string;
                /**
                 * @description The path of the folder. Case-sensitive.
                 * @example /Suppliers/2026
                 */
                "filter[path]"?: string;
                /**
                 * @description Returns only principals of this type in `accessList`.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AccessDocument"];
                };
            };
            /** @description `filter[type]` is missing, the folder is identified twice or not at all, a parameter is invalid, unknown or repeated, or the URL is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The tenant has no folder with this id or path. Folders of other tenants count as unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The folder, the operation and the principal. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["AccessUpdate"];
                "application/json": components["schemas"]["AccessUpdate"];
            };
        };
        responses: {
            /** @description The change was accepted. Read the job for the result. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            /** @description The folder is identified twice or not at all, `permission` is missing or not allowed, or another value or the address is invalid. Nothing was submitted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The resource type in the body is wrong. Nothing was submitted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRoles: {
        parameters: {
            query: {
                /**
                 * @description The kind of roles to list. The only value is `custom`.
                 * @example custom
                 */
                "filter[type]": "custom";
                /**
                 * @description The page to return, counted from 1. A page after the last one is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of resources on a page.
                 * @example 100
                 */
                "page[size]"?: components["parameters"]["PageSize"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["RoleList"];
                };
            };
            /** @description `filter[type]` is missing, a parameter is invalid, unknown or repeated, or the URL is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminRequired"];
            429: components["responses"]["TooManyRequests"];
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
            /** @description The assignments were accepted. Read the job for the result. */
            202: {
                headers: {
                    Location: components["headers"]["JobLocation"];
                    "Retry-After": components["headers"]["PollAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobAck"];
                };
            };
            /** @description The request has no row or more than 500 rows, repeats a user, or has another invalid value or an invalid address; nothing was submitted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The resource type in the body is wrong. Nothing was submitted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the job from the 202 response. Any text without a matching job counts as unknown.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["JobDocument"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdminAndFeatureRequired"];
            /** @description The tenant has no job with this id. Jobs of other tenants count as unknown. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
}
