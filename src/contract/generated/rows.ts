// Made from openapi/rows.yaml by "npm run generate". Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        settings: {
            /** @enum {unknown} */
            id: "settings";
            adminAccessApi: boolean;
            hrManagedRoles: boolean;
            rateLimit: {
                requests: number;
                per: string;
            } | null;
            expiresAt?: number;
            limits?: {
                pageSize: number;
                uploadBytes: number;
                journalEntries: number;
            };
        };
        clock: {
            /** @enum {unknown} */
            id: "clock";
            offset: number;
            frozenAt: number | null;
        };
        apiKeys: {
            name: string;
            key: string;
            userId: string;
            role: components["schemas"]["sandbox_Role"];
            revoked: boolean;
        };
        sequences: {
            name: string;
            next: number;
        };
        due: {
            id: number;
            at: number;
            machine: components["schemas"]["sandbox_MachineName"];
            subject: string;
        };
        jobPlans: {
            kind: components["schemas"]["sandbox_JobPlanKind"];
            mode: components["schemas"]["sandbox_PlanMode"];
            after: number;
            polls: number;
            outcome: components["schemas"]["sandbox_Outcome"];
            code: string | null;
        };
        faults: {
            id: string;
            name: string;
            operation: string | null;
            share: number;
            seed: number;
            asked: number;
            skip?: number;
            left: number | null;
            parameters: {
                [key: string]: string | number;
            };
            memory: string[];
        };
        idempotencyKeys: {
            id: string;
            at: number;
            fingerprint: string;
            /** @enum {unknown} */
            status: 201 | 202;
            location: string;
            body: {
                [key: string]: unknown;
            };
        };
        departments: {
            id: string;
            name: string;
            parentDepartment: string | null;
            moved?: number;
        };
        users: {
            id: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            jobTitle: string | null;
            status: components["schemas"]["admin_UserStatus"];
            roleId: string | null;
            departments: string[];
            /** Format: date-time */
            lastLogin: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        roles: {
            id: string;
            name: string;
            /** @enum {unknown} */
            type: "custom" | "system";
            description: string | null;
        };
        folders: {
            id: string;
            name: string;
            parent: string | null;
            path: string;
        };
        grants: {
            id: string;
            folderId: string;
            principalType: components["schemas"]["admin_PrincipalType"];
            principalId: string;
            permission: components["schemas"]["admin_Permission"];
        };
        directory: {
            userId: string;
            personnelNumber: string;
            costCenter: string;
            roleId: string | null;
        };
        jobs: {
            id: string;
            /** @enum {unknown} */
            kind: "access" | "department delete" | "members" | "role-assignments";
            status: components["schemas"]["admin_JobStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            completedAt: string | null;
            result: {
                total: number;
                succeeded: number;
                failed: number;
                entries: {
                    id: string;
                    /** @enum {unknown} */
                    outcome: "succeeded" | "failed";
                    code?: string;
                    detail?: string;
                    /** @enum {unknown} */
                    externalSync?: "synced" | "failed";
                }[];
            } | null;
            errors: {
                code: string;
                title: string;
                detail: string;
            }[];
            payload?: unknown;
            plan: {
                kind: components["schemas"]["sandbox_JobPlanKind"];
                mode: components["schemas"]["sandbox_PlanMode"];
                after: number;
                polls: number;
                outcome: components["schemas"]["sandbox_Outcome"];
                code: string | null;
            };
            polls: number;
        };
        imports: {
            id: string;
            status: components["schemas"]["admin_UserImportStatus"];
            fileName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            acknowledgedAt: string | null;
            summary: {
                total: number;
                created: number;
                updated: number;
                deleted: number;
                unchanged: number;
                failed: number;
            } | null;
            errors: {
                code: string;
                title: string;
                detail: string;
            }[];
            plan: {
                kind: components["schemas"]["sandbox_JobPlanKind"];
                mode: components["schemas"]["sandbox_PlanMode"];
                after: number;
                polls: number;
                outcome: components["schemas"]["sandbox_Outcome"];
                code: string | null;
            };
            polls: number;
            worked: {
                rows: number;
                summary: {
                    total: number;
                    created: number;
                    updated: number;
                    deleted: number;
                    unchanged: number;
                    failed: number;
                };
                faults?: {
                    row: number;
                    column: string;
                    reason: string;
                    cells: string[];
                }[];
            } | null;
        };
        importSheets: {
            id: string;
            head: string[];
            rowCount?: number;
            rows?: {
                row: number;
                cells: string[];
            }[];
            summaryFaults?: {
                row: number;
                column: string;
                reason: string;
                cells: string[];
            }[] | null;
            runFaults?: {
                row: number;
                column: string;
                reason: string;
                cells: string[];
            }[] | null;
        };
        importParts: {
            id: string;
            importId: string;
            part: number;
            rows: string;
            summaryFaults: {
                row: number;
                column: string;
                reason: string;
            }[] | null;
            runFaults: {
                row: number;
                column: string;
                reason: string;
            }[] | null;
        };
        fields: {
            name: string;
            label: string;
            type: components["schemas"]["documents_FieldType"];
            helpText: string | null;
            active: boolean;
            allowedValues: string[];
            section: string | null;
        };
        documents: {
            documentId: string;
            docId: string | null;
            docSetId: string;
            version: number;
            name: string;
            path: string;
            status: components["schemas"]["documents_DocumentStatus"];
            failureReason: string | null;
            fileType: components["schemas"]["documents_FileType"];
            fileSize: number;
            /** Format: date-time */
            dateCreated: string;
            /** Format: date-time */
            dateModified: string;
            fields: {
                name: string;
                values: {
                    value: string | number | boolean;
                }[];
            }[];
            provisions: {
                name: string;
                content: {
                    text: string;
                    score: number;
                }[];
            }[];
            hash: string;
            unreadable: string | null;
            plan: {
                kind: components["schemas"]["sandbox_JobPlanKind"];
                mode: components["schemas"]["sandbox_PlanMode"];
                after: number;
                polls: number;
                outcome: components["schemas"]["sandbox_Outcome"];
                code: string | null;
            };
            polls: number;
            revision: number;
            /** Format: date-time */
            endedAt?: string;
        };
        texts: {
            documentId: string;
            text: string;
        };
        provisions: {
            name: string;
            provisionTags: string[];
        };
        provisionRecords: {
            recordId: string;
            provisionName: string;
            status: components["schemas"]["documents_ProvisionStatus"];
            documentsTagged: number;
            /** Format: date-time */
            dateCreated: string;
            /** Format: date-time */
            dateModified: string;
            plan: {
                kind: components["schemas"]["sandbox_JobPlanKind"];
                mode: components["schemas"]["sandbox_PlanMode"];
                after: number;
                polls: number;
                outcome: components["schemas"]["sandbox_Outcome"];
                code: string | null;
            };
            polls: number;
            searched?: number;
            /** Format: date-time */
            endedAt?: string;
        };
        /**
         * @description The status of the user. Deleted users remain stored, but lists contain them only if the request asks for deleted users.
         * @enum {string}
         */
        admin_UserStatus: "active" | "deleted";
        /**
         * @description The status of an import. The status of a direct import changes from `pending` to `processing`. At its end, the import has the status `completed`, or `completed with errors` if rows were skipped. The status of an import with a summary changes from `summarizing` to `awaiting acknowledgement`, and after the acknowledgement to `processing`. The status `failed` means that the processing failed. The status `cancelled` means that a caller cancelled the import.
         * @enum {string}
         */
        admin_UserImportStatus: "pending" | "processing" | "summarizing" | "awaiting acknowledgement" | "completed" | "completed with errors" | "failed" | "cancelled";
        /**
         * @description The type of the principal (user, department or role).
         * @enum {string}
         */
        admin_PrincipalType: "user" | "department" | "role";
        /**
         * @description The permission defines what a user, department or role may do with the folder.
         * @enum {string}
         */
        admin_Permission: "view" | "edit" | "manage";
        /**
         * @description The status of the job, which is first `queued`, then `running`, and at the end `succeeded` or `failed`. The status `succeeded` or `failed` never changes.
         * @enum {string}
         */
        admin_JobStatus: "queued" | "running" | "succeeded" | "failed";
        /**
         * @description The type of a field's values. Values of `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select` are JSON strings. Values of `number` are JSON numbers, and values of `boolean` are JSON booleans.
         * @enum {string}
         */
        documents_FieldType: "string" | "number" | "boolean" | "date" | "single_select" | "multi_select";
        /**
         * @description The status of the search for a provision, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the search failed. The statuses `READY` and `FAILED` are final.
         * @enum {string}
         */
        documents_ProvisionStatus: "IN_PROGRESS" | "READY" | "FAILED";
        /**
         * @description The processing status of a document, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the file could not be processed. The statuses `READY` and `FAILED` are final.
         * @enum {string}
         */
        documents_DocumentStatus: "IN_PROGRESS" | "READY" | "FAILED";
        /**
         * @description The type of the file, detected from its content and its name.
         * @enum {string}
         */
        documents_FileType: "pdf" | "docx" | "doc" | "txt" | "csv" | "xlsx" | "xls" | "jpeg" | "png";
        /**
         * @description The kind of object whose status changes, for example a job.
         * @enum {string}
         */
        sandbox_MachineName: "job" | "user-import" | "document" | "provision";
        /**
         * @description The role of the caller. The access tokens of an API key contain the role of the API key.
         * @enum {string}
         */
        sandbox_Role: "super-admin" | "admin" | "user";
        /**
         * @description A kind of asynchronous work, such as a job that changes members or an import of users.
         * @enum {string}
         */
        sandbox_JobPlanKind: "access" | "members" | "department delete" | "role-assignments" | "user-import" | "user-import-summary" | "document" | "provision";
        /**
         * @description The mode of a job plan determines when a job ends. With the mode `immediate` a job ends before the next request. With the mode `after` a job ends after a duration. With the mode `polls` a job ends after a number of reads. With the mode `manual` the status of a job changes only when a request to the control plane changes the status.
         * @enum {string}
         */
        sandbox_PlanMode: "immediate" | "after" | "polls" | "manual";
        /**
         * @description How the asynchronous work ends. With the outcome `succeed` a job runs, but can still fail, for example if one of its users is unknown. With the outcome `fail` a job ends as failed without applying anything.
         * @enum {string}
         */
        sandbox_Outcome: "succeed" | "fail";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
