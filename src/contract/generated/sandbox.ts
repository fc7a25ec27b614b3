// Made from openapi/ by "npm run generate". Do not edit.
export interface paths {
    "/_sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the health of the sandbox
         * @description Answers as soon as the sandbox accepts requests.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List available faults
         * @description Transport faults simulate network and server problems, to test a client's error handling. Each contract fault breaks one requirement in a small way, to prove that a test detects it.
         */
        get: operations["listFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the sandbox is ready
         * @description Returns whether the sandbox can serve requests, for which its store must be available. No control key is required.
         */
        get: operations["readReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the metrics
         * @description Returns metrics in the text format of Prometheus: requests and latency by operation and status, jobs by state, tenants, journal entries stored and dropped, and resource use of the process.
         */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal of the sandbox
         * @description Returns the last 500 entries of the sandbox's own request journal. It contains the requests that belong to no tenant, such as those with an unknown key, and the control-plane requests that changed something.
         */
        get: operations["readOwnJournal"];
        put?: never;
        post?: never;
        /**
         * Clear the journal of the sandbox
         * @description Removes all entries and resets the number of dropped entries. The numbering continues.
         */
        delete: operations["clearOwnJournal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tenants
         * @description Lists all tenants with their time and number of rows.
         */
        get: operations["listTenants"];
        put?: never;
        /**
         * Create a tenant
         * @description Without `from`, the tenant has one user per API key, the root folder, the feature `admin-access-api` and nothing else. With `from`, it is a copy of another tenant or of its `snapshot`: rows, numbering, settings and clock. The new tenant has its own API keys and is isolated from the original. With `world`, the data is generated. A reset restores this initial state.
         */
        post: operations["createTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tenant
         * @description Returns the tenant's time, settings, names of API keys and number of rows.
         */
        get: operations["readTenant"];
        put?: never;
        post?: never;
        /**
         * Delete a tenant
         * @description Deletes the tenant with all its data. Its API keys become unknown, and its tokens become invalid. The tokens stay invalid for a later tenant with the same name. A later tenant can have the same API keys.
         */
        delete: operations["deleteTenant"];
        options?: never;
        head?: never;
        /**
         * Change the settings of a tenant
         * @description Changes the feature flag, HR-managed roles, the rate limit, the limits for pages, uploads and the journal, and the time to live. Absent settings stay unchanged. The change applies from the next request on. A new rate limit starts with its full allowance.
         */
        patch: operations["updateTenant"];
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/api-keys/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key gets no more tokens, and its existing tokens are refused with 401 immediately. Revoking it again changes nothing. A reset restores the key, but not its earlier tokens.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/api-keys/{name}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an access token
         * @description Issues an access token for the user of an API key, without the key's secret value. The token is the same as from the token operations of the two interfaces. The request does not appear in the tenant's journal.
         */
        post: operations["createTenantToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a tenant
         * @description Restores the initial rows, numbering and clock, or only the collections named in the body. Pending transitions of their jobs, imports, documents and provisions are discarded. A token stays valid until it expires by the tenant's clock, if the tenant has its API key before and after the reset. The response is sent after the reset is complete.
         */
        post: operations["resetTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seed a tenant
         * @description Replaces the tenant's data with a seed in the format of `fixtures/worlds/*.yaml`, completely or not at all. Later resets restore this state. The seed defines the API keys. Documents cannot be seeded. Upload documents instead. A token stays valid if the seed has an API key with the same name, user and role as the one that issued it.
         */
        post: operations["seedTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal of a tenant
         * @description Returns the tenant's requests and responses, newest first. The tenant's settings limit the number of entries, and the journal holds at most 4 MiB. Each exchange is validated against the contract when it is read.
         */
        get: operations["readJournal"];
        put?: never;
        post?: never;
        /**
         * Clear the journal of a tenant
         * @description Removes all entries and resets the number of dropped entries. The numbering continues.
         */
        delete: operations["clearJournal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a tenant
         * @description Sends server-sent events until the caller disconnects, the tenant is deleted or the sandbox stops: `request` with a journal entry, `transition` with an applied transition. At most 4 MiB are buffered for a slow reader. Further events are dropped, and `dropped` gives their number in `events`. While a caller watches, due transitions are applied within about 100 milliseconds; otherwise they are applied at the next request. A comment is sent every 15 seconds.
         */
        get: operations["watchTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all data of a tenant
         * @description Returns all rows of the tenant after applying every due transition. Reading changes nothing else and does not count as a poll in job plans.
         */
        get: operations["readTenantState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of one collection
         * @description Returns one page of a tenant's collection after applying every due transition. Each row has the properties of the state and some derived ones, such as the path of a department or the name of a principal. `search` and the filter `field` with `value` can be combined. Reading changes nothing else, does not count as a poll in job plans and does not appear in the tenant's journal.
         */
        get: operations["listTenantRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/documents/{documentId}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the text of a document
         * @description Returns the text that the sandbox read from the document's file, also before the processing ends. Searches and provisions use this text. Reading changes nothing and does not count as a poll in job plans.
         */
        get: operations["readDocumentText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock of a tenant
         * @description Returns the tenant's time and whether the clock is frozen. A new clock shows the time of the machine.
         */
        get: operations["readClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze the clock of a tenant
         * @description Stops the tenant's clock. It can still be set and advanced. A frozen clock stays unchanged.
         */
        post: operations["freezeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/clock/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume the clock of a tenant
         * @description The tenant's clock continues from its current time at the speed of the machine's clock. A running clock stays unchanged.
         */
        post: operations["resumeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/clock/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the clock of a tenant
         * @description Sets the clock to a time and applies every transition that becomes due. A frozen clock stays frozen. A running clock keeps running. Time cannot move backwards. To go back, reset the tenant or restore a snapshot.
         */
        post: operations["setClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock of a tenant forward
         * @description Advances the clock by a duration and applies every transition that becomes due. A frozen clock stays frozen. A running clock keeps running.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/job-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the job plans of a tenant
         * @description Returns one plan per kind of work. Kinds without a plan of their own have the default plan.
         */
        get: operations["readJobPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/job-plans/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the job plan for a kind of work
         * @description Applies to work submitted from now on. Work that has already been submitted keeps its plan. A reset restores the default plan, which succeeds after 150 ms.
         */
        put: operations["setJobPlan"];
        post?: never;
        /**
         * Restore the default job plan
         * @description Work submitted from now on succeeds after 150 ms. If no plan was set, nothing changes.
         */
        delete: operations["clearJobPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List asynchronous work
         * @description Returns jobs, import processes, document records and provision records with the times of their transitions, the most recently submitted first, after applying every due transition. Reading changes nothing else and does not count as a poll in job plans.
         */
        get: operations["listTenantWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/jobs/{jobId}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance a job
         * @description Applies the next transition immediately, even if the job plan sets a later time: a queued job starts, a running one ends. A given outcome overrides the plan until the job has ended.
         */
        post: operations["advanceTenantJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/imports/{importId}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance an import process
         * @description Applies the next transition immediately, even if the job plan sets a later time: a pending process starts, a running one ends. A given outcome overrides the plan until the process has ended. If a long import fails after it has applied some rows, these rows stay applied. A process that awaits acknowledgement does not advance. A caller must acknowledge or cancel it.
         */
        post: operations["advanceTenantImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/documents/{documentId}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance a document record
         * @description Applies the next transition immediately, even if the job plan sets a later time. This ends the processing of the document. A given outcome overrides the plan, but an unreadable file always fails.
         */
        post: operations["advanceTenantDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/provision-records/{recordId}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance a provision record
         * @description Applies the next transition immediately, even if the job plan sets a later time. This ends the search for the provision. A given outcome overrides the plan. A provision record has no error code.
         */
        post: operations["advanceTenantProvision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active faults of a tenant
         * @description Lists the active faults of the tenant. Each fault has the number of times that it still applies.
         */
        get: operations["listTenantFaults"];
        put?: never;
        /**
         * Add a fault to a tenant
         * @description Activates a fault for the tenant's requests. It takes effect after the tenant is known and before any other check. The fault is part of the tenant's state: copies and snapshots include it, and a reset removes it. Faults do not affect the control plane.
         */
        post: operations["createTenantFault"];
        /**
         * Remove all faults of a tenant
         * @description Requests are no longer affected by faults. The tenant's data is unchanged.
         */
        delete: operations["clearTenantFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/faults/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault from a tenant
         * @description The fault no longer affects requests. The tenant's data is unchanged.
         */
        delete: operations["deleteTenantFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the snapshots of a tenant
         * @description Lists all snapshots with their time and number of rows.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Take a snapshot of a tenant
         * @description Saves the current state of the tenant: rows, numbering, settings, job plans, API keys and clock. The snapshot exists as long as the sandbox runs and the tenant exists. It shares unchanged rows with the tenant, so it takes the same time for any size.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/snapshots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes the snapshot. The tenant is unchanged.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/snapshots/{name}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a snapshot as an archive
         * @description Returns the snapshot with its files as one text that any sandbox with the same format version can read. It contains API keys in plain text. Treat the archive as a secret.
         */
        get: operations["downloadSnapshot"];
        /**
         * Upload a snapshot as an archive
         * @description Stores an archive as a snapshot, completely or not at all. It replaces a snapshot with the same name. The tenant stays unchanged until the snapshot is restored. A snapshot from another tenant gets the API keys of this one.
         */
        put: operations["uploadSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/tenants/{tenant}/snapshots/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot of a tenant
         * @description Restores the state of the tenant at the time of the snapshot. A frozen clock is frozen at its saved time again. A running clock shows the machine's time, so transitions that became due meanwhile are applied before the next request. The snapshot remains. A token stays valid if the tenant has its API key before and after the restore.
         */
        post: operations["restoreSnapshot"];
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
        /** @description The health of the sandbox. */
        Health: {
            /**
             * @description Always `ok`. An unhealthy sandbox does not answer.
             * @constant
             */
            status: "ok";
            /** @description The version of the kit. */
            version: string;
            /** @description The names of the tenants. */
            tenants: string[];
        };
        /** @description Problem details (RFC 9457) with a code of the error register. */
        Problem: {
            /** @description The meaning of the code. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The code from the error register. */
            code: string;
            /** @description What was received and what was expected. */
            detail: string;
        };
        /**
         * @description The value `transport` means a network or server problem on any operation. The value `contract` means a broken requirement.
         * @enum {string}
         */
        FaultKind: "transport" | "contract";
        /** @description A parameter of a transport fault. */
        FaultParameter: {
            /** @description The body property that sets the parameter. */
            name: string;
            /** @description The meaning of the parameter. */
            about: string;
            /** @description The default value. */
            default: string | number;
        };
        /** @description An available fault. */
        KnownFault: {
            /** @description The name used to add the fault. */
            name: string;
            kind: components["schemas"]["FaultKind"];
            /** @description What the fault does, or how an implementation with this fault behaves. */
            about: string;
            /** @description The requirement that a contract fault breaks, or null for a transport fault. */
            requirement: string | null;
            /** @description The operations that the fault can affect. Empty means all. */
            operations: string[];
            /** @description The parameters of the fault. */
            parameters: components["schemas"]["FaultParameter"][];
        };
        /** @description All available faults. */
        KnownFaultList: {
            /** @description Transport faults first, then contract faults. */
            faults: components["schemas"]["KnownFault"][];
        };
        /** @description The readiness of the sandbox. */
        Readiness: {
            /** @description The names of the tenants whose stored data this process found damaged. Absent if there are none. Another process of the same store may have found others. All other tenants are served, so the sandbox is still ready. */
            quarantined?: string[];
            /**
             * @description Always true. A sandbox that is not ready returns a problem.
             * @constant
             */
            ready: true;
        };
        /**
         * @description The id of an operation of one of the three interfaces.
         * @enum {string}
         */
        OperationId: "acknowledgeUserImport" | "advanceClock" | "advanceTenantDocument" | "advanceTenantImport" | "advanceTenantJob" | "advanceTenantProvision" | "cancelUserImport" | "clearJobPlan" | "clearJournal" | "clearOwnJournal" | "clearTenantFaults" | "createAdminToken" | "createDepartment" | "createDocumentsToken" | "createProvision" | "createSnapshot" | "createTenant" | "createTenantFault" | "createTenantToken" | "deleteDepartment" | "deleteDocument" | "deleteSnapshot" | "deleteTenant" | "deleteTenantFault" | "downloadDocument" | "downloadProcessedDocument" | "downloadSnapshot" | "exportUsers" | "freezeClock" | "importUsers" | "listDepartments" | "listDocumentSet" | "listDocuments" | "listFaults" | "listFields" | "listProvisions" | "listRoles" | "listSnapshots" | "listTenantFaults" | "listTenantRows" | "listTenantWork" | "listTenants" | "listUserImports" | "listUsers" | "queryDocuments" | "readAccess" | "readClock" | "readDepartment" | "readDocument" | "readDocumentByDocId" | "readDocumentText" | "readHealth" | "readJob" | "readJobPlans" | "readJournal" | "readMetrics" | "readOwnJournal" | "readProvisionRecord" | "readReady" | "readTenant" | "readTenantState" | "readUserImport" | "readUserImportErrors" | "readUserImportSummaryErrors" | "replaceRoleAssignments" | "resetTenant" | "restoreSnapshot" | "resumeClock" | "revokeApiKey" | "searchDocuments" | "seedTenant" | "setClock" | "setJobPlan" | "summarizeUserImport" | "updateAccess" | "updateDepartment" | "updateDepartmentMembers" | "updateDocumentFields" | "updateDocumentFieldsByDocId" | "updateTenant" | "uploadDocument" | "uploadDocumentVersion" | "uploadSnapshot" | "watchTenant";
        /**
         * @description The name of a transport fault or of a contract fault, as `GET /_sandbox/faults` lists them.
         * @enum {string}
         */
        FaultName: "status" | "delay" | "dribble" | "reset" | "empty" | "garbage" | "too-many-requests" | "unavailable" | "truncated" | "access-control-admin-refused" | "access-control-forged-token-accepted" | "access-control-plain-user-accepted" | "access-control-super-admin-refused" | "access-control-without-flag-accepted" | "access-control-without-token-accepted" | "access-failed-grant-left-at-root" | "access-folder-hidden" | "access-grant-on-folders-beside" | "access-grant-without-effect" | "access-inheritance-unsaid" | "access-job-ends-as-cancelled" | "access-narrowing-ignored" | "access-read-answers-202" | "access-read-by-id-and-path-accepted" | "access-read-by-id-names-parent" | "access-read-by-path-refused" | "access-read-of-another-type-accepted" | "access-read-of-no-folder-accepted" | "access-read-without-type-accepted" | "access-replace-without-effect" | "access-revoke-without-effect" | "access-type-in-capitals" | "access-update-answers-200" | "access-update-refused" | "admin-token-opaque" | "admin-token-without-key" | "department-cousin-name-refused" | "department-create-without-parent-refused" | "department-created-at-top-level" | "department-delete-answers-200" | "department-delete-hides-users" | "department-delete-leaves-descendants" | "department-delete-leaves-grants" | "department-delete-leaves-memberships" | "department-delete-leaves-only-child" | "department-delete-leaves-own-grants" | "department-delete-leaves-own-memberships" | "department-delete-retries-after-two" | "department-delete-takes-siblings" | "department-depth-from-zero" | "department-depth-of-leaf-short" | "department-depth-stays-after-move" | "department-descendants-members-counted" | "department-empty-update-accepted" | "department-empty-update-answered-409" | "department-empty-update-code-underlined" | "department-empty-update-other-code" | "department-move-drops-members" | "department-move-ignored" | "department-move-sibling-name-accepted" | "department-name-1-refused" | "department-name-1000-cut" | "department-name-1000-refused" | "department-name-1001-accepted" | "department-name-blank-accepted" | "department-name-double-slash-accepted" | "department-name-double-slash-at-end-accepted" | "department-name-empty-accepted" | "department-name-measured-untrimmed" | "department-name-shown-in-capitals" | "department-name-single-slash-refused" | "department-name-stored-untrimmed" | "department-parent-hidden" | "department-path-hidden" | "department-read-refused" | "department-rename-1000-refused" | "department-rename-1001-accepted" | "department-rename-and-move-only-renames" | "department-rename-blank-accepted" | "department-rename-double-slash-accepted" | "department-rename-ignored" | "department-rename-moves-to-top" | "department-rename-sibling-name-accepted" | "department-sibling-name-accepted" | "department-sibling-name-case-folded" | "department-top-level-sibling-name-accepted" | "department-two-members-counted-as-three" | "department-update-of-cycle-answered-400" | "departments-of-other-tenants-listed" | "document-by-doc-id-names-another" | "document-delete-ignored" | "document-download-cut" | "document-download-longer" | "document-downloads-alike" | "document-field-by-doc-id-ignored" | "document-field-keeps-old-value" | "document-field-names-folded" | "document-field-not-created" | "document-processed-refused" | "document-read-names-another" | "document-set-empty" | "document-set-with-strangers" | "document-size-missing" | "document-upload-refused" | "document-version-in-other-set" | "document-version-lost" | "document-version-refused" | "documents-newest-unlisted" | "documents-token-opaque" | "documents-token-refused" | "documents-token-without-key" | "fields-active-ignored" | "fields-active-refused" | "fields-code-of-active-other" | "fields-count-missing" | "fields-list-refused" | "job-changes-after-its-end" | "job-code-of-unknown-other" | "job-kind-of-access-other" | "job-kind-of-deletion-hyphened" | "job-kind-of-deletion-other" | "job-kind-of-members-other" | "job-kind-of-role-assignments-other" | "job-not-found-at-first" | "job-of-access-not-found" | "job-of-members-never-ends" | "job-read-names-another" | "job-read-without-flag-accepted" | "job-status-empty-at-first" | "list-by-path-gives-top-level" | "list-includes-grandchildren" | "list-includes-itself" | "list-includes-siblings" | "list-misses-leaf" | "list-of-top-level-refused" | "list-total-counts-one-more" | "members-0-accepted" | "members-1-forgotten" | "members-500-refused" | "members-501-accepted" | "members-add-of-two-fails" | "members-answer-200" | "members-duplicates-counted" | "members-duplicates-linked-twice" | "members-refused" | "members-remove-leaves-last" | "members-remove-takes-all" | "members-unknown-operation-adds" | "members-unknown-user-unreported" | "provision-created-under-other-name" | "provision-newest-unlisted" | "provision-record-status-empty" | "provisions-list-refused" | "request-without-token-accepted" | "role-assignments-0-accepted" | "role-assignments-1-refused" | "role-assignments-500-refused" | "role-assignments-501-accepted" | "role-assignments-answer-200" | "role-assignments-for-everybody" | "role-assignments-forget-last" | "role-assignments-not-synced" | "role-assignments-sync-more" | "role-assignments-user-twice-accepted" | "role-assignments-user-twice-with-one-role-accepted" | "role-description-missing" | "role-of-list-not-assignable" | "role-taken-by-delete" | "role-taken-by-post" | "role-without-id-listed" | "roles-of-other-tenants-listed" | "roles-of-other-type-listed" | "roles-without-type-listed" | "search-composite-by-first-condition" | "search-composite-refused" | "search-simple-finds-nothing" | "search-simple-refused" | "user-import-acknowledge-refused" | "user-import-cancel-refused" | "user-import-cancelled-as-waiting" | "user-import-errors-as-json" | "user-import-errors-refused" | "user-import-newest-unlisted" | "user-import-refused" | "user-import-status-empty" | "user-import-summary-errors-refused" | "user-import-summary-hidden" | "user-import-summary-refused" | "user-import-without-effect" | "user-imports-list-refused" | "users-by-department-with-next" | "users-by-email-and-department-accepted" | "users-by-email-unfiltered" | "users-by-id-with-namesake" | "users-by-two-filters-accepted" | "users-deleted-found-by-id" | "users-deleted-never-found" | "users-export-is-json" | "users-include-deleted-refused" | "users-total-missing" | "users-unfiltered-empty";
        /** @description One side of an exchange. Secrets are replaced by `***`. */
        JournalMessage: {
            /** @description The headers, with names in lower case. */
            headers: {
                [key: string]: string;
            };
            /** @description The body as JSON or text. Null if the message has no body, or a body that is neither JSON nor text. */
            body: unknown;
            /** @description The size of the body in bytes, or null if unknown. */
            bytes: number | null;
            /** @description Whether the stored body was truncated at 64 KiB. */
            isCut: boolean;
        };
        /** @description The result of validating one side of an exchange against the contract. */
        ContractVerdict: {
            /**
             * @description `unjudged` if no operation matched the request, or if the body is a file, was truncated or is not available.
             * @enum {unknown}
             */
            outcome: "kept" | "broken" | "unjudged";
            /** @description The violations of the contract and the expected values, at most 100 per part of a message. */
            violations: {
                /** @description The part of the message, such as `body /data/attributes/name`. */
                place: string;
                /** @description What the contract requires in this part of the message. */
                wanted: string;
            }[];
        };
        /** @description An operation similar to the request. */
        NearMiss: {
            /** @description The operation. */
            operation: string;
            /** @description The HTTP method of the operation. */
            method: string;
            /** @description The path template of the operation. */
            path: string;
            /** @description The reasons why the request does not match the operation. */
            why: string;
        };
        /**
         * @description The state machine of a transition, named after the objects that it moves.
         * @enum {string}
         */
        MachineName: "job" | "user-import" | "document" | "provision";
        /** @description An applied transition. */
        Transition: {
            machine: components["schemas"]["MachineName"];
            /** @description The id of the job, import process, document record or provision record. */
            id: string;
            /** @description The kind of work, as in job plans, or null if the object no longer exists. */
            kind: string | null;
            /** @description The status after the transition, or null if the object no longer exists. */
            status: string | null;
            /**
             * Format: date-time
             * @description When the transition was due, on the tenant's clock.
             */
            at: string;
        };
        /** @description A request and its response. */
        JournalEntry: {
            /** @description The number of the entry, counted from 1. */
            id: number;
            /**
             * Format: date-time
             * @description When the request arrived on the tenant's clock, or null if the request belongs to no tenant.
             */
            time: string | null;
            /**
             * Format: date-time
             * @description When the request arrived on the machine's clock.
             */
            hostTime: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The path and query. */
            path: string;
            /** @description The operation of the request, or null if no operation matches. */
            operation: string | null;
            /** @description The HTTP status, or null if the connection ended without a response. */
            status: number | null;
            /** @description The time until the response was handed to the connection, in milliseconds. */
            duration: number;
            /** @description The caller, as identified by the credential. */
            caller: {
                /** @description The user of the token or key. */
                userId: string;
                /** @description The role of the token or key. */
                role: string;
            } | null;
            request: components["schemas"]["JournalMessage"];
            /** @description The response, or null if there was none. */
            answer: components["schemas"]["JournalMessage"] | null;
            /** @description The result of validating both sides against the contract. */
            verdict: {
                request: components["schemas"]["ContractVerdict"];
                answer: components["schemas"]["ContractVerdict"];
            };
            /** @description The operations with the most similar method and path, for a request that matches no operation. */
            nearMisses: components["schemas"]["NearMiss"][];
            /** @description The due transitions that were applied before the operation ran. */
            due: components["schemas"]["Transition"][];
            /** @description The names of the faults injected into this exchange. */
            faults: string[];
        };
        /** @description The request journal, which stores requests and their responses. */
        Journal: {
            /** @description The number of entries in the journal before filtering. */
            kept: number;
            /** @description The number of entries dropped since the journal was last cleared, because of its limits. */
            dropped: number;
            /** @description The entries that match the filters, newest first. */
            entries: components["schemas"]["JournalEntry"][];
        };
        /** @description A tenant whose stored data cannot be read. Its requests are refused with 503 until the data is repaired. */
        QuarantinedTenant: {
            /** @description The name of the tenant. */
            id: string;
            /** @description The damaged data and its location. */
            reason: string;
        };
        /** @description The number of rows of a tenant. */
        TenantSummary: {
            /** @description The name of the tenant. */
            id: string;
            /**
             * Format: date-time
             * @description The current time of the tenant.
             */
            now: string;
            /**
             * Format: date-time
             * @description When the tenant expires on the machine's clock, or null if it has no time to live.
             */
            expiresAt: string | null;
            /** @description The number of rows in each collection. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The tenants of the sandbox, each with its own data. */
        TenantList: {
            /** @description The tenants whose stored data cannot be read. Absent if there are none. */
            quarantined?: components["schemas"]["QuarantinedTenant"][];
            /** @description The tenants in the order of their creation. */
            tenants: components["schemas"]["TenantSummary"][];
        };
        /** @description The name of a tenant: lower-case letters, digits and single hyphens between them, at most 63 characters. */
        TenantId: string;
        /**
         * @description The history of the tenant, with succeeded, failed and unfinished jobs and imports. `merger`: another company joins. `reorganisation`: departments are created, emptied and deleted. `growth`: monthly imports add users. `hostile`: names and trees use the limits of the contract, such as the longest names, right-to-left text and names that differ only by case.
         * @enum {string}
         */
        WorldStory: "merger" | "reorganisation" | "growth" | "hostile";
        /** @description The size and the history of generated data. Equal values give equal data on every machine. A larger number adds rows and changes none of the others, except that new departments get members. */
        WorldOrder: {
            /** @description The number of users, 200 by default, beside the three users of the API keys. */
            users?: number;
            /** @description The number of departments, 40 by default. */
            departments?: number;
            /** @description The number of document records, 60 by default. Some are later versions of the record before. */
            documents?: number;
            /** @description Selects one of many worlds of this size, 1 by default. */
            seed?: number;
            story?: components["schemas"]["WorldStory"];
        };
        /** @description How long the tenant lives from now on by the machine's clock, or null for no limit. After that the tenant is deleted with all its data. */
        TimeToLive: string | null;
        /** @description A request to create a tenant. */
        TenantCreate: {
            id: components["schemas"]["TenantId"];
            /** @description The tenant to copy. If absent, the tenant has one user per API key and the root folder. */
            from?: string;
            /** @description The snapshot of the tenant in `from` to copy. If absent, its current state is copied. */
            snapshot?: string;
            /** @description Generates the data of the tenant, for example 1,000 users. Not allowed with `from`. */
            world?: components["schemas"]["WorldOrder"];
            ttl?: components["schemas"]["TimeToLive"];
        };
        /** @description A new tenant and its API keys. */
        CreatedTenant: {
            id: components["schemas"]["TenantId"];
            /** @description One API key per role. */
            apiKeys: {
                /** @description The key of a super-admin. */
                superAdmin: string;
                /** @description The key of an admin. */
                admin: string;
                /** @description The key of a user without administration rights. */
                user: string;
            };
        };
        /** @description The number of requests that the tenant may make in a period, or null for no limit. The allowance refills evenly on the tenant's clock. */
        RateLimit: {
            /** @description The maximum number of requests at once. */
            requests: number;
            /** @description The period in which the whole allowance refills, at least one millisecond: a duration without leading zeros and zero parts, or `second`, `minute`, `hour` or `day`. It is returned in the shortest form. */
            per: string | number;
        } | null;
        /** @description The limits of a tenant. */
        Limits: {
            /** @description The maximum page size, 200 by default. The default page size is 50 or this limit, whichever is lower. */
            pageSize: number;
            /** @description The maximum size of an uploaded file in bytes, 104857600 by default. A lower limit of an operation still applies. */
            uploadBytes: number;
            /** @description The maximum number of journal entries, 200 by default. */
            journalEntries: number;
        };
        /** @description The settings of a tenant. */
        TenantSettings: {
            /** @description Whether the feature `admin-access-api` is on. */
            adminAccessApi: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles: boolean;
            rateLimit: components["schemas"]["RateLimit"];
            limits: components["schemas"]["Limits"];
        };
        /**
         * @description The role of the caller. Tokens that are issued for the API key contain it.
         * @enum {string}
         */
        Role: "super-admin" | "admin" | "user";
        /** @description An API key without its secret value. */
        ApiKey: {
            /** @description The name of the key, used to revoke it. */
            name: string;
            role: components["schemas"]["Role"];
            /** @description The id of the user in tokens of this key. */
            userId: string;
            /** @description Whether the key was revoked. */
            revoked: boolean;
        };
        /** @description A tenant with its settings. API keys are listed by name, without their values. */
        Tenant: {
            id: components["schemas"]["TenantId"];
            /**
             * Format: date-time
             * @description The current time of the tenant.
             */
            now: string;
            /**
             * Format: date-time
             * @description When the tenant expires on the machine's clock, or null if it has no time to live.
             */
            expiresAt: string | null;
            settings: components["schemas"]["TenantSettings"];
            /** @description The API keys by name. */
            apiKeys: components["schemas"]["ApiKey"][];
            /** @description The names of the API keys whose value is the one that the sandbox chooses: tenant, name and `key`, joined by hyphens. A seed can choose other values. */
            defaultKeys: string[];
            /** @description The number of rows in each collection. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The limits to change. Absent limits stay unchanged. */
        LimitsUpdate: {
            /** @description The maximum page size, 200 by default. The default page size is 50 or this limit, whichever is lower. */
            pageSize?: number;
            /** @description The maximum size of an uploaded file in bytes, 104857600 by default. A lower limit of an operation still applies. */
            uploadBytes?: number;
            /** @description The maximum number of journal entries, 200 by default. */
            journalEntries?: number;
        };
        /** @description The settings to change. Absent settings stay unchanged. */
        TenantUpdate: {
            /** @description Whether the feature `admin-access-api` is on. */
            adminAccessApi?: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles?: boolean;
            rateLimit?: components["schemas"]["RateLimit"];
            limits?: components["schemas"]["LimitsUpdate"];
            ttl?: components["schemas"]["TimeToLive"];
        };
        /** @description An access token for both interfaces. */
        TenantToken: {
            /** @description The token, for the header `Authorization`. */
            token: string;
            role: components["schemas"]["Role"];
            /** @description The id of the user. */
            userId: string;
            /**
             * Format: date-time
             * @description When the token expires, on the tenant's clock.
             */
            expiresAt: string;
        };
        /** @description The collections to reset. */
        TenantReset: {
            /** @description The collections to reset. If absent, all collections are reset. Numbering and clock continue, and references from other collections to removed rows remain unchanged. */
            collections?: ("users" | "departments" | "folders" | "grants" | "roles" | "jobs" | "imports" | "fields" | "provisions" | "documents" | "directory" | "settings" | "apiKeys" | "jobPlans")[];
        };
        /** @description The feature flag and whether roles are HR-managed. */
        SeedSettings: {
            /** @description Whether the feature `admin-access-api` is on. */
            adminAccessApi: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles: boolean;
        };
        /** @description An API key with its user and role. */
        SeedApiKey: {
            /** @description The name of the key. */
            name: string;
            /** @description The value of the key. */
            key: string;
            /** @description The id of a user of the seed. */
            user: string;
            role: components["schemas"]["Role"];
        };
        /** @description A role. */
        SeedRole: {
            /** @description The id of the role. */
            id: string;
            /** @description The name of the role, unique within the seed. */
            name: string;
            /**
             * @description Whether the role is custom or a system role.
             * @enum {string}
             */
            type: "custom" | "system";
            /** @description The description of the role. */
            description: string | null;
        };
        /** @description A department and its children. */
        SeedDepartment: {
            /** @description The id of the department. */
            id: string;
            /** @description The name of the department, unique among its siblings. */
            name: string;
            /** @description The child departments. */
            children?: components["schemas"]["SeedDepartment"][];
        };
        /** @description A user. */
        SeedUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The e-mail address, unique within the seed. */
            email: string;
            /** @description The given name. */
            firstName: string | null;
            /** @description The family name. */
            lastName: string | null;
            /** @description The job title. */
            jobTitle: string | null;
            /** @description The name of a role of the seed. */
            role: string | null;
            /** @description The paths of departments of the seed, such as `Operations//Legal`. */
            departments: string[];
            /**
             * Format: date-time
             * @description When the user was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the user last signed in.
             */
            lastLogin: string | null;
            /**
             * Format: date-time
             * @description When the user was marked as deleted. Absent for an active user.
             */
            deletedAt?: string;
        };
        /** @description The permission of one user, department or role on a folder. */
        SeedGrant: {
            /** @description The id of the grant. */
            id: string;
            /**
             * @description The permission, which says what the principal may do.
             * @enum {string}
             */
            permission: "view" | "edit" | "manage";
            /** @description The e-mail address of a user of the seed. */
            user?: string;
            /** @description The path of a department of the seed. */
            department?: string;
            /** @description The name of a role of the seed. */
            role?: string;
        };
        /** @description A folder with its grants and subfolders. */
        SeedFolder: {
            /** @description The id of the folder. */
            id: string;
            /** @description The name of the folder. */
            name: string;
            /** @description The permissions granted on the folder. */
            grants?: components["schemas"]["SeedGrant"][];
            /** @description The subfolders. */
            children?: components["schemas"]["SeedFolder"][];
        };
        /** @description An entry of the external role directory. */
        SeedPerson: {
            /** @description The e-mail address of a user of the seed. */
            user: string;
            /** @description The personnel number. */
            personnelNumber: string;
            /** @description The cost center. */
            costCenter: string;
            /** @description The name of a role of the seed. */
            role: string | null;
        };
        /** @description A field that documents carry. */
        SeedField: {
            /** @description The name of the field. */
            name: string;
            /** @description The display name of the field. */
            label: string;
            /**
             * @description The type of the values.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "date" | "single_select" | "multi_select";
            /** @description The description of the field. */
            helpText: string | null;
            /** @description Whether the field is active. */
            active: boolean;
            /** @description The allowed values of a choice field. */
            allowedValues: string[];
            /** @description The display group of the field. */
            section: string | null;
        };
        /** @description An ended job that added members to a department. */
        SeedJob: {
            /** @description The id of the job. */
            id: string;
            /** @description The path of a department of the seed. */
            department: string;
            /** @description The e-mail addresses of the added users. */
            added: string[];
            /**
             * Format: date-time
             * @description When the job was submitted.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the job ended.
             */
            completedAt: string;
        };
        /** @description A handwritten data set in the format of `fixtures/worlds/aurora.yaml`. Rows refer to each other by e-mail address (users), path (departments) or name (roles). Unknown references and duplicate ids or names are refused. */
        SeedWorld: {
            settings: components["schemas"]["SeedSettings"];
            /** @description The API keys, each with a user and a role. */
            apiKeys: components["schemas"]["SeedApiKey"][];
            /** @description The roles. */
            roles: components["schemas"]["SeedRole"][];
            /** @description The department tree. */
            departments: components["schemas"]["SeedDepartment"][];
            /** @description The users, with the paths of their departments and the name of their role. */
            users: components["schemas"]["SeedUser"][];
            /** @description The root folder with its grants and subfolders. */
            folders: components["schemas"]["SeedFolder"];
            /** @description The external role directory of a tenant whose roles are HR-managed. */
            directory?: components["schemas"]["SeedPerson"][];
            /** @description The fields that documents carry. */
            fields: components["schemas"]["SeedField"][];
            /** @description Jobs that have ended. */
            jobs?: components["schemas"]["SeedJob"][];
        };
        /** @description All rows of a tenant, one array per collection, ordered by id or name. API keys are not included. */
        TenantState: {
            /** @description The name of the tenant. */
            tenant: string;
            /**
             * Format: date-time
             * @description The tenant's time. Every transition due by then has been applied.
             */
            now: string;
            /** @description All users, including deleted ones, with the attributes of the administration interface except derived names. */
            users: ({
                /** @description The id of the user. */
                id: string;
                /** @description The e-mail address. */
                email: string;
                /** @description One of `active` or `deleted`. */
                status: string;
                /** @description The id of the role, or null without a role. */
                roleId: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The departments. Path and depth are derived from the parents. */
            departments: {
                /** @description The id of the department. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The id of the parent department, or null at the top level. */
                parentDepartment: string | null;
            }[];
            /** @description The folders, including the root folder. */
            folders: {
                /** @description The id of the folder. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The id of the parent folder, or null for the root folder. */
                parent: string | null;
                /** @description The path, which has the folder names from the root, each preceded by a slash. */
                path: string;
            }[];
            /** @description Permissions granted directly on folders. Subfolders inherit them. */
            grants: {
                /** @description The id of the grant. */
                id: string;
                /** @description The id of the folder. */
                folderId: string;
                /** @description One of `user`, `department` or `role`. */
                principalType: string;
                /** @description The id of the principal. */
                principalId: string;
                /** @description One of `view`, `edit` or `manage`. */
                permission: string;
            }[];
            /** @description The roles, including system roles. */
            roles: {
                /** @description The id of the role. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description One of `custom` or `system`. */
                type: string;
                /** @description The description of the role, or null. */
                description: string | null;
            }[];
            /** @description The jobs with the attributes of the administration interface, their submitted data (`payload`) and their plan. */
            jobs: ({
                /** @description The id of the job. */
                id: string;
                /** @description The kind of the job. */
                kind: string;
                /** @description The status of the job. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The import processes with the attributes of the administration interface and their plan. */
            imports: ({
                /** @description The id of the process. */
                id: string;
                /** @description The status of the process. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The field definitions, as in the documents interface. */
            fields: ({
                /** @description The name of the field. */
                name: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The provisions, each with the record of its search in the documents. */
            provisions: ({
                /** @description The name of the provision. */
                name: string;
                /** @description The id of the provision record, or null if the provision has no record. */
                recordId: string | null;
                /** @description The status of the provision record, or null if the provision has no record. */
                status: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The document records as in the documents interface, with the SHA-256 of the file (`hash`) and their plan. */
            documents: ({
                /** @description The id of the record. */
                documentId: string;
                /** @description The status of the record. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The entries of the external role directory. */
            directory: {
                /** @description The id of the user. */
                userId: string;
                /** @description The personnel number in the HR system. */
                personnelNumber: string;
                /** @description The cost center. */
                costCenter: string;
                /** @description The id of the synchronized role, or null if none was synchronized. */
                roleId: string | null;
            }[];
        };
        /**
         * @description A collection of rows of a tenant.
         * @enum {string}
         */
        RowCollection: "users" | "departments" | "folders" | "grants" | "roles" | "jobs" | "imports" | "fields" | "provisions" | "documents" | "directory";
        /** @description One page of the rows of a collection. */
        TenantRows: {
            collection: components["schemas"]["RowCollection"];
            /** @description The number of matching rows on all pages. */
            total: number;
            /** @description The number of this page, counted from 1. */
            page: number;
            /** @description The maximum number of rows on a page. */
            pageSize: number;
            /** @description The rows as in the state of the tenant, with derived properties. */
            rows: {
                [key: string]: unknown;
            }[];
        };
        /** @description The text of a document. */
        DocumentText: {
            /** @description The id of the record. */
            documentId: string;
            /** @description The text of the file. Empty if no text could be read. */
            text: string;
        };
        /** @description The clock of a tenant. */
        Clock: {
            /**
             * Format: date-time
             * @description The current time of the tenant.
             */
            now: string;
            /** @description Whether the clock is frozen. */
            frozen: boolean;
        };
        /** @description The time to set the clock to. */
        ClockSet: {
            /**
             * Format: date-time
             * @description The new time of the tenant, at or after the current time and at most in the year 9899.
             */
            now: string;
        };
        /** @description The clock of a tenant after a move, and the transitions that it applied. */
        MovedClock: {
            /**
             * Format: date-time
             * @description The current time of the tenant.
             */
            now: string;
            /** @description Whether the clock is frozen. */
            frozen: boolean;
            /** @description The applied transitions, in the order in which they became due. They include those that concurrent requests applied, but not those that another process of the same store applied. */
            transitions: components["schemas"]["Transition"][];
        };
        /**
         * @description A duration: a whole number with a unit (`150ms`, `5s`, `10m`, `10 minutes`, `2h`, `30d`), an ISO 8601 duration of days and smaller units (`PT10M`, `P30D`), or a number of milliseconds. The maximum is 999999999999 ms (31 years). To stay below it, each unit has a maximum number of digits: `ms` 12, `s` 9, `m` 7, `h` 5, `d` 4; in ISO 8601 `D` 4, `H` 4, `M` 5, `S` 7.
         * @example 10m
         * @example PT10M
         * @example 600000
         */
        Duration: string | number;
        /** @description The duration to advance the clock by. */
        ClockAdvance: {
            by: components["schemas"]["Duration"];
        };
        /**
         * @description A kind of asynchronous work.
         * @enum {string}
         */
        JobPlanKind: "access" | "members" | "department delete" | "role-assignments" | "user-import" | "user-import-summary" | "document" | "provision";
        /**
         * @description When the work ends: `immediate` before the next request, `after` a duration, `polls` after a number of reads, `manual` only when it is advanced through the control plane.
         * @enum {string}
         */
        PlanMode: "immediate" | "after" | "polls" | "manual";
        /**
         * @description How the work ends. `succeed` runs the work, which can still fail for its own reasons. `fail` ends it as failed without applying anything.
         * @enum {string}
         */
        Outcome: "succeed" | "fail";
        /** @description When and how a kind of asynchronous work ends. */
        JobPlan: {
            kind: components["schemas"]["JobPlanKind"];
            mode: components["schemas"]["PlanMode"];
            /** @description The time from the submission to the end with the mode `after`, otherwise null. */
            after: string | null;
            /** @description The number of reads until the end with the mode `polls`, otherwise null. */
            polls: number | null;
            outcome: components["schemas"]["Outcome"];
            /** @description The error code of a planned failure. Null means the default code. */
            code: string | null;
        };
        /** @description The plans for all kinds of work. */
        JobPlanList: {
            /** @description One plan per kind. Kinds without a plan of their own have the default plan. */
            jobPlans: components["schemas"]["JobPlan"][];
        };
        /** @description The code in the errors of the failed work. The default is `JOB FAILED`. */
        ErrorCode: string;
        /** @description When and how a kind of asynchronous work ends. */
        JobPlanSet: {
            mode: components["schemas"]["PlanMode"];
            /** @description The time from the submission to the end. Only with the mode `after`. The default is `150ms`. Work with an intermediate state reaches it after half the time. */
            after?: components["schemas"]["Duration"];
            /** @description The number of reads until the end. Only with the mode `polls`. The default is 1. The first read starts the work. */
            polls?: number;
            /** @description How the work ends. The default is `succeed`. */
            outcome?: components["schemas"]["Outcome"];
            /** @description The code in the errors of the failed work. Only with the outcome `fail`. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description A job, an import process, a document record or a provision record. */
        Work: {
            machine: components["schemas"]["MachineName"];
            /** @description The id of the object. */
            id: string;
            kind: components["schemas"]["JobPlanKind"];
            /** @description The name of the file or provision, or null for a job. */
            name: string | null;
            /** @description The current status. */
            status: string;
            /** @description Whether another transition follows without a request. */
            isPending: boolean;
            plan: components["schemas"]["JobPlan"];
            /** @description How often the object was read while the work ran, if the plan counts reads. */
            polls: number;
            /**
             * Format: date-time
             * @description When the request that started the work was accepted.
             */
            submittedAt: string;
            /** @description The initial status and the past transitions, oldest first. Transitions with unknown times are omitted. */
            transitions: {
                /** @description The status. */
                status: string;
                /**
                 * Format: date-time
                 * @description The time on the tenant's clock, or null if it is unknown because older software or a seed wrote the object.
                 */
                at: string | null;
            }[];
            /** @description The due times of the pending transitions. Empty if reads or the control plane cause the next transition. */
            due: string[];
            /** @description Why the work failed, or null if it did not fail. */
            failure: string | null;
        };
        /** @description Asynchronous work of a tenant. */
        WorkList: {
            /**
             * Format: date-time
             * @description The current time on the tenant's clock.
             */
            now: string;
            /**
             * Format: date-time
             * @description When the tenant's next pending transition is due, or null if none has a due time.
             */
            nextDue: string | null;
            /** @description The work that matches the filters, the most recently submitted first. */
            work: components["schemas"]["Work"][];
        };
        /** @description The outcome of the work. If absent, the job plan decides. */
        Advance: {
            outcome?: components["schemas"]["Outcome"];
            /** @description The code in the errors of the failed work. Only with the outcome `fail`. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description The advanced job, import process, document record or provision record. */
        Advanced: {
            /** @description The id of the advanced object. */
            id: string;
            /** @description The status after the transition. */
            status: string;
            /**
             * Format: date-time
             * @description The time of the transition on the tenant's clock.
             */
            at: string;
        };
        /** @description An active fault of a tenant. */
        Fault: {
            /** @description The id used to remove the fault. */
            id: string;
            /** @description The name of the fault. */
            name: string;
            kind: components["schemas"]["FaultKind"];
            /** @description The requirement that a contract fault breaks, or null for a transport fault. */
            requirement: string | null;
            /** @description The only operation that the fault affects, or null if it affects all that it can. */
            operation: string | null;
            /** @description The share of requests that the fault affects. */
            share: number;
            /** @description The seed of the fault's random choices. */
            seed: number;
            /** @description The remaining number of times the fault applies, or null without a limit. */
            left: number | null;
            /** @description The parameters of a transport fault. Durations are in milliseconds. */
            parameters: {
                [key: string]: string | number;
            };
        };
        /** @description The faults of a tenant. */
        FaultList: {
            /** @description The active faults, oldest first. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description The operations that a fault can affect, by the name of the fault. */
        FaultOperations: unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown;
        /**
         * @description A duration of at most ten minutes, because the caller waits in real time: a whole number with a unit (`150ms`, `5s`, `10m`, `10 minutes`), an ISO 8601 duration of minutes and seconds (`PT5S`), or a number of milliseconds.
         * @example 150ms
         * @example PT5S
         * @example 5000
         */
        FaultDuration: string | number;
        /** @description A fault with its conditions and, for a transport fault, its parameters. An absent parameter has the default listed by `GET /_sandbox/faults`. A parameter that the fault does not have is refused. */
        FaultCreate: {
            /** @description The name of a transport fault or of a contract fault. */
            name: string;
            /** @description The operationId of the only operation that the fault affects. The default is all operations that it can affect. */
            operation?: string;
            /** @description The share of requests that the fault affects. The default is 1. `seed` determines which requests. */
            share?: number;
            /** @description The maximum number of times the fault applies. The default is no limit. */
            times?: number;
            /** @description The seed of the fault's random choices. The default is the number in its id. */
            seed?: number;
            /** @description The HTTP status for the fault `status`. */
            status?: number;
            /** @description The code in the error body for the fault `status`. */
            code?: string;
            /**
             * @description The probability distribution of the fault `delay`.
             * @enum {string}
             */
            distribution?: "fixed" | "uniform" | "log-normal";
            /** @description The delay. Only with the distribution `fixed`. */
            for?: components["schemas"]["FaultDuration"];
            /** @description The minimum delay. Only with the distribution `uniform`. */
            from?: components["schemas"]["FaultDuration"];
            /** @description The maximum delay. Only with the distribution `uniform`. */
            to?: components["schemas"]["FaultDuration"];
            /** @description The median delay. Only with the distribution `log-normal`. */
            median?: components["schemas"]["FaultDuration"];
            /** @description The standard deviation of the delay's logarithm. Only with the distribution `log-normal`. */
            sigma?: number;
            /** @description The time in which the fault `dribble` sends the body. */
            over?: components["schemas"]["FaultDuration"];
            /** @description The number of pieces into which the fault `dribble` divides the body. */
            pieces?: number;
            /** @description The number of seconds in `Retry-After` for the faults `too-many-requests` and `unavailable`. */
            retryAfter?: number;
            /** @description The share of the body that the fault `truncated` sends. */
            keep?: number;
        };
        /** @description The name of a snapshot, unique within the tenant: lower-case letters, digits and single hyphens between them, at most 63 characters. */
        SnapshotName: string;
        /** @description The state of a tenant at one time. */
        Snapshot: {
            name: components["schemas"]["SnapshotName"];
            /**
             * Format: date-time
             * @description When the snapshot was taken, on the tenant's clock.
             */
            takenAt: string;
            /** @description The number of rows in each collection. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The snapshots of a tenant. */
        SnapshotList: {
            /** @description The snapshots in the order of their creation. */
            snapshots: components["schemas"]["Snapshot"][];
        };
        /** @description A request to take a snapshot. */
        SnapshotCreate: {
            name: components["schemas"]["SnapshotName"];
        };
        /** @description JSON lines in UTF-8: a header with format version, kit version, tenant, time and counts; the rows of each collection; each file with its SHA-256 and its bytes in base64; and a final line with the SHA-256 of all earlier lines. A handwritten archive can omit the final line. */
        Archive: string;
    };
    responses: {
        /** @description The URL is invalid, or a query parameter is unknown or repeated. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox has no control key, and the caller is not on this machine. */
        ForeignCaller: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox requires the control key and the request has none. */
        ControlKeyMissing: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The control key is wrong, or the sandbox has none and the caller is not on this machine. */
        ControlKeyWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter or the URL is invalid. The detail says what was expected. */
        BadFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the URL is invalid. Nothing was changed. The detail names every violation. */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant or its snapshot does not exist. The detail lists the existing ones. */
        SnapshotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the control plane allows. The server stopped reading it and changed nothing. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type of the body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox has no tenant with this name. The detail lists the existing ones. */
        TenantNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant or its API key does not exist. The detail lists the names of existing keys. */
        ApiKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An API key in the restored data now belongs to another tenant. Nothing was changed. */
        ApiKeyTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seed or the URL is invalid. The detail names every error with its line. The tenant is unchanged. */
        BadSeed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seed is larger than the control plane allows. The server stopped reading it and changed nothing. */
        SeedTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type of the body is neither `application/yaml` nor `application/json`. */
        SeedTypeUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The collection is missing, a query parameter is invalid, or the URL is invalid. The detail says what was expected. */
        BadRowFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is invalid, or the clock would move backwards. The clock is unchanged. */
        ClockRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is invalid, for example because `after`, `polls` or `code` does not fit the mode or outcome, or the URL is invalid. Nothing was changed. */
        BadPlan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant or the kind of work does not exist. The detail lists the existing ones. */
        JobPlanKindNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No transition is pending, because the work has ended or waits for a caller. */
        NothingToAdvance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is invalid: for example an unknown fault, an operation that the contract fault cannot affect, or a parameter that the fault does not have. Nothing was changed. */
        BadFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant or its fault does not exist. The detail lists the existing ids. */
        FaultNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The archive is invalid, incomplete or has an unsupported format version, or the URL is invalid. The detail names the line. Nothing was stored. */
        BadArchive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The archive is larger than the control plane allows. The server stopped reading it and stored nothing. */
        ArchiveTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type of the body is not `application/x-ndjson`. */
        ArchiveTypeUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Returns only requests to this operation.
         * @example listUsers
         */
        JournalOperation: string;
        /**
         * @description Returns only responses with this status or class of statuses.
         * @example 4xx
         */
        JournalStatus: string;
        /**
         * @description Returns only requests at or after this time on the machine's clock.
         * @example 2026-01-15T09:00:00Z
         */
        JournalSince: string;
        /**
         * @description Returns only requests at or before this time on the machine's clock.
         * @example 2026-01-15T10:00:00Z
         */
        JournalUntil: string;
        /**
         * @description Returns only journal entries with a higher number than the given one.
         * @example 17
         */
        JournalAfter: number;
        /**
         * @description Returns only journal entries with a lower number than the given one.
         * @example 17
         */
        JournalBefore: number;
        /**
         * @description Returns only exchanges that contain this text, ignoring case. Method, path, operation, headers and bodies are searched, after secrets were replaced by `***`.
         * @example Treasury
         */
        JournalText: string;
        /**
         * @description Returns only exchanges into which this fault was injected. `any` stands for every fault.
         * @example unavailable
         */
        JournalFault: string | "any" | components["schemas"]["FaultName"];
        /**
         * @description Returns only exchanges that match the contract on both sides, or only those that violate it on either side.
         * @example broken
         */
        JournalVerdict: "kept" | "broken";
        /**
         * @description The maximum number of entries. The newest are returned.
         * @example 20
         */
        JournalLimit: number;
        /**
         * @description The name of the tenant.
         * @example aurora
         */
        Tenant: string;
        /**
         * @description The name of the API key. `superAdmin`, as in the response that creates a tenant, also means `super-admin`.
         * @example admin
         */
        ApiKeyName: string;
        /**
         * @description Returns only exchanges that submitted or read this asynchronous work, or before which its status changed. The value is the state machine and the id, separated by a slash.
         * @example job/1
         */
        JournalWork: string;
        /**
         * @description The collection to read.
         * @example users
         */
        RowCollection: components["schemas"]["RowCollection"];
        /**
         * @description Returns only rows that contain each of these words, ignoring case. Words are separated by spaces, and one may be part of a longer word.
         * @example ines moreau
         */
        RowSearch: string;
        /**
         * @description The property to compare with `value`. A row without this property does not match.
         * @example departments
         */
        RowField: "id" | "name" | "status" | "kind" | "type" | "roleId" | "departments" | "parentDepartment" | "parent" | "path" | "folderId" | "principal" | "permission" | "active" | "docId" | "docSetId" | "documentId" | "recordId" | "userId";
        /**
         * @description Returns only rows whose property `field` has this value or, for a list, contains it. An empty value stands for null. A principal is its type and id, such as `user/7`.
         * @example 12
         */
        RowValue: string;
        /**
         * @description The property to sort by, with a leading hyphen for descending order. Without it the rows are ordered by id or name.
         * @example -createdAt
         */
        RowSort: string;
        /**
         * @description The page to return, counted from 1. A page after the last one is empty.
         * @example 2
         */
        RowPage: number;
        /**
         * @description The number of rows on a page.
         * @example 100
         */
        RowPageSize: number;
        /**
         * @description The id of the document record.
         * @example 1
         */
        DocumentId: string;
        /**
         * @description The kind of asynchronous work: `access`, `members`, `department delete`, `role-assignments`, `user-import`, `user-import-summary`, `document` or `provision`.
         * @example members
         */
        JobPlanKind: string;
        /**
         * @description Lists only the asynchronous work that follows this state machine.
         * @example job
         */
        WorkMachine: components["schemas"]["MachineName"];
        /**
         * @description Returns only work that still has a pending transition, or only work that has none.
         * @example true
         */
        WorkPending: boolean;
        /**
         * @description The maximum number of objects. The newest are returned.
         * @example 20
         */
        WorkLimit: number;
        /**
         * @description The id of the job.
         * @example 1
         */
        JobId: string;
        /**
         * @description The id of the import process.
         * @example 1
         */
        ImportId: string;
        /**
         * @description The id of the provision record.
         * @example 1
         */
        RecordId: string;
        /**
         * @description The id of the fault.
         * @example 1
         */
        FaultId: string;
        /**
         * @description The name of the snapshot.
         * @example before-import
         */
        SnapshotName: string;
        /**
         * @description The name of the snapshot to create or replace.
         * @example before-import
         */
        NewSnapshotName: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The authentication scheme of the control plane. Send its key in X-Control-Key.
         * @example ControlKey
         */
        WwwAuthenticate: "ControlKey";
        /**
         * @description The path of the created object.
         * @example /_sandbox/tenants/trial
         */
        Location: string;
        /**
         * @description A `Content-Disposition` of `attachment` with a file name.
         * @example attachment; filename="aurora-before-import.ndjson"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox accepts requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignCaller"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available faults with the requirement that each breaks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownFaultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
        };
    };
    readReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignCaller"];
            /** @description The sandbox is not ready. The detail gives the reason. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; version=0.0.4; charset=utf-8": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
        };
    };
    readOwnJournal: {
        parameters: {
            query?: {
                /**
                 * @description Returns only requests to this operation.
                 * @example listUsers
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Returns only responses with this status or class of statuses.
                 * @example 4xx
                 */
                status?: components["parameters"]["JournalStatus"];
                /**
                 * @description Returns only requests at or after this time on the machine's clock.
                 * @example 2026-01-15T09:00:00Z
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Returns only requests at or before this time on the machine's clock.
                 * @example 2026-01-15T10:00:00Z
                 */
                until?: components["parameters"]["JournalUntil"];
                /**
                 * @description Returns only journal entries with a higher number than the given one.
                 * @example 17
                 */
                after?: components["parameters"]["JournalAfter"];
                /**
                 * @description Returns only journal entries with a lower number than the given one.
                 * @example 17
                 */
                before?: components["parameters"]["JournalBefore"];
                /**
                 * @description Returns only exchanges that contain this text, ignoring case. Method, path, operation, headers and bodies are searched, after secrets were replaced by `***`.
                 * @example Treasury
                 */
                text?: components["parameters"]["JournalText"];
                /**
                 * @description Returns only exchanges into which this fault was injected. `any` stands for every fault.
                 * @example unavailable
                 */
                fault?: components["parameters"]["JournalFault"];
                /**
                 * @description Returns only exchanges that match the contract on both sides, or only those that violate it on either side.
                 * @example broken
                 */
                verdict?: components["parameters"]["JournalVerdict"];
                /**
                 * @description The maximum number of entries. The newest are returned.
                 * @example 20
                 */
                limit?: components["parameters"]["JournalLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            400: components["responses"]["BadFilter"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
        };
    };
    clearOwnJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
        };
    };
    listTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
        };
    };
    createTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The tenant to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCreate"];
            };
        };
        responses: {
            /** @description The tenant was created. Only this response contains its API keys. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTenant"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["SnapshotNotFound"];
            /** @description The name or an API key of the new tenant belongs to another tenant. Nothing was created. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    readTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    deleteTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    updateTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The settings to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantUpdate"];
            };
        };
        responses: {
            /** @description The tenant after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The name of the API key. `superAdmin`, as in the response that creates a tenant, also means `super-admin`.
                 * @example admin
                 */
                name: components["parameters"]["ApiKeyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key was revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["ApiKeyNotFound"];
        };
    };
    createTenantToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The name of the API key. `superAdmin`, as in the response that creates a tenant, also means `super-admin`.
                 * @example admin
                 */
                name: components["parameters"]["ApiKeyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token was issued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["ApiKeyNotFound"];
            /** @description The API key was revoked. No token was issued. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The collections to reset. Without a body everything is reset. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TenantReset"];
            };
        };
        responses: {
            /** @description The tenant, or the named collections, have their initial state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSummary"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            409: components["responses"]["ApiKeyTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    seedTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The seed, up to 32 MiB. */
        requestBody: {
            content: {
                "application/yaml": components["schemas"]["SeedWorld"];
                "application/json": components["schemas"]["SeedWorld"];
            };
        };
        responses: {
            /** @description The tenant has the data of the seed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSummary"];
                };
            };
            400: components["responses"]["BadSeed"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            /** @description An API key of the seed belongs to another tenant. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["SeedTooLarge"];
            415: components["responses"]["SeedTypeUnsupported"];
        };
    };
    readJournal: {
        parameters: {
            query?: {
                /**
                 * @description Returns only requests to this operation.
                 * @example listUsers
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Returns only responses with this status or class of statuses.
                 * @example 4xx
                 */
                status?: components["parameters"]["JournalStatus"];
                /**
                 * @description Returns only requests at or after this time on the machine's clock.
                 * @example 2026-01-15T09:00:00Z
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Returns only requests at or before this time on the machine's clock.
                 * @example 2026-01-15T10:00:00Z
                 */
                until?: components["parameters"]["JournalUntil"];
                /**
                 * @description Returns only journal entries with a higher number than the given one.
                 * @example 17
                 */
                after?: components["parameters"]["JournalAfter"];
                /**
                 * @description Returns only journal entries with a lower number than the given one.
                 * @example 17
                 */
                before?: components["parameters"]["JournalBefore"];
                /**
                 * @description Returns only exchanges that contain this text, ignoring case. Method, path, operation, headers and bodies are searched, after secrets were replaced by `***`.
                 * @example Treasury
                 */
                text?: components["parameters"]["JournalText"];
                /**
                 * @description Returns only exchanges into which this fault was injected. `any` stands for every fault.
                 * @example unavailable
                 */
                fault?: components["parameters"]["JournalFault"];
                /**
                 * @description Returns only exchanges that submitted or read this asynchronous work, or before which its status changed. The value is the state machine and the id, separated by a slash.
                 * @example job/1
                 */
                work?: components["parameters"]["JournalWork"];
                /**
                 * @description Returns only exchanges that match the contract on both sides, or only those that violate it on either side.
                 * @example broken
                 */
                verdict?: components["parameters"]["JournalVerdict"];
                /**
                 * @description The maximum number of entries. The newest are returned.
                 * @example 20
                 */
                limit?: components["parameters"]["JournalLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            400: components["responses"]["BadFilter"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    clearJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The journal is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    watchTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    readTenantState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One array of rows per collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    listTenantRows: {
        parameters: {
            query: {
                /**
                 * @description The collection to read.
                 * @example users
                 */
                collection: components["parameters"]["RowCollection"];
                /**
                 * @description Returns only rows that contain each of these words, ignoring case. Words are separated by spaces, and one may be part of a longer word.
                 * @example ines moreau
                 */
                search?: components["parameters"]["RowSearch"];
                /**
                 * @description The property to compare with `value`. A row without this property does not match.
                 * @example departments
                 */
                field?: components["parameters"]["RowField"];
                /**
                 * @description Returns only rows whose property `field` has this value or, for a list, contains it. An empty value stands for null. A principal is its type and id, such as `user/7`.
                 * @example 12
                 */
                value?: components["parameters"]["RowValue"];
                /**
                 * @description The property to sort by, with a leading hyphen for descending order. Without it the rows are ordered by id or name.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["RowSort"];
                /**
                 * @description The page to return, counted from 1. A page after the last one is empty.
                 * @example 2
                 */
                page?: components["parameters"]["RowPage"];
                /**
                 * @description The number of rows on a page.
                 * @example 100
                 */
                pageSize?: components["parameters"]["RowPageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the matching rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantRows"];
                };
            };
            400: components["responses"]["BadRowFilter"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    readDocumentText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The id of the document record.
                 * @example 1
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text of the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            /** @description The tenant or its document record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    freezeClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    resumeClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The new time of the clock. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSet"];
            };
        };
        responses: {
            /** @description The current clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedClock"];
                };
            };
            400: components["responses"]["ClockRefused"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The duration by which to advance the clock. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The current clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedClock"];
                };
            };
            400: components["responses"]["ClockRefused"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    readJobPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    setJobPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The kind of asynchronous work: `access`, `members`, `department delete`, `role-assignments`, `user-import`, `user-import-summary`, `document` or `provision`.
                 * @example members
                 */
                kind: components["parameters"]["JobPlanKind"];
            };
            cookie?: never;
        };
        /** @description The plan, which replaces the earlier one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPlanSet"];
            };
        };
        responses: {
            /** @description The active plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPlan"];
                };
            };
            400: components["responses"]["BadPlan"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["JobPlanKindNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    clearJobPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The kind of asynchronous work: `access`, `members`, `department delete`, `role-assignments`, `user-import`, `user-import-summary`, `document` or `provision`.
                 * @example members
                 */
                kind: components["parameters"]["JobPlanKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default plan is active. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["JobPlanKindNotFound"];
        };
    };
    listTenantWork: {
        parameters: {
            query?: {
                /**
                 * @description Lists only the asynchronous work that follows this state machine.
                 * @example job
                 */
                machine?: components["parameters"]["WorkMachine"];
                /**
                 * @description Returns only work that still has a pending transition, or only work that has none.
                 * @example true
                 */
                pending?: components["parameters"]["WorkPending"];
                /**
                 * @description The maximum number of objects. The newest are returned.
                 * @example 20
                 */
                limit?: components["parameters"]["WorkLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkList"];
                };
            };
            400: components["responses"]["BadFilter"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    advanceTenantJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The id of the job.
                 * @example 1
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /** @description The outcome of the work. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["BadPlan"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            /** @description The tenant or its job does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["NothingToAdvance"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    advanceTenantImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The id of the import process.
                 * @example 1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** @description The outcome of the work. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["BadPlan"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            /** @description The tenant or its import process does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["NothingToAdvance"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    advanceTenantDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The id of the document record.
                 * @example 1
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** @description The outcome of the work. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["BadPlan"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            /** @description The tenant or its document record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["NothingToAdvance"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    advanceTenantProvision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The id of the provision record.
                 * @example 1
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The outcome of the work. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["BadPlan"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            /** @description The tenant or its provision record does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["NothingToAdvance"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listTenantFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    createTenantFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The fault to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The fault was added. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadFault"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    clearTenantFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant has no faults. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    deleteTenantFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The id of the fault.
                 * @example 1
                 */
                faultId: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["FaultNotFound"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
        };
    };
    createSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        /** @description The snapshot to take. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotCreate"];
            };
        };
        responses: {
            /** @description The snapshot was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            /** @description The tenant already has a snapshot with this name. Nothing was created. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The name of the snapshot.
                 * @example before-import
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["SnapshotNotFound"];
        };
    };
    downloadSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The name of the snapshot.
                 * @example before-import
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, generated while it is sent. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Archive"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["SnapshotNotFound"];
        };
    };
    uploadSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The name of the snapshot to create or replace.
                 * @example before-import
                 */
                name: components["parameters"]["NewSnapshotName"];
            };
            cookie?: never;
        };
        /** @description The archive, up to 1 GiB. */
        requestBody: {
            content: {
                "application/x-ndjson": components["schemas"]["Archive"];
            };
        };
        responses: {
            /** @description The archive replaced the snapshot with this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description The archive was stored as a snapshot. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadArchive"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["TenantNotFound"];
            413: components["responses"]["ArchiveTooLarge"];
            415: components["responses"]["ArchiveTypeUnsupported"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the tenant.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The name of the snapshot.
                 * @example before-import
                 */
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant has the state of the snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["SnapshotNotFound"];
            409: components["responses"]["ApiKeyTaken"];
        };
    };
}
