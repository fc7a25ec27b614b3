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
         * @description Exchanges the API key for an access token of the key's user. The token is good for 900 seconds by the tenant's
         *     clock, on this interface and on the documents interface. The request has no body. A key of an ordinary user gets a
         *     token too; the other operations of this interface refuse it with `ADMIN REQUIRED`.
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
         * @description The users of the tenant in the order of their ids. At most one of `filter[id]`, `filter[email]` and
         *     `filter[department]` may be given; `filter[includeDeleted]` goes with any of them and by itself. A filter that fits
         *     nobody, an unknown department too, answers with an empty list.
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
         * Export the users
         * @description All users of the tenant as an XLSX file with the columns of the import: email, firstName, lastName, jobTitle,
         *     departments (paths with `;` between), role (name) and deleted (`yes` or `no`). Users who are marked deleted are in
         *     it. Importing the file as it is changes nothing.
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
         * List the imports of users
         * @description All import processes of the tenant, summaries among them, the newest first.
         */
        get: operations["listUserImports"];
        put?: never;
        /**
         * Import users from a spreadsheet
         * @description Takes in a spreadsheet and starts a process that creates, changes and marks deleted as its rows say. The first row
         *     names the columns, in any order; case does not count, and columns that are not listed here are passed over.
         *
         *     | column | meaning |
         *     |---|---|
         *     | `email` | required; whom the row is about, compared without case |
         *     | `firstName`, `lastName`, `jobTitle` | the names and the job title |
         *     | `departments` | the paths of the departments that the user is to be a direct member of, with `;` between; one that holds a `;` stands in double quotes, quotes in it being doubled |
         *     | `role` | the name of the role |
         *     | `deleted` | `yes` marks the user deleted, `no` restores |
         *
         *     An absent column or an empty cell leaves what is. A row whose e-mail address nobody has creates a user, a deleted one
         *     where `deleted` says so. A row is at fault when its e-mail address is absent, malformed or was in a row before, when a
         *     path or the role is unknown, or when `deleted` is neither `yes` nor `no`; it is left out, reported in the errors
         *     spreadsheet, and the other rows apply. Rows without any text are passed over.
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
         * Summarize an import before it runs
         * @description Takes in a spreadsheet as the import does, but only works out what its rows would do. The process then waits as
         *     `awaiting acknowledgement` with its forecast in `summary`: acknowledge it to let it run, or cancel it. Until then
         *     nothing changes.
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
         * Read an import of users
         * @description How an import stands. `summary` is there once it is known; `failed` in it counts the rows that an errors spreadsheet
         *     explains. Read it again until the status is `awaiting acknowledgement` or a terminal one.
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
         * Acknowledge the summary of an import
         * @description Lets an import run whose summary was worked out. The rows are judged anew when it runs, so what is done may differ
         *     from the forecast where something changed in between. Only a process that is `awaiting acknowledgement` can be
         *     acknowledged. The request has no body.
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
         * Cancel an import of users
         * @description Calls an import off that is `pending`, `summarizing` or `awaiting acknowledgement`; nothing of it is applied then or
         *     later. An import that is at work or has ended cannot be cancelled. The request has no body.
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
         * Download the rows that an import left out
         * @description An XLSX file of the rows that the run found at fault: `row` (counted in the file that was sent, its head being row
         *     1), the `column` and `reason` of the first fault, and then the values of the row as they came. Corrected in place it
         *     can be imported as it is.
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
         * Download the rows that a summary found at fault
         * @description An XLSX file of the rows that the summary found at fault, in the form of the import's own errors spreadsheet: `row`,
         *     the `column` and `reason` of the first fault, and then the values of the row as they came. These rows would be left
         *     out if the import ran.
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
         * Browse the departments
         * @description One level of the tree: the top level without a filter, the children of a department with `filter[id]` or
         *     `filter[path]`. The department that a filter names is not in the list itself; read it by its id.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Adds a department below `parentDepartment`, or at the top level when it is absent or null. The name is stored
         *     without the white space around it; siblings must differ, and upper and lower case count as different.
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
         * @description One department with its place in the tree. `depth` counts from 1 at the top level; `memberCount` counts the users
         *     who are members of this very department.
         */
        get: operations["readDepartment"];
        put?: never;
        post?: never;
        /**
         * Delete a department and everything below it
         * @description Submits the removal of a department with its whole subtree: every descendant goes, and with them their folder grants
         *     and memberships. The users themselves stay. Until the job succeeds the departments read as before; afterwards they
         *     answer 404. It is all or nothing. A second delete before that is accepted too; its job succeeds with nothing to do.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /**
         * Rename or move a department
         * @description Gives a department another name, another parent, or both in one step; what is absent stays. Path and depth of the
         *     whole subtree follow at once. `parentDepartment: null` moves the department to the top level. Members are changed by
         *     an operation of their own.
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
         * Add or remove members of a department
         * @description Submits one change to the direct members: `add` or `remove`, for 1 to 500 different users. Each user is an entry of
         *     the job's result. Adding a member or removing somebody who is none succeeds without a change; a user that does not
         *     exist, or is deleted, makes only its own entry fail. The job fails when not one entry could be applied.
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
         * Read the access to a folder
         * @description Who may do what with one folder, at once and without a job. `filter[type]=folder` is required, and exactly one of
         *     `filter[id]` and `filter[path]` names the folder. What folders above grant is listed too and marked as inherited.
         */
        get: operations["readAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the access to a folder
         * @description Submits one change to the access of one user, department or role to one folder. It is applied whole or not at all:
         *     the job fails, and the access list stays as it was, where the folder or the principal is unknown, and where `revoke`
         *     or `replace` is about a grant that is not on the folder itself.
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
         * List the custom roles
         * @description The roles that the tenant made for itself, whose ids role assignments take. They can only be looked at here: no
         *     operation creates, changes or deletes a role.
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
         * Give many users another role
         * @description Submits new roles for 1 to 500 users; each row replaces the role that its user has. Each row is an entry of the
         *     job's result: an unknown user or role makes only its own row fail, and the job fails when not one row could be
         *     applied.
         *
         *     Where an HR system manages the tenant's roles, each applied row is also handed to an external role directory, the
         *     role and nothing else, and `externalSync` says how that went. A row whose sync fails counts as failed, and its user
         *     keeps the old role.
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
         * @description How an asynchronous submission stands and what came of it. The answer is 200 whatever the job's outcome, since the
         *     job was found. Read it again until `status` is `succeeded` or `failed`.
         *
         *     Jobs of the kinds access and department delete do all or nothing. Jobs of the kinds members and role-assignments go
         *     entry by entry: they succeed when at least one entry did, so look at `result.failed` too.
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
        /** @description The place of the violation, one of the three; absent where the path of the address or the whole request is at fault. */
        ErrorSource: {
            /**
             * @description JSON Pointer to the place in the body; `""` is the whole body. What is missing is pointed at where it should be.
             *     In a form the first step is the name of the part.
             */
            pointer?: string;
            /** @description The name of the query parameter. */
            parameter?: string;
            /** @description The name of the request header. */
            header?: string;
        };
        /** @description One violation. */
        Error: {
            /** @description The HTTP status of the answer, as text. */
            status: string;
            /** @description The code from the register of error codes, which says what the caller does next. */
            code: string;
            /** @description What the code means, the same every time. */
            title: string;
            /** @description What was wanted and what came, this time. */
            detail: string;
            source?: components["schemas"]["ErrorSource"];
        };
        /** @description Why a request was refused, one entry for each violation. */
        Errors: {
            /** @description The violations; all of one answer have the status of the answer. */
            errors: components["schemas"]["Error"][];
        };
        /**
         * @description An id that the service gave, digits only, unique in the tenant among resources of its type.
         * @example 41
         */
        Id: string;
        /**
         * @description Whether the user is in use. A deleted user is kept, hidden from lists unless they ask for deleted ones.
         * @enum {string}
         */
        UserStatus: "active" | "deleted";
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with the ending `Z`.
         * @example 2026-03-02T09:15:00Z
         */
        Timestamp: string;
        /** @description What is known of a user. */
        UserAttributes: {
            /** @description The e-mail address, one user's alone whatever its case. */
            email: string;
            /** @description The given name, null where none is known. */
            firstName: string | null;
            /** @description The family name, null where none is known. */
            lastName: string | null;
            /** @description Given and family name with a space between; the e-mail address where neither is known. */
            fullName: string;
            /** @description The job title, null where none is known. */
            jobTitle: string | null;
            status: components["schemas"]["UserStatus"];
            /** @description The id of the user's role, null where the user has none. */
            roleId: string | null;
            /** @description The name of that role, null where the user has none. */
            roleName: string | null;
            /** @description The ids of the departments that the user is a direct member of, in the order of numbers. */
            departments: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description When the user last signed in, null where never.
             */
            lastLogin: string | null;
            /** @description When the user was created. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the user was marked deleted, null while active.
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
        /** @description The pages around this one. Each link keeps the filters and the page size; brackets are percent-encoded. */
        PageLinks: {
            /**
             * Format: uri-reference
             * @description The first page.
             */
            first: string;
            /**
             * Format: uri-reference
             * @description The page before this one, null on the first.
             */
            prev: string | null;
            /**
             * Format: uri-reference
             * @description The page after this one, null on the last and past it.
             */
            next: string | null;
            /**
             * Format: uri-reference
             * @description The last page that has resources; the first where there are none.
             */
            last: string;
        };
        /** @description What is known of the whole list. */
        PageMeta: {
            /** @description How many resources there are on all pages together. */
            total: number;
        };
        /** @description One page of users. */
        UserList: {
            /** @description The users in the order of their ids as numbers; none on a page past the end. */
            data: components["schemas"]["User"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * Format: binary
         * @description An XLSX file with one sheet, the first row of which names the columns.
         */
        Spreadsheet: string;
        /**
         * @description Where an import stands. An import goes from `pending` through `processing` to `completed`, or to `completed with
         *     errors` where rows were left out. A summary goes from `summarizing` to `awaiting acknowledgement` and, once
         *     acknowledged, on through `processing`. `failed` means that the work broke off, `cancelled` that a caller called it
         *     off.
         * @enum {string}
         */
        UserImportStatus: "pending" | "processing" | "summarizing" | "awaiting acknowledgement" | "completed" | "completed with errors" | "failed" | "cancelled";
        /**
         * @description How many rows there are and what becomes of them: the forecast once a summary was worked out, what was done once the
         *     import has run. Null before, and where the work broke off.
         */
        UserImportSummary: {
            /** @description How many rows the file has below its head; the sum of the other five. */
            total: number;
            /** @description How many rows create a user. */
            created: number;
            /** @description How many rows change or restore a user. */
            updated: number;
            /** @description How many rows mark a user as deleted. */
            deleted: number;
            /** @description How many rows say what is so already. */
            unchanged: number;
            /** @description How many rows are at fault and left out; the errors spreadsheet says why. */
            failed: number;
        } | null;
        /** @description Why a job, or an import of users, failed as a whole. */
        JobError: {
            /** @description The code from the register of error codes. */
            code: string;
            /** @description What the code means, the same every time. */
            title: string;
            /** @description What was wanted and what was found, this time. */
            detail: string;
        };
        /** @description How an import stands and, once it is known, what becomes of its rows. */
        UserImportAttributes: {
            status: components["schemas"]["UserImportStatus"];
            /** @description The name that the file was sent with. */
            fileName: string;
            /** @description When the file was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the status last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the summary was acknowledged, null where it was not or there was none.
             */
            acknowledgedAt: string | null;
            summary: components["schemas"]["UserImportSummary"];
            /** @description Why the work broke off; empty unless the status is `failed`. Rows at fault stand in the errors spreadsheets. */
            errors: components["schemas"]["JobError"][];
        };
        /** @description Addresses of one resource. */
        ResourceLinks: {
            /**
             * Format: uri-reference
             * @description Where the resource is read.
             */
            self: string;
        };
        /** @description An import of users, or a summary that may become one. */
        UserImport: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "user-import-processes";
            /** @description The id of the process, `importId` in its address. */
            id: components["schemas"]["Id"];
            attributes: components["schemas"]["UserImportAttributes"];
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description One page of import processes. */
        UserImportList: {
            /** @description The processes, the newest first; none on a page past the end. */
            data: components["schemas"]["UserImport"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The one part of the form. */
        UserImportUpload: {
            /**
             * Format: binary
             * @description An XLSX file without formulas, of which the first sheet is read, or a CSV file in UTF-8 with commas or, where its
             *     head holds no comma, semicolons. Its content decides which of the two it is, not the Content-Type of the part. It has
             *     at most 10,485,760 bytes (10 MiB), 100 MiB unpacked, and 50,000 rows and 400,000 cells below the first row, which
             *     names the columns. All cells together have at most 16,777,216 characters.
             */
            file: string;
        };
        /** @description One import process. */
        UserImportDocument: {
            data: components["schemas"]["UserImport"];
        };
        /** @description What a department is. */
        DepartmentAttributes: {
            /** @description The name, without white space at its ends. */
            name: string;
            /** @description The id of the parent, null at the top level. */
            parentDepartment: string | null;
            /** @description The names from the top level down to this department, joined by `//`. */
            path: string;
            /** @description The level in the tree, 1 at the top. */
            depth: number;
            /** @description How many users are direct members; those of descendants are not counted. */
            memberCount: number;
        };
        /** @description A department of the tenant's tree. */
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
            /** @description The departments in the order of their names (code points); none on a page past the end. */
            data: components["schemas"]["Department"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description 1 to 1000 characters (code points) after the white space at both ends is taken off, without the sequence `//`,
         *     unlike the names of all siblings (case counts). A single `/` is allowed anywhere.
         * @example Procurement
         */
        DepartmentName: string;
        /** @description A department to be created. */
        DepartmentCreate: {
            /** @description The department. It has no id yet; the service gives one. */
            data: {
                /**
                 * @description The resource type; any other is a conflict (409).
                 * @constant
                 */
                type: "departments";
                /** @description What the department is to be. */
                attributes: {
                    name: components["schemas"]["DepartmentName"];
                    /** @description The id of the parent; null or absent puts the department at the top level. */
                    parentDepartment?: string | null;
                };
            };
        };
        /** @description One department. */
        DepartmentDocument: {
            data: components["schemas"]["Department"];
        };
        /**
         * @description What the job carries out: a change of folder access, a change of a department's members, the deletion of a
         *     department with its subtree, or a replacement of users' roles.
         * @enum {string}
         */
        JobKind: "access" | "members" | "department delete" | "role-assignments";
        /** @description The acknowledgement of a submission; nothing of it has been carried out yet. */
        JobAck: {
            /** @description The job as it was when the submission was accepted. */
            data: {
                /**
                 * @description The resource type.
                 * @constant
                 */
                type: "jobs";
                /** @description The job's id, `jobId` in its address. */
                id: components["schemas"]["Id"];
                /** @description The job's first state. */
                attributes: {
                    kind: components["schemas"]["JobKind"];
                    /**
                     * @description Always `queued`; read the job to see how it goes on.
                     * @constant
                     */
                    status: "queued";
                    /** @description When the submission was accepted. */
                    createdAt: components["schemas"]["Timestamp"];
                };
                links: components["schemas"]["ResourceLinks"];
            };
        };
        /** @description What is to change about a department. */
        DepartmentUpdate: {
            /** @description The department as it is to be. */
            data: {
                /**
                 * @description The resource type; any other is a conflict (409).
                 * @constant
                 */
                type: "departments";
                /** @description The id of the department; where it is present it must be the one in the address, else 409. */
                id?: string;
                /**
                 * @description At least one of `name` and `parentDepartment`. An update without either, or without `attributes`, is refused
                 *     with `DEPARTMENT PATCH EMPTY`.
                 */
                attributes?: {
                    name?: components["schemas"]["DepartmentName"];
                    /** @description The id of the new parent; null moves the department to the top level, absent leaves it. */
                    parentDepartment?: string | null;
                };
            };
        };
        /** @description One change to the direct members of a department. */
        DepartmentMembersUpdate: {
            /** @description The change. */
            data: {
                /**
                 * @description The resource type; any other is a conflict (409).
                 * @constant
                 */
                type: "department-members";
                /** @description The id of the department; where it is present it must be the one in the address, else 409. */
                id?: string;
                /** @description The operation and whom it is about. */
                attributes: {
                    /**
                     * @description Whether the users become members or stop being members.
                     * @enum {string}
                     */
                    operation: "add" | "remove";
                    /**
                     * @description Ids of users. Duplicates are folded into one first; 1 to 500 different ids may remain. So there is no
                     *     limit on the list as it is sent but the size of the body.
                     */
                    members: string[];
                };
            };
        };
        /**
         * @description Whether the principal is a user, a department or a role.
         * @enum {string}
         */
        PrincipalType: "user" | "department" | "role";
        /**
         * @description What the principal may do with the folder.
         * @enum {string}
         */
        Permission: "view" | "edit" | "manage";
        /** @description What one principal may do with the folder. */
        AccessEntry: {
            principalType: components["schemas"]["PrincipalType"];
            /** @description The id of the user, department or role. */
            principalId: components["schemas"]["Id"];
            /** @description The full name of the user, or the name of the department or role. */
            principalName: string;
            permission: components["schemas"]["Permission"];
            /** @description Whether the grant was given on a folder above. */
            inherited: boolean;
            /** @description The id of the folder above on which it was given, null where it was given on this one. */
            inheritedFrom: string | null;
        };
        /** @description The access to one folder. */
        Access: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "access";
            /** @description The id of the folder. */
            id: components["schemas"]["Id"];
            /** @description The folder and who has access to it. */
            attributes: {
                /**
                 * @description What kind of thing the access is about.
                 * @constant
                 */
                type: "folder";
                /** @description The id of the folder. */
                id: components["schemas"]["Id"];
                /** @description The path of the folder; `/` is the topmost. */
                path: string;
                /**
                 * @description One entry for each principal with access, users first, then departments, then roles, each in the order of
                 *     their ids. A grant on the folder itself stands in place of inherited ones, a nearer folder's in place of a
                 *     farther one's.
                 */
                accessList: components["schemas"]["AccessEntry"][];
            };
            links: components["schemas"]["ResourceLinks"];
        };
        /** @description The access to one folder. */
        AccessDocument: {
            data: components["schemas"]["Access"];
        };
        /** @description One change to the access of one principal to one folder. */
        AccessUpdate: {
            /** @description The change. */
            data: {
                /**
                 * @description The resource type; any other is a conflict (409).
                 * @constant
                 */
                type: "access";
                /** @description Taken because JSON:API libraries send one, and compared with nothing; `resource` names the folder. */
                id?: string;
                /** @description What is to change, where and for whom. */
                attributes: {
                    /** @description The folder, by its id or by its path, never both. */
                    resource: {
                        /**
                         * @description What kind of thing the access is about.
                         * @enum {string}
                         */
                        type: "folder";
                        /** @description The id of the folder. */
                        id?: string;
                        /** @description The path of the folder, `/` being the topmost; case counts. */
                        path?: string;
                    };
                    /**
                     * @description `grant` sets the permission, over an earlier one too; `replace` sets it only where the principal has one
                     *     on the folder itself; `revoke` takes it away.
                     * @enum {string}
                     */
                    operation: "grant" | "revoke" | "replace";
                    /** @description Whose access changes. */
                    principal: {
                        type: components["schemas"]["PrincipalType"];
                        /** @description The id of the user, department or role. */
                        id: string;
                    };
                    /** @description The permission to set. Required with `grant` and `replace`, not to be sent with `revoke`. */
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
            /** @description What the role is. */
            attributes: {
                /** @description The name of the role. */
                name: string;
                /**
                 * @description Always `custom`, a role that the tenant made for itself.
                 * @constant
                 */
                type: "custom";
                /** @description What the role is for, null where nobody wrote it down. */
                description: string | null;
            };
        };
        /** @description One page of custom roles. */
        RoleList: {
            /** @description The roles in the order of their ids as numbers; none on a page past the end. */
            data: components["schemas"]["Role"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description One user and the role that takes the place of the user's present one. */
        RoleAssignment: {
            /** @description The id of the user, in one row only. */
            userId: string;
            /** @description The id of a custom role of the tenant. */
            roleId: string;
        };
        /** @description New roles for users. */
        RoleAssignments: {
            /** @description The assignments. */
            data: {
                /**
                 * @description The resource type; any other is a conflict (409).
                 * @constant
                 */
                type: "role-assignments";
                /** @description Taken because JSON:API libraries send one, and compared with nothing. */
                id?: string;
                /** @description Who is to have which role. */
                attributes: {
                    /** @description 1 to 500 rows, each about another user. */
                    assignments: components["schemas"]["RoleAssignment"][];
                };
            };
        };
        /**
         * @description Where the job stands. It waits as `queued`, is carried out as `running` and ends as `succeeded` or `failed`; the
         *     last two never change.
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "succeeded" | "failed";
        /** @description The outcome of one part of a job. */
        JobEntry: {
            /**
             * @description Whom or what the entry is about: the id of the user (members, role assignments), of the folder (access) or of
             *     the removed department (department delete).
             */
            id: string;
            /**
             * @description Whether this part was applied. What was so already counts as `succeeded`.
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /** @description The code from the register of error codes; present where the entry failed. */
            code?: string;
            /** @description What was wrong, in words; present where the entry failed. */
            detail?: string;
            /**
             * @description Whether the external role directory took over the new role. Present only in role assignments of a tenant whose
             *     roles an HR system manages, on rows that were applied or whose sync failed.
             * @enum {string}
             */
            externalSync?: "synced" | "failed";
        };
        /**
         * @description What the job did, part by part. Null until the job ends, where an all-or-nothing job (access, department delete)
         *     failed, and where a job broke off; it did nothing then.
         */
        JobResult: {
            /** @description How many parts the job had. */
            total: number;
            /** @description How many parts were applied. */
            succeeded: number;
            /** @description How many parts failed. */
            failed: number;
            /**
             * @description One entry for each part, in the order of the request. A department delete lists the departments that it removed,
             *     parents before children; none where nothing was left to remove.
             */
            entries: components["schemas"]["JobEntry"][];
        } | null;
        /** @description How a job stands and, once it ended, what came of it. */
        JobAttributes: {
            kind: components["schemas"]["JobKind"];
            status: components["schemas"]["JobStatus"];
            /** @description When the submission was accepted. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the job began to run, null while it is queued.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When the job ended, null until then.
             */
            completedAt: string | null;
            result: components["schemas"]["JobResult"];
            /** @description Why the job failed; empty unless its status is `failed`. */
            errors: components["schemas"]["JobError"][];
        };
        /** @description An asynchronous submission. */
        Job: {
            /**
             * @description The resource type.
             * @constant
             */
            type: "jobs";
            /** @description The job's id, `jobId` in its address. */
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
        /**
         * @description The address cannot be read, or carries a query parameter that the operation does not know or that came twice; or there
         *     is a body with members, where the operation takes none.
         */
        BadParametersOrBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller sent more requests than the tenant's rate limit lets through; nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The access token is missing, malformed, wrongly signed or expired, or it ended with its tenant or API key. */
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
        /** @description The address cannot be read, or carries a query parameter that the operation does not know or that came twice. */
        BadParameters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description A paging parameter is out of its bounds, a parameter is unknown or came twice, or the address cannot be read. */
        BadPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /**
         * @description The body is no form, a part is absent, empty, unknown or there twice, the spreadsheet lacks the column `email`,
         *     names a column twice or holds a formula, or the address breaks a rule; no process was started.
         */
        BadSpreadsheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /**
         * @description The file has more than 10,485,760 bytes (10 MiB), unpacks to more than 100 MiB, holds more than 50,000 rows, 400,000
         *     cells or 16,777,216 characters, or takes more than 240 MiB of memory or 5 s of CPU time to read; or the form around
         *     it is too large. No process was started.
         */
        SpreadsheetTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not `multipart/form-data`, or the file is by its content neither XLSX nor CSV; no process was started. */
        SpreadsheetExpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description No import process of this tenant has the id; another tenant's process counts as none. */
        ImportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is larger than the operation takes; it was not read to its end and nothing was done. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is neither `application/vnd.api+json` nor `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description No department of this tenant has the id in the address; another tenant's department counts as none. */
        DepartmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /**
         * @description The token belongs to a user who is neither admin nor super-admin, or the feature flag `admin-access-api` is off for
         *     the tenant. The role is looked at first.
         */
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
         * @description Which page to answer with. A page past the end is empty.
         * @example 2
         */
        PageNumber: number;
        /**
         * @description How many resources a page has.
         * @example 100
         */
        PageSize: number;
        /**
         * @description The id of the import process. One that no process has is unknown, whatever it looks like.
         * @example 301
         */
        ImportId: string;
        /**
         * @description The id of the department. One that no department has is unknown, whatever it looks like.
         * @example 12
         */
        DepartmentId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The scheme that lets a request in.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description After how many seconds to try again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description An attachment with a name for the file.
         * @example attachment; filename="users.xlsx"
         */
        ContentDisposition: string;
        /**
         * @description The path of the import process; read it until its status is one that needs no more waiting.
         * @example /v2/admin/users/import/301
         */
        ImportLocation: string;
        /**
         * @description After how many seconds the first look is worth while.
         * @example 1
         */
        ImportPollAfter: number;
        /**
         * @description The path of the department that was created.
         * @example /v2/admin/departments/41
         */
        Location: string;
        /**
         * @description The path of the job; read it until its status is terminal.
         * @example /v2/admin/jobs/9001
         */
        JobLocation: string;
        /**
         * @description After how many seconds the first look is worth while.
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
            /** @description The access token, a signed JWT that names user, tenant and role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            /** @description The request carries no API key. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description No tenant knows the API key, or it was revoked. */
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
                 * @description Only the user with this id.
                 * @example 7
                 */
                "filter[id]"?: string;
                /**
                 * @description Only the user with this e-mail address, compared whole and without case.
                 * @example ines.moreau@aurora.example
                 */
                "filter[email]"?: string;
                /**
                 * @description Only direct members of the department with this id; members of its descendants are left out.
                 * @example 12
                 */
                "filter[department]"?: string;
                /**
                 * @description `true` also lists users who are marked deleted. Otherwise they stay hidden, even from `filter[id]`.
                 * @example true
                 */
                "filter[includeDeleted]"?: "true" | "false";
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many resources a page has.
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
            /** @description The users that the filters leave, one page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UserList"];
                };
            };
            /**
             * @description More than one primary filter was given, a parameter has a value that it does not take, is unknown or came twice,
             *     or the address cannot be read.
             */
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
            /** @description The spreadsheet, one row for each user in the order of their ids. */
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
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many resources a page has.
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
            /** @description One page of the processes. */
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
        /** @description The spreadsheet. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImportUpload"];
            };
        };
        responses: {
            /** @description The spreadsheet was accepted; what becomes of it is read from the process. */
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
        /** @description The spreadsheet. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImportUpload"];
            };
        };
        responses: {
            /** @description The spreadsheet was accepted; the summary is read from the process. */
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
                 * @description The id of the import process. One that no process has is unknown, whatever it looks like.
                 * @example 301
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process as it stands now. */
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
                 * @description The id of the import process. One that no process has is unknown, whatever it looks like.
                 * @example 301
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process, which runs from now on. */
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
            /** @description The process does not await an acknowledgement; it stays as it is. */
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
                 * @description The id of the import process. One that no process has is unknown, whatever it looks like.
                 * @example 301
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process, cancelled for good. */
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
            /** @description The process is at work or has ended; it stays as it is. */
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
                 * @description The id of the import process. One that no process has is unknown, whatever it looks like.
                 * @example 301
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows at fault, in the order of the file that was sent. */
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
            /**
             * @description No such process; or it has run without a fault, broke off, was cancelled, or is a summary that nobody has
             *     acknowledged, so that nothing has run.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The import is still `pending` or `processing`; ask again once it has ended. */
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
                 * @description The id of the import process. One that no process has is unknown, whatever it looks like.
                 * @example 301
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows at fault, in the order of the file that was sent. */
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
            /**
             * @description No such process; or its summary has no row at fault, was called off or broke off before it was known, or the
             *     process is an import that never had a summary.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The process is still `summarizing`; ask again once the summary is there. */
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
                 * @description Lists the children of the department with this id, not the department itself.
                 * @example 12
                 */
                "filter[id]"?: string;
                /**
                 * @description Lists the children of the department with this path, the names from the top joined by `//`; case counts.
                 * @example Operations//Procurement
                 */
                "filter[path]"?: string;
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many resources a page has.
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
            /**
             * @description The departments of that level, one page of them in the order of their names; none below a department without
             *     children.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentList"];
                };
            };
            /**
             * @description Both filters were given, a parameter has a value that it does not take, is unknown or came twice, or the address
             *     cannot be read.
             */
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
            /** @description No department of this tenant has the id or the path that the filter gives. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description The path in `filter[path]` fits several departments, because a name on the way begins or ends with `/`. */
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
            /** @description The department exists from now on. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            /** @description The body breaks a rule, or the address does; nothing was created. Every violation has an entry of its own. */
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
            /** @description The parent department does not exist in this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /** @description A sibling has this name already, or the body names another resource type; nothing was created. */
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
                 * @description The id of the department. One that no department has is unknown, whatever it looks like.
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
                 * @description The id of the department. One that no department has is unknown, whatever it looks like.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removal was accepted; its outcome is read from the job. */
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
                 * @description The id of the department. One that no department has is unknown, whatever it looks like.
                 * @example 12
                 */
                id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                "application/vnd.api+json": components["schemas"]["DepartmentUpdate"];
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            /** @description The department as it is from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["DepartmentDocument"];
                };
            };
            /** @description The update names nothing to change or breaks a rule, or the address does; nothing was changed. */
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
            /** @description The department, or the one that is to be its parent, does not exist in this tenant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
            /**
             * @description A sibling at the place where the department would stand has the name already, the new parent lies in the
             *     department's own subtree, or the body names another type or id; nothing was changed.
             */
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
                 * @description The id of the department. One that no department has is unknown, whatever it looks like.
                 * @example 41
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
            /** @description The change was accepted; its outcome is read from the job. */
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
            /**
             * @description After folding duplicates there is no user id left or there are more than 500, the body breaks another rule, or
             *     the address does; nothing was submitted.
             */
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
            /** @description The body names another resource type, or another department than the address; nothing was submitted. */
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
                 * @description What kind of thing the access is about.
                 * @example folder
                 */
                "filter[type]": "folder";
                /**
                 * @description The id of the folder. Exactly one of this and `filter[path]` is to be given.
                 * @example 5
                 */
                "filter[id]"?: string;
                /**
                 * @description The path of the folder; case counts.
                 * @example /Suppliers/2026
                 */
                "filter[path]"?: string;
                /**
                 * @description Leaves only principals of this type in `accessList`.
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
            /** @description The folder with its access list, which is empty where nobody has access. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AccessDocument"];
                };
            };
            /**
             * @description `filter[type]` is missing, the folder is named twice or not at all, a parameter has a value that it does not
             *     take, is unknown or came twice, or the address cannot be read.
             */
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
            /** @description No folder of this tenant has the id or the path; another tenant's folder counts as none. */
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
            /** @description The change was accepted; its outcome is read from the job. */
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
            /**
             * @description The folder is named twice or not at all, `permission` is missing or out of place, the body breaks another rule,
             *     or the address does; nothing was submitted.
             */
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
            /** @description The body names another resource type; nothing was submitted. */
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
                 * @description Which roles to list; there is one value so far.
                 * @example custom
                 */
                "filter[type]": "custom";
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many resources a page has.
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
            /** @description The custom roles, one page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["RoleList"];
                };
            };
            /**
             * @description `filter[type]` is missing, a parameter has a value that it does not take, is unknown or came twice, or the
             *     address cannot be read.
             */
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
            /** @description The assignments were accepted; their outcome is read from the job. */
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
            /**
             * @description There is no row or there are more than 500, a user stands in two rows, the body breaks another rule, or the
             *     address does; nothing was submitted.
             */
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
            /** @description The body names another resource type; nothing was submitted. */
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
                 * @description The id of the job, as the acknowledgement gave it. One that no job has is unknown, whatever it looks like.
                 * @example 9001
                 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it stands now. */
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
            /** @description No job of this tenant has the id; another tenant's job counts as none. */
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
