// Made from conformance/target/target.schema.json by "npm run generate". Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** A target of the conformance pack */
        record: {
            /**
             * @description The version of the target file format.
             * @constant
             */
            target: 1;
            /** @description The name of the implementation in reports. */
            name: string;
            /**
             * @description The kind of system. "cps explore" sends random requests only to test systems.
             * @enum {unknown}
             */
            environment?: "test" | "production";
            /** @description The base URL of both interfaces, or one base URL for each interface. */
            baseUrl: string | {
                admin: components["schemas"]["url"];
                documents: components["schemas"]["url"];
            };
            /** @description The credentials for requesting access tokens, for each caller of the tested tenant. */
            credentials: {
                admin: components["schemas"]["credential"];
                superAdmin?: components["schemas"]["credential"];
                user?: components["schemas"]["credential"];
            };
            /** @description Tenants that a run uses in addition to the tested tenant. */
            tenants?: {
                other?: components["schemas"]["tenant"];
                withoutFlag?: components["schemas"]["tenant"];
                hrManaged?: {
                    admin: components["schemas"]["credential"];
                    userId?: string;
                    roleId?: string;
                    directory?: components["schemas"]["directory"];
                };
            };
            /** @description The request header that contains the access token. The suite replaces {token} by the token. */
            authentication?: {
                header: string;
                value: string;
            };
            /** @description Additional headers of every request, for example for an API gateway. */
            headers?: {
                [key: string]: string;
            };
            claims?: {
                verdicts?: ("stated" | "published")[];
                classes?: ("administration" | "documents")[];
            };
            /** @description Operations or capabilities that the implementation lacks, each with a reason. */
            without?: {
                [key: string]: string;
            };
            /** @description Effects that no operation of the implementation shows, each with a reason. Their test cases have the outcome not observable, which does not prevent a certificate. */
            notObservable?: {
                "user-role-shown"?: components["schemas"]["reason"];
                "import-summary"?: components["schemas"]["reason"];
                "import-acknowledgement"?: components["schemas"]["reason"];
                "role-directory"?: components["schemas"]["reason"];
                "directory-window"?: components["schemas"]["reason"];
            };
            /** @description Conditions that do not exist at the implementation, each with a reason. Their test cases have the outcome not applicable, which does not prevent a certificate. */
            notApplicable?: {
                "hr-managed-tenant"?: components["schemas"]["reason"];
                "failing-submission"?: components["schemas"]["reason"];
                "ended-jobs"?: components["schemas"]["reason"];
            };
            pace?: {
                /** @description The number of parallel test cases. The run reduces this number while the target responds slowly. */
                concurrency?: number;
                /** @description The maximum number of requests per second. */
                requestsPerSecond?: number;
                /** @description The longest pause between two reads of an unfinished job in milliseconds, if the response has no Retry-After header. The run reads a job for the first time when earlier jobs of its kind had ended. */
                pollInterval?: number;
                /** @description The pause before the first read of a job in milliseconds. It replaces the Retry-After header of the response that started the job. */
                firstPoll?: number;
                /** @description The pause after each change in milliseconds, for a target that shows changes with a delay. */
                settle?: number;
                /** @description The time limit of a job in milliseconds. If a slow target exceeds the limit, the test case has no result. */
                jobDeadline?: number;
                /** @description The time limit of a request in milliseconds. */
                requestTimeout?: number;
                /** @description The time limit of the run in milliseconds. */
                runDeadline?: number;
            };
            /** @description Objects that exist before the run and that the run may use. */
            existing?: {
                users?: components["schemas"]["user"][];
                deletedUser?: components["schemas"]["user"];
                folder?: components["schemas"]["folder"];
                secondFolder?: components["schemas"]["folder"];
                roles?: string[];
                unknownId?: components["schemas"]["idPattern"];
                unknownUserId?: components["schemas"]["idPattern"];
                unknownRoleId?: components["schemas"]["idPattern"];
                usersFile?: string;
                faultyUsersFile?: string;
                failingFolderId?: string;
                failingPrincipalId?: string;
                failingFolder?: components["schemas"]["folder"];
                /** @description The department below which the suite creates all departments, if the target allows no top-level departments. */
                rootDepartmentId?: string;
                /** @description The names of existing text fields of documents. If the list is absent, test cases invent field names. */
                documentFields?: string[];
                documentFile?: string;
                uploadFolder?: string;
                provisionRecordId?: string;
            };
            /**
             * @description The binding of operations that the file omits. published: as in the API contract. own: the target does not offer them.
             * @enum {unknown}
             */
            binding?: "published" | "own";
            /** @description The request and the response values of each operation. The value false means that the implementation does not have the operation. */
            operations?: {
                [key: string]: unknown;
            };
            /** @description Additional requests for data that no operation of the service description returns. */
            observe?: {
                userRoles?: components["schemas"]["binding"];
                document?: components["schemas"]["binding"];
                importSummary?: components["schemas"]["binding"];
            };
            errors?: {
                /** @description The location of the error code in an error response: a JMESPath expression or a header. */
                code?: unknown;
                spelling?: {
                    [key: string]: string;
                };
            };
            deviations?: {
                requirement: string;
                reason: string;
                /** Format: date */
                until: string;
            }[];
        };
        /** @description A pattern for ids that do not exist. The suite replaces {n} by a number, and {n:12} by a number with 12 digits. */
        idPattern: string;
        /** @description The reason in one sentence, as reports show it. */
        reason: string;
        url: string;
        binding: {
            /** @enum {unknown} */
            method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            path?: string;
            /** @description A GET request that the suite sends before this request. Values from its response are additional inputs of this request. Not allowed for token operations and under observe. */
            before?: {
                path: string;
                query?: Record<string, never>;
                headers?: {
                    [key: string]: string;
                };
                answer: Record<string, never>;
            };
            query?: Record<string, never>;
            headers?: {
                [key: string]: string;
            };
            contentType?: string;
            body?: unknown;
            multipart?: Record<string, never>;
            inputs?: Record<string, never>;
            answer?: Record<string, never>;
            /**
             * @description spreadsheet: the response is a CSV or XLSX file. Each row becomes an object, and the header row contains the property names.
             * @enum {unknown}
             */
            format?: "json" | "spreadsheet";
            /** @description The names of the inputs that the function prepare of a TypeScript target file uses. */
            uses?: string[];
            /** @description The names of the values that the function read of a TypeScript target file returns. */
            reads?: string[];
            /** @description How to request the next page of a list: { url } or { token, parameter } with JMESPath expressions, { link } with the relation of a Link header, { header, parameter } with a response header, or { page, first } with a page number. With in: header, the parameter is a request header. With in: body, the parameter is a property of the JSON body. */
            next?: {
                url?: string;
                token?: string;
                link?: string;
                header?: string;
                parameter?: string;
                page?: string;
                first?: number;
                /** @enum {unknown} */
                in?: "query" | "header" | "body";
            };
        };
        credential: string | {
            [key: string]: string;
        };
        user: {
            id: string;
            email?: string;
            /** @description The current role of the user. The run restores this role at its end. */
            roleId?: string;
        };
        folder: {
            id: string;
            path: string;
        };
        /** @description The request that reads the user of the HR-managed tenant in the external user directory. */
        directory: {
            /** @description The URL of the request, or a path relative to the base URL. */
            url: string;
            headers?: {
                [key: string]: string;
            };
            /** @description The JMESPath expression that selects the user in the response. */
            person: string;
            /** @description The location of the role in the selected entry. The role must be a role id of the service. */
            role: unknown;
            /** @description The properties that the external user directory changes by itself, such as the time of the last change. */
            own?: string[];
        };
        tenant: {
            admin: components["schemas"]["credential"];
            jobId?: string;
            departmentId?: string;
            folderId?: string;
            folderPath?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
