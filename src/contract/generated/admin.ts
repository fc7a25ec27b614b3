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
        /** @description Addresses of one resource. */
        ResourceLinks: {
            /**
             * Format: uri-reference
             * @description Where the resource is read.
             */
            self: string;
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
        /** @description Why a job failed. */
        JobError: {
            /** @description The code from the register of error codes. */
            code: string;
            /** @description What the code means, the same every time. */
            title: string;
            /** @description What was wanted and what was found, this time. */
            detail: string;
        };
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
        /** @description The address cannot be read, or carries a query parameter that the operation does not know or that came twice. */
        BadParameters: {
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
        /** @description The access token is absent, malformed, wrongly signed or out of date. */
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
            400: components["responses"]["BadParameters"];
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
            400: components["responses"]["BadParameters"];
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
