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
         * @description The response has the status 200 as soon as the sandbox accepts requests.
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
         * @description Returns whether the sandbox can serve requests. The sandbox can serve requests only if its store is available. No control key is required.
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
         * @description Returns metrics in the text format of Prometheus. The metrics are requests and latency by operation and status, jobs by state, tenants, stored and dropped journal entries, and resource use of the process.
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
         * Read the sandbox's own request journal
         * @description Returns the last 500 entries of the sandbox's own request journal. The sandbox's own request journal contains requests that belong to no tenant, such as requests with an unknown API key. The sandbox's own request journal also contains control-plane requests that changed something.
         */
        get: operations["readOwnJournal"];
        put?: never;
        post?: never;
        /**
         * Clear the sandbox's own request journal
         * @description Removes all journal entries and resets the number of dropped entries. Later journal entries continue the numbering of the removed entries.
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
         * @description Lists all tenants. For each tenant, the list shows the time on its clock and the number of its stored rows.
         */
        get: operations["listTenants"];
        put?: never;
        /**
         * Create a tenant
         * @description Without `from`, the tenant has one user per API key, the root folder, the feature `admin-access-api` and nothing else. With `from`, the new tenant is a copy of another tenant. With `from` and `snapshot`, the new tenant is a copy of a snapshot of the other tenant. The copy has the same rows, id numbering, settings and clock as the original tenant. The copied tenant has its own API keys and is isolated from the original tenant. With `world`, the sandbox generates the data of the new tenant. A later reset restores the state that the tenant had after its creation.
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
         * @description Returns the time on the tenant's clock, the settings, the names of the API keys, and the number of stored rows.
         */
        get: operations["readTenant"];
        put?: never;
        post?: never;
        /**
         * Delete a tenant
         * @description Deletes the tenant with all its data. The API keys of the deleted tenant become unknown, and its access tokens become invalid. The access tokens stay invalid even if a new tenant gets the name of the deleted tenant. A new tenant can have the API keys of a deleted tenant.
         */
        delete: operations["deleteTenant"];
        options?: never;
        head?: never;
        /**
         * Change the settings of a tenant
         * @description Changes the feature flag, HR-managed roles, the rate limit, the limits for pages, uploads and the journal, and the time to live. Settings that are absent from the body stay unchanged. The new settings apply from the next request on. Immediately after a change of the rate limit, the tenant can send as many requests as the new rate limit allows.
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
         * @description The sandbox issues no more access tokens for a revoked API key. Requests with existing access tokens of the API key are answered with 401 immediately. If the API key is already revoked, the request changes nothing. A reset restores the API key, but access tokens from before the revocation stay invalid.
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
         * @description Issues an access token for the user of an API key, without requiring the secret value of the API key. The access token has the same claims as a token from POST /v2/admin/auth/token or POST /auth/token. The tenant's request journal does not contain the request for the token.
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
         * @description Restores the initial rows, id numbering and clock of the tenant. If the body names collections, the request restores only the named collections. The reset discards the pending transitions of removed jobs, imports, documents and provision records. An access token stays valid if the tenant has the API key of the token before and after the reset. The sandbox sends the response after the reset is complete.
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
         * @description Replaces the tenant's data with a seed in the format of `fixtures/worlds/*.yaml`, completely or not at all. Later resets restore the data of the seed. The seed defines the API keys. A seed cannot contain documents, so upload documents after the request. An access token stays valid if the seed has an API key with the name, the user and the role of the token's API key.
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
         * Read the request journal of a tenant
         * @description Returns the tenant's requests and responses, newest first. The tenant's settings limit the number of entries, and the size of the journal is at most 4 MiB. The sandbox validates each request and response against the contract when a caller reads the journal.
         */
        get: operations["readJournal"];
        put?: never;
        post?: never;
        /**
         * Clear the request journal of a tenant
         * @description Removes all journal entries and resets the number of dropped entries. Later journal entries continue the numbering of the removed entries.
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
         * @description Sends server-sent events until the caller disconnects, the tenant is deleted or the sandbox stops. The event `request` contains a journal entry, and the event `transition` contains an applied transition. The sandbox stores at most 4 MiB of the latest events of a tenant for all callers that watch the tenant, and at most 32 MiB for all tenants. If a caller reads more slowly, the sandbox drops the oldest events. The event `dropped` contains the number of dropped events in the member `events`. A caller that reconnects within a minute can send the id of its last event in the request header `Last-Event-ID`, and then gets the events that it has missed. After a longer time, the caller gets the event `dropped` with the value null in the member `events`. While a caller reads the stream, the sandbox applies due transitions within about 100 milliseconds. If no caller reads the stream, the sandbox applies due transitions at the next request. The sandbox sends a comment in the stream every 15 seconds. The header `X-Accel-Buffering: no` makes nginx forward each event at once.
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
         * @description Returns all rows of the tenant after applying every due transition. Reading the state of a tenant does not change other data and does not count as a poll in job plans.
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
         * List the rows of one collection of tenant data
         * @description Returns one page of a tenant's collection after applying every due transition. Each row has the same properties as in the state of the tenant, and some computed properties, such as the path of a department. The parameter `search` can be combined with the filter of the parameters `field` and `value`. Reading rows does not change the rows, does not count as a poll in job plans and does not appear in the tenant's request journal.
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
         * @description Returns the text that the sandbox read from the document's file, also before the processing ends. Searches and provisions use the text that this operation returns. Reading the text of a document changes nothing and does not count as a poll in job plans.
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
         * @description Returns the tenant's time and whether the clock is frozen. The clock of a new tenant shows the time of the machine.
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
         * @description Stops the tenant's clock. A frozen clock can still be set and advanced. Freezing a clock that is already frozen changes nothing.
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
         * @description Lets the tenant's frozen clock run again. The clock continues from the time that the clock shows. If the clock already runs, the request changes nothing.
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
         * @description Sets the tenant's clock to a time and applies every transition that becomes due. A frozen clock stays frozen. A running clock keeps running. The tenant's clock cannot move backwards. To return to an earlier time, reset the tenant or restore a snapshot.
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
         * @description Advances the tenant's clock by a duration and applies every transition that becomes due. A frozen clock stays frozen. A running clock keeps running.
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
         * @description Returns one job plan for each kind of asynchronous work. For a kind without its own job plan, the response contains the default job plan.
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
         * Set the job plan for one kind of asynchronous work
         * @description Sets when and how asynchronous work of the kind in the URL ends, if the work is submitted after this request. Already submitted jobs, imports, documents and provision records keep their job plan. A reset restores the default job plan, with which asynchronous work succeeds after 150 ms.
         */
        put: operations["setJobPlan"];
        post?: never;
        /**
         * Restore the default job plan
         * @description After this request, newly submitted asynchronous work of the kind in the URL succeeds after 150 ms. If no job plan was set for the kind, the request changes nothing.
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
         * @description Returns jobs, import processes, document records and provision records with the times of their transitions, the most recently submitted first. The sandbox first applies every due transition. Listing asynchronous work does not change other data and does not count as a poll in job plans.
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
         * Apply the next status change of a job
         * @description Applies the next change of status of the job immediately, even if the job plan sets a later time. A queued job starts, and a running job ends. An outcome in the body overrides the job plan until the job has ended.
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
         * Apply the next status change of an import process
         * @description Applies the next change of status of the import process immediately, even if the job plan sets a later time. A pending import process starts, and a running import process ends. An outcome in the body overrides the job plan until the import process has ended. If a long import fails after it has applied some rows, the applied rows stay applied. The control plane cannot advance an import process that awaits acknowledgement. A caller must acknowledge or cancel the import process.
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
         * Apply the next status change of a document record
         * @description Applies the next change of status of the document immediately, even if the job plan sets a later time. The next change of status ends the processing of the document. An outcome in the body overrides the job plan, but the processing of an unreadable file always fails.
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
         * Apply the next status change of a provision record
         * @description Applies the next change of status of the provision record immediately, even if the job plan sets a later time. The next change of status ends the search for the provision. An outcome in the body overrides the job plan. A provision record has no error code.
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
         * @description Lists the active faults of the tenant. For each fault, the response contains the remaining number of requests that the fault can affect.
         */
        get: operations["listTenantFaults"];
        put?: never;
        /**
         * Add a fault to a tenant
         * @description Activates a fault for the tenant's requests. The sandbox applies the fault after it has identified the tenant of a request and before all other checks. Copies and snapshots of the tenant include its active faults, and a reset of the tenant removes the active faults. Faults do not affect the control plane.
         */
        post: operations["createTenantFault"];
        /**
         * Remove all faults of a tenant
         * @description Removes all active faults. The faults no longer affect the tenant's requests. The tenant's data does not change.
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
         * @description Removes the fault from the tenant. The fault no longer affects requests. The tenant's data does not change.
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
         * @description Lists all snapshots of the tenant, each with its time and the number of rows per collection.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Take a snapshot of a tenant
         * @description Saves the current rows, id numbering, settings, job plans, API keys and clock of the tenant. The snapshot is deleted when the tenant is deleted or the sandbox stops. A snapshot shares unchanged rows with its tenant, so taking a snapshot takes the same time for any amount of data.
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
         * @description Deletes a saved state of the tenant. The current data of the tenant stays unchanged.
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
         * @description Returns the snapshot with its files as one text that any sandbox with the same format version can read. The archive contains API keys in plain text. Treat the archive as a secret.
         */
        get: operations["downloadSnapshot"];
        /**
         * Upload a snapshot as an archive
         * @description Stores an archive as a snapshot, completely or not at all. The uploaded snapshot replaces a snapshot with the same name. The data of the tenant stays unchanged until the snapshot is restored. If the snapshot was taken of another tenant, it gets the API keys of the tenant in the path.
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
         * @description Restores the state of the tenant at the time of the snapshot. If the tenant's clock was frozen in the snapshot, the restored clock is frozen and shows the time of the snapshot. A running clock shows the machine's time after the restore. Before the next request, the sandbox applies all transitions that became due since the snapshot. A restore does not delete the snapshot. An access token stays valid if the tenant has the API key of the token before and after the restore.
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
        /** @description The health of the sandbox process. */
        Health: {
            /**
             * @description The value is always `ok`. A sandbox that is unhealthy sends no response.
             * @constant
             */
            status: "ok";
            /** @description The version of the kit. */
            version: string;
            /** @description The names of all tenants of the sandbox. */
            tenants: string[];
        };
        /** @description Problem details (RFC 9457) with an error code. */
        Problem: {
            /** @description The meaning of the error code. */
            title: string;
            /** @description The HTTP status of the response. */
            status: number;
            /** @description The error code. The documentation lists all error codes. */
            code: string;
            /** @description What is wrong in the request, for example the expected value and the received value. */
            detail: string;
        };
        /**
         * @description A fault of the kind `transport` simulates a network or server problem on any operation. A fault of the kind `contract` violates one requirement of the contract.
         * @enum {string}
         */
        FaultKind: "transport" | "contract";
        /** @description A parameter of a transport fault, such as the length of a delay. */
        FaultParameter: {
            /** @description The name of the parameter. A request sets the parameter in the body property with the same name. */
            name: string;
            /** @description The meaning of the fault's parameter. */
            about: string;
            /** @description The default value of the fault's parameter. */
            default: string | number;
        };
        /** @description An available fault. */
        KnownFault: {
            /** @description The name of the fault, such as `unavailable`. Send this name to add the fault to a tenant. */
            name: string;
            kind: components["schemas"]["FaultKind"];
            /** @description A sentence that describes what the sandbox does while the fault is active. */
            about: string;
            /** @description The requirement that a contract fault breaks, or null for a transport fault. */
            requirement: string | null;
            /** @description The operations that the fault can affect. An empty list means all operations. */
            operations: string[];
            /** @description The parameters of the fault. */
            parameters: components["schemas"]["FaultParameter"][];
        };
        /** @description All available faults. */
        KnownFaultList: {
            /** @description The available faults, first the transport faults and then the contract faults. */
            faults: components["schemas"]["KnownFault"][];
        };
        /** @description Whether the sandbox can serve requests. */
        Readiness: {
            /** @description The names of the tenants whose stored data this process found damaged. The process reads the data of a tenant at the first request for the data. The list does not name a damaged tenant before the first request for its data. The list is absent if it is empty. Another sandbox process on the same store may have found other damaged tenants. Damaged tenants do not make the sandbox unready, because it serves all other tenants. */
            quarantined?: string[];
            /**
             * @description The value is always true. A sandbox that is not ready returns an error response.
             * @constant
             */
            ready: true;
        };
        /**
         * @description The id of an operation of the administration, documents or sandbox interface.
         * @enum {string}
         */
        OperationId: "acknowledgeUserImport" | "advanceClock" | "advanceTenantDocument" | "advanceTenantImport" | "advanceTenantJob" | "advanceTenantProvision" | "cancelUserImport" | "clearJobPlan" | "clearJournal" | "clearOwnJournal" | "clearTenantFaults" | "createAdminToken" | "createDepartment" | "createDocumentsToken" | "createProvision" | "createSnapshot" | "createTenant" | "createTenantFault" | "createTenantToken" | "deleteDepartment" | "deleteDocument" | "deleteSnapshot" | "deleteTenant" | "deleteTenantFault" | "downloadDocument" | "downloadProcessedDocument" | "downloadSnapshot" | "exportUsers" | "freezeClock" | "importUsers" | "listDepartments" | "listDocumentSet" | "listDocuments" | "listFaults" | "listFields" | "listProvisions" | "listRoles" | "listSnapshots" | "listTenantFaults" | "listTenantRows" | "listTenantWork" | "listTenants" | "listUserImports" | "listUsers" | "queryDocuments" | "readAccess" | "readClock" | "readDepartment" | "readDocument" | "readDocumentByDocId" | "readDocumentText" | "readHealth" | "readJob" | "readJobPlans" | "readJournal" | "readMetrics" | "readOwnJournal" | "readProvisionRecord" | "readReady" | "readTenant" | "readTenantState" | "readUserImport" | "readUserImportErrors" | "readUserImportSummaryErrors" | "replaceRoleAssignments" | "resetTenant" | "restoreSnapshot" | "resumeClock" | "revokeApiKey" | "searchDocuments" | "seedTenant" | "setClock" | "setJobPlan" | "summarizeUserImport" | "updateAccess" | "updateDepartment" | "updateDepartmentMembers" | "updateDocumentFields" | "updateDocumentFieldsByDocId" | "updateTenant" | "uploadDocument" | "uploadDocumentVersion" | "uploadSnapshot" | "watchTenant";
        /**
         * @description The name of a transport fault or of a contract fault. `GET /_sandbox/faults` lists all names.
         * @enum {string}
         */
        FaultName: "status" | "delay" | "dribble" | "reset" | "empty" | "garbage" | "too-many-requests" | "unavailable" | "truncated" | "access-control-admin-refused" | "access-control-forged-token-accepted" | "access-control-plain-user-accepted" | "administration-plain-user-accepted" | "access-control-super-admin-refused" | "access-control-without-flag-accepted" | "access-control-without-token-accepted" | "access-failed-grant-left-at-root" | "access-folder-hidden" | "access-grant-again-ignored" | "access-grant-on-folders-beside" | "access-grant-without-effect" | "access-inheritance-unsaid" | "access-job-ends-as-cancelled" | "access-narrowing-ignored" | "access-read-answers-202" | "access-read-by-id-and-path-accepted" | "access-read-by-id-names-parent" | "access-read-by-path-refused" | "access-read-of-another-type-accepted" | "access-read-of-no-folder-accepted" | "access-read-without-type-accepted" | "access-replace-without-effect" | "access-revoke-without-effect" | "access-second-operation-name-ignored" | "access-type-in-capitals" | "access-update-answers-200" | "access-update-refused" | "admin-request-id-other" | "admin-token-expiry-hidden" | "admin-token-opaque" | "admin-token-without-key" | "department-cousin-name-refused" | "department-create-without-parent-refused" | "department-created-at-top-level" | "department-cycle-ignored" | "department-cycle-listed" | "department-delete-answers-200" | "department-delete-hides-users" | "department-delete-leaves-descendants" | "department-delete-leaves-grants" | "department-delete-leaves-memberships" | "department-delete-leaves-only-child" | "department-delete-leaves-own-grants" | "department-delete-leaves-own-memberships" | "department-delete-retries-after-two" | "department-delete-takes-siblings" | "department-depth-from-zero" | "department-depth-of-leaf-short" | "department-depth-stays-after-move" | "department-descendants-members-counted" | "department-empty-update-accepted" | "department-empty-update-answered-409" | "department-empty-update-code-underlined" | "department-empty-update-other-code" | "department-move-drops-members" | "department-move-ignored" | "department-move-sibling-name-accepted" | "department-name-1-refused" | "department-name-1000-cut" | "department-name-1000-refused" | "department-name-1001-accepted" | "department-name-blank-accepted" | "department-name-double-slash-accepted" | "department-name-double-slash-at-end-accepted" | "department-name-empty-accepted" | "department-name-measured-untrimmed" | "department-name-shown-in-capitals" | "department-name-single-slash-refused" | "department-name-stored-untrimmed" | "department-parent-hidden" | "department-path-hidden" | "department-read-refused" | "department-rename-1000-refused" | "department-rename-1001-accepted" | "department-rename-and-move-only-renames" | "department-rename-blank-accepted" | "department-rename-double-slash-accepted" | "department-rename-ignored" | "department-rename-moves-to-top" | "department-rename-sibling-name-accepted" | "department-sibling-name-accepted" | "department-sibling-name-case-folded" | "department-top-level-sibling-name-accepted" | "department-two-members-counted-as-three" | "department-update-of-cycle-answered-400" | "departments-of-other-tenants-listed" | "document-by-doc-id-names-another" | "document-delete-ignored" | "document-delete-takes-versions" | "document-download-cut" | "document-download-longer" | "document-downloads-alike" | "document-field-by-doc-id-ignored" | "document-field-keeps-old-value" | "document-field-names-folded" | "document-field-not-created" | "document-processed-refused" | "document-read-names-another" | "document-set-empty" | "document-set-with-strangers" | "document-size-missing" | "document-upload-refused" | "document-version-in-other-set" | "document-version-lost" | "document-upload-without-retry-after" | "document-version-refused" | "documents-newest-unlisted" | "documents-of-other-tenants-listed" | "document-fields-of-all-versions" | "document-fields-if-match-ignored" | "document-upload-key-ignored" | "department-creation-key-ignored" | "department-update-if-match-ignored" | "documents-request-id-other" | "documents-token-expiry-hidden" | "documents-token-opaque" | "documents-token-refused" | "documents-token-without-key" | "fields-active-ignored" | "fields-active-refused" | "fields-code-of-active-other" | "fields-count-missing" | "fields-list-empty" | "fields-list-refused" | "job-runs-again-after-its-end" | "job-changes-after-its-end" | "job-code-of-unknown-other" | "job-kind-of-access-other" | "job-kind-of-deletion-hyphened" | "job-kind-of-deletion-other" | "job-kind-of-members-other" | "job-kind-of-role-assignments-other" | "job-not-found-at-first" | "job-of-access-not-found" | "job-of-members-never-ends" | "job-read-names-another" | "job-read-without-flag-accepted" | "job-status-empty-at-first" | "list-by-path-empty" | "list-by-path-gives-top-level" | "list-includes-grandchildren" | "list-includes-itself" | "list-includes-siblings" | "list-misses-leaf" | "list-of-top-level-refused" | "list-next-counts" | "list-total-counts-one-more" | "members-0-accepted" | "members-1-forgotten" | "members-500-refused" | "members-501-accepted" | "members-add-of-two-fails" | "members-answer-200" | "members-duplicates-counted" | "members-duplicates-linked-twice" | "members-refused" | "members-remove-leaves-last" | "members-remove-takes-all" | "members-unknown-operation-adds" | "members-unknown-user-unreported" | "provision-created-under-other-name" | "provision-newest-unlisted" | "provision-record-status-empty" | "provisions-list-refused" | "fields-of-other-tenants-listed" | "provisions-of-other-tenants-listed" | "provision-record-never-proceeds" | "request-without-token-accepted" | "role-assignments-0-accepted" | "role-assignments-1-refused" | "role-assignments-500-refused" | "role-assignments-501-accepted" | "role-assignments-answer-200" | "role-assignments-for-everybody" | "role-assignments-forget-last" | "role-assignments-not-synced" | "role-assignments-sync-more" | "role-assignments-user-twice-accepted" | "role-assignments-user-twice-with-one-role-accepted" | "role-description-missing" | "role-of-list-not-assignable" | "role-taken-by-delete" | "role-taken-by-post" | "role-without-id-listed" | "roles-of-other-tenants-listed" | "roles-of-other-type-listed" | "roles-without-type-listed" | "search-composite-by-first-condition" | "search-composite-refused" | "search-simple-finds-nothing" | "search-simple-misses-parts-of-words" | "search-simple-refused" | "user-import-acknowledge-refused" | "user-import-acknowledged-again" | "user-import-cancel-refused" | "user-import-cancel-ignored" | "user-import-cancelled-as-waiting" | "user-import-errors-as-json" | "user-import-errors-refused" | "user-import-newest-unlisted" | "user-import-refused" | "user-import-status-empty" | "user-import-summary-errors-refused" | "user-import-summary-hidden" | "user-import-summary-refused" | "user-import-without-effect" | "user-imports-list-refused" | "users-by-department-with-next" | "users-by-email-and-department-accepted" | "users-by-email-unfiltered" | "users-by-part-of-email" | "users-by-id-with-namesake" | "users-by-two-filters-accepted" | "users-deleted-found-by-id" | "users-deleted-never-found" | "users-export-is-json" | "users-export-deleted-as-active" | "users-include-deleted-refused" | "users-total-missing" | "users-unfiltered-empty";
        /** @description A stored request or response, with `***` in place of secrets. */
        JournalMessage: {
            /** @description The headers of the request or response, with names in lower case. */
            headers: {
                [key: string]: string;
            };
            /** @description The body as JSON or text. The value is null if the request or response has no body, or a body that is neither JSON nor text. */
            body: unknown;
            /** @description The size of the body in bytes, or null if unknown. */
            bytes: number | null;
            /** @description Whether the stored body was truncated at 64 KiB. */
            isCut: boolean;
        };
        /** @description The result of validating a request or a response against the contract. */
        ContractVerdict: {
            /**
             * @description The result is `unjudged` if no operation matched the request, or if the body is a file, was truncated or is not available.
             * @enum {unknown}
             */
            outcome: "kept" | "broken" | "unjudged";
            /** @description The violations of the contract and the expected values, at most 100 for each part of a request or response. */
            violations: {
                /** @description The part of the request or response that violates the contract, such as `body /data/attributes/name`. */
                place: string;
                /** @description The violated rule of the contract. */
                wanted: string;
            }[];
        };
        /** @description An operation of the contract whose method and path are similar to those of the request. */
        NearMiss: {
            /** @description The id of the operation. */
            operation: string;
            /** @description The HTTP method of the operation. */
            method: string;
            /** @description The path template of the operation. */
            path: string;
            /** @description How the method or the path of the request differs from the operation. */
            why: string;
        };
        /**
         * @description The kind of object whose status changes, for example a job.
         * @enum {string}
         */
        MachineName: "job" | "user-import" | "document" | "provision";
        /** @description A change of status that the sandbox applied. */
        Transition: {
            machine: components["schemas"]["MachineName"];
            /** @description The id of the job, import process, document record or provision record. */
            id: string;
            /** @description The kind of the asynchronous work, for example `user-import`, or null if the job, import, document or provision was deleted. */
            kind: string | null;
            /** @description The new status of the job, import, document or provision record, or null if the job, import, document or provision record was deleted. */
            status: string | null;
            /**
             * Format: date-time
             * @description The time on the tenant's clock at which the transition (change of status) was due.
             */
            at: string;
        };
        /** @description A request of a client and the response of the sandbox. */
        JournalEntry: {
            /** @description The number of the journal entry, counted from 1. */
            id: number;
            /** @description The id of the request, which the response has in the header `X-Request-Id`. */
            requestId: string;
            /**
             * Format: date-time
             * @description The time on the tenant's clock at which the request arrived, or null if the request belongs to no tenant.
             */
            time: string | null;
            /**
             * Format: date-time
             * @description The time at which the request arrived, on the clock of the sandbox's machine.
             */
            hostTime: string;
            /** @description The HTTP method of the request. */
            method: string;
            /** @description The path and query of the request. */
            path: string;
            /** @description The operation of the request, or null if no operation matches. */
            operation: string | null;
            /** @description The HTTP status of the response, or null if the connection ended without a response. */
            status: number | null;
            /** @description The time from the arrival of the request to the end of the response, in milliseconds. */
            duration: number;
            /** @description The caller of the request, identified by the access token or API key. */
            caller: {
                /** @description The id of the user to whom the access token or API key belongs. */
                userId: string;
                /** @description The role of the access token or API key. */
                role: string;
            } | null;
            request: components["schemas"]["JournalMessage"];
            /** @description The response, or null if the sandbox sent no response. */
            answer: components["schemas"]["JournalMessage"] | null;
            /** @description The results of validating the request and the response against the contract. */
            verdict: {
                request: components["schemas"]["ContractVerdict"];
                answer: components["schemas"]["ContractVerdict"];
            };
            /** @description The operations with the most similar method and path. The list is empty if the request matches an operation. */
            nearMisses: components["schemas"]["NearMiss"][];
            /** @description The status changes that the sandbox applied before it processed the request. */
            due: components["schemas"]["Transition"][];
            /** @description The names of the faults that the sandbox injected into the request or its response. */
            faults: string[];
        };
        /** @description The request journal, which stores requests and their responses. */
        Journal: {
            /** @description The number of all entries in the request journal, including entries that the filters exclude. */
            kept: number;
            /** @description The number of entries that the request journal dropped because of its limits since the journal was last cleared. */
            dropped: number;
            /** @description The journal entries that match the filters, newest first. */
            entries: components["schemas"]["JournalEntry"][];
        };
        /** @description A tenant whose stored data cannot be read. Requests of a quarantined tenant are refused with 503 until its data is repaired. */
        QuarantinedTenant: {
            /** @description The name of the tenant. */
            id: string;
            /** @description An error message that identifies the damaged data of the tenant. */
            reason: string;
        };
        /** @description The name of a tenant, the time on its clock, its expiry time, and the number of its rows. */
        TenantSummary: {
            /** @description The name of the tenant. */
            id: string;
            /**
             * Format: date-time
             * @description The current time on the tenant's clock.
             */
            now: string;
            /**
             * Format: date-time
             * @description The time at which the sandbox deletes the tenant, or null if the tenant does not expire. The time is on the clock of the sandbox's machine.
             */
            expiresAt: string | null;
            /** @description The number of rows in each collection of tenant data, for example in the collection `users`. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The tenants of the sandbox, each with its own data. */
        TenantList: {
            /** @description The tenants whose stored data cannot be read. This list is absent if the data of all tenants can be read. */
            quarantined?: components["schemas"]["QuarantinedTenant"][];
            /** @description The tenants in the order of their creation. */
            tenants: components["schemas"]["TenantSummary"][];
        };
        /** @description The name of a tenant: lower-case letters, digits and single hyphens between them, at most 63 characters. */
        TenantId: string;
        /**
         * @description The history of the generated tenant, with succeeded, failed and unfinished jobs and imports. In the history `merger` another company joins the company of the tenant. In the history `reorganisation` departments are created, emptied and deleted. In the history `growth` monthly imports add users. In the history `hostile` names and department trees reach the limits of the contract, for example the maximum length of names.
         * @enum {string}
         */
        WorldStory: "merger" | "reorganisation" | "growth" | "hostile";
        /** @description The size and the history of generated data. Equal numbers, histories and seeds generate equal data on every machine. A larger number of users, departments or documents adds rows and does not change the existing rows, except that new departments get members. */
        WorldOrder: {
            /** @description The number of generated users, 200 by default. This number does not include the three users of the API keys. */
            users?: number;
            /** @description The number of departments, 40 by default. */
            departments?: number;
            /** @description The number of document records, 60 by default. Some document records are later versions of other generated records. */
            documents?: number;
            /** @description The seed of the random choices, 1 by default. A different seed generates different data of the same size. */
            seed?: number;
            story?: components["schemas"]["WorldStory"];
        };
        /** @description The duration after which the sandbox deletes the tenant with all its data, counted from now on the clock of the sandbox's machine. With the value null, the sandbox never deletes the tenant. */
        TimeToLive: string | null;
        /** @description A request to create a tenant. */
        TenantCreate: {
            id: components["schemas"]["TenantId"];
            /** @description The tenant to copy. Without `from`, the new tenant has only a root folder and one user for each API key. */
            from?: string;
            /** @description The name of the snapshot to copy. The snapshot belongs to the tenant that `from` names. If `snapshot` is absent, the current state of the tenant in `from` is copied. */
            snapshot?: string;
            /** @description The size, history and random seed of the data that the sandbox generates for the new tenant. A request must not contain both `world` and `from`. */
            world?: components["schemas"]["WorldOrder"];
            ttl?: components["schemas"]["TimeToLive"];
        };
        /** @description A new tenant and its API keys. */
        CreatedTenant: {
            id: components["schemas"]["TenantId"];
            /** @description One API key per role. */
            apiKeys: {
                /** @description The API key of a super-admin. */
                superAdmin: string;
                /** @description The API key of an admin. */
                admin: string;
                /** @description The API key of a user without administration rights. */
                user: string;
            };
        };
        /** @description The number of requests that the tenant may make in a period, or null for no limit. The number of allowed requests refills evenly on the tenant's clock. */
        RateLimit: {
            /** @description The maximum number of requests that the tenant may send at one moment. */
            requests: number;
            /** @description The period in which the number of allowed requests refills completely, at least one millisecond. The period is a duration without leading zeros and zero parts, or `second`, `minute`, `hour` or `day`. Responses contain the period in its shortest form. */
            per: string | number;
        } | null;
        /** @description The limits of a tenant. */
        Limits: {
            /** @description The maximum page size, 200 by default. The default page size is 50, or the maximum page size if the maximum is below 50. */
            pageSize: number;
            /** @description The maximum size of an uploaded file in bytes, 104857600 by default. If the limit of an operation is lower, the limit of the operation applies. */
            uploadBytes: number;
            /** @description The maximum number of requests that the request journal stores, 200 by default. */
            journalEntries: number;
        };
        /** @description The settings of a tenant. */
        TenantSettings: {
            /** @description Whether the feature flag `admin-access-api` is on. */
            adminAccessApi: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles: boolean;
            rateLimit: components["schemas"]["RateLimit"];
            limits: components["schemas"]["Limits"];
        };
        /**
         * @description The role of the caller. The access tokens of an API key contain the role of the API key.
         * @enum {string}
         */
        Role: "super-admin" | "admin" | "user";
        /** @description An API key without its secret value. */
        ApiKey: {
            /** @description The name of the API key. Requests that revoke the API key contain this name. */
            name: string;
            role: components["schemas"]["Role"];
            /** @description The id of the user to whom the access tokens of the API key belong. */
            userId: string;
            /** @description Whether the API key was revoked. */
            revoked: boolean;
        };
        /** @description A tenant with its settings. The response lists API keys by name, without their secret values. */
        Tenant: {
            id: components["schemas"]["TenantId"];
            /**
             * Format: date-time
             * @description The current time on the tenant's clock.
             */
            now: string;
            /**
             * Format: date-time
             * @description The time at which the sandbox deletes the tenant, or null if the tenant does not expire. The time is on the clock of the sandbox's machine.
             */
            expiresAt: string | null;
            settings: components["schemas"]["TenantSettings"];
            /** @description The API keys by name. */
            apiKeys: components["schemas"]["ApiKey"][];
            /** @description The names of the API keys that have the default value. The default value of an API key is the name of the tenant, the name of the API key and `key`, joined by hyphens. A seed can give API keys other values. */
            defaultKeys: string[];
            /** @description The number of rows in each collection of tenant data, for example in the collection `users`. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The new limits of the tenant. Limits that are absent from the body stay unchanged. */
        LimitsUpdate: {
            /** @description The maximum page size, 200 by default. The default page size is 50, or the maximum page size if the maximum is below 50. */
            pageSize?: number;
            /** @description The maximum size of an uploaded file in bytes, 104857600 by default. If the limit of an operation is lower, the limit of the operation applies. */
            uploadBytes?: number;
            /** @description The maximum number of journal entries, 200 by default. */
            journalEntries?: number;
        };
        /** @description The new settings of the tenant. Settings that are absent from the body stay unchanged. */
        TenantUpdate: {
            /** @description Whether the feature flag `admin-access-api` is on. */
            adminAccessApi?: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles?: boolean;
            rateLimit?: components["schemas"]["RateLimit"];
            limits?: components["schemas"]["LimitsUpdate"];
            ttl?: components["schemas"]["TimeToLive"];
        };
        /** @description An access token for the administration interface and the documents interface. */
        TenantToken: {
            /** @description The access token to send in the header `Authorization`. */
            token: string;
            role: components["schemas"]["Role"];
            /** @description The id of the user. */
            userId: string;
            /**
             * Format: date-time
             * @description The time on the tenant's clock at which the access token expires.
             */
            expiresAt: string;
        };
        /** @description The collections of tenant data that the request resets. */
        TenantReset: {
            /** @description The collections to reset. If `collections` is absent, all data of the tenant is reset. If only some collections are reset, the id numbering and the clock continue. References from other collections to removed rows remain unchanged. */
            collections?: ("users" | "departments" | "folders" | "grants" | "roles" | "jobs" | "imports" | "fields" | "provisions" | "documents" | "directory" | "settings" | "apiKeys" | "jobPlans")[];
        };
        /** @description The settings that the tenant gets from the seed. */
        SeedSettings: {
            /** @description Whether the feature flag `admin-access-api` is on. */
            adminAccessApi: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles: boolean;
        };
        /** @description An API key with its user and role. */
        SeedApiKey: {
            /** @description The name of the API key. */
            name: string;
            /** @description The API key in plain text, as clients send it. */
            key: string;
            /** @description The id of the user to whom the API key belongs. */
            user: string;
            role: components["schemas"]["Role"];
        };
        /** @description A role. */
        SeedRole: {
            /** @description The id of the role. */
            id: string;
            /** @description The name of the role, unique among all roles of the tenant. */
            name: string;
            /**
             * @description The type of the role, either custom or system.
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
            /** @description The name of the department, unique among its siblings. The name contains no `//` and is not only white space. */
            name: string & unknown;
            /** @description The child departments. */
            children?: components["schemas"]["SeedDepartment"][];
        };
        /** @description A user. */
        SeedUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The e-mail address of the user, unique among all users of the tenant. */
            email: string;
            /** @description The first name of the user. */
            firstName: string | null;
            /** @description The last name of the user. */
            lastName: string | null;
            /** @description The job title of the user. */
            jobTitle: string | null;
            /** @description The name of the user's role, or null if the user has no role. */
            role: string | null;
            /** @description The paths of the departments that the user belongs to, such as `Operations//Legal`. */
            departments: string[];
            /**
             * Format: date-time
             * @description The time at which the user was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time at which the user last signed in.
             */
            lastLogin: string | null;
            /**
             * Format: date-time
             * @description The time at which the user was marked as deleted. The time is absent for an active user.
             */
            deletedAt?: string;
        };
        /** @description The permission of one user, department or role on a folder. */
        SeedGrant: {
            /** @description The id of the grant. */
            id: string;
            /**
             * @description The permission defines what a user, department or role may do with the folder.
             * @enum {string}
             */
            permission: "view" | "edit" | "manage";
            /** @description The e-mail address of the user who gets the permission. */
            user?: string;
            /** @description The path of the department that gets the permission. */
            department?: string;
            /** @description The name of the role that gets the permission. */
            role?: string;
        };
        /** @description A folder with its permissions and subfolders. */
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
        /** @description A person in the external HR system that manages the roles of the tenant's users. */
        SeedPerson: {
            /** @description The e-mail address of the user whose role the HR system manages. */
            user: string;
            /** @description The personnel number of the user in the HR system. */
            personnelNumber: string;
            /** @description The cost center of the person. */
            costCenter: string;
            /** @description The name of the person's role in the HR system, or null if the person has no role. */
            role: string | null;
        };
        /** @description The definition of a field that documents can have. */
        SeedField: {
            /** @description The name of the field. */
            name: string;
            /** @description The display name of the field. */
            label: string;
            /**
             * @description The type of the field's values.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "date" | "single_select" | "multi_select";
            /** @description The description of the field. */
            helpText: string | null;
            /** @description Whether the field is active. */
            active: boolean;
            /** @description The allowed values of a choice field. */
            allowedValues: string[];
            /** @description The group under which the field is displayed. */
            section: string | null;
        };
        /** @description A finished job that added members to a department. */
        SeedJob: {
            /** @description The id of the job. */
            id: string;
            /** @description The path of the department to which the job added members. */
            department: string;
            /** @description The e-mail addresses of the added users. */
            added: string[];
            /**
             * Format: date-time
             * @description The time at which the job was submitted.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time at which the job ended.
             */
            completedAt: string;
        };
        /** @description A handwritten data set in the format of `fixtures/worlds/aurora.yaml`. The rows of a seed refer to users by e-mail address, to departments by path and to roles by name. A seed with unknown references or duplicate ids or names is refused. */
        SeedWorld: {
            settings: components["schemas"]["SeedSettings"];
            /** @description The API keys of the tenant, each with a user and a role. */
            apiKeys: components["schemas"]["SeedApiKey"][];
            /** @description The roles of the seed. */
            roles: components["schemas"]["SeedRole"][];
            /** @description The departments of the tenant, as a tree. */
            departments: components["schemas"]["SeedDepartment"][];
            /** @description The users, with the paths of their departments and the name of their role. */
            users: components["schemas"]["SeedUser"][];
            /** @description The root folder with its permissions and subfolders. */
            folders: components["schemas"]["SeedFolder"];
            /** @description The persons and roles in the external HR system, if an HR system manages the roles of the tenant's users. */
            directory?: components["schemas"]["SeedPerson"][];
            /** @description The definitions of the fields that documents can have. */
            fields: components["schemas"]["SeedField"][];
            /** @description Jobs that have ended. */
            jobs?: components["schemas"]["SeedJob"][];
        };
        /** @description All rows of a tenant except API keys. Each collection is an array, sorted by id or name. */
        TenantState: {
            /** @description The name of the tenant. */
            tenant: string;
            /**
             * Format: date-time
             * @description The time of the tenant's clock. The sandbox has applied every change of status that is due at this time.
             */
            now: string;
            /** @description All users, including deleted ones, with the attributes of the administration interface except computed names. */
            users: ({
                /** @description The id of the user. */
                id: string;
                /** @description The e-mail address of the user. */
                email: string;
                /** @description The status of the user, which is `active` or `deleted`. */
                status: string;
                /** @description The id of the user's role, or null if the user has no role. */
                roleId: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The departments of the tenant. Path and depth are omitted, because they result from the parent departments. */
            departments: {
                /** @description The id of the department. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The id of the parent department, or null at the top level. */
                parentDepartment: string | null;
            }[];
            /** @description The folders of the tenant, including the root folder. */
            folders: {
                /** @description The id of the folder. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The id of the parent folder, or null for the root folder. */
                parent: string | null;
                /** @description The absolute path of the folder, for example `/Suppliers/2026`. */
                path: string;
            }[];
            /** @description Permissions that are granted directly on a folder. Subfolders inherit the permissions. */
            grants: {
                /** @description The id of the grant. */
                id: string;
                /** @description The id of the folder. */
                folderId: string;
                /** @description The type of the principal, which is `user`, `department` or `role`. */
                principalType: string;
                /** @description The id of the principal. */
                principalId: string;
                /** @description The permission on the folder, which is `view`, `edit` or `manage`. */
                permission: string;
            }[];
            /** @description The roles of the tenant, including system roles. */
            roles: {
                /** @description The id of the role. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The type of the role, which is `custom` or `system`. */
                type: string;
                /** @description The description of the role, or null if the role has no description. */
                description: string | null;
            }[];
            /** @description The jobs with the attributes of the administration interface, their submitted data (`payload`) and their job plan. */
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
            /** @description The import processes. Each import process has the attributes of the administration interface and its job plan. */
            imports: ({
                /** @description The id of the import process. */
                id: string;
                /** @description The status of the import process. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The definitions of the fields that documents can have. */
            fields: ({
                /** @description The name of the field. */
                name: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The provisions, each with the id and the status of its provision record. */
            provisions: ({
                /** @description The name of the provision. */
                name: string;
                /** @description The id of the provision record, or null if no provision record exists. */
                recordId: string | null;
                /** @description The status of the provision record, or null if no provision record exists. */
                status: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The document records with the attributes of the documents interface, the SHA-256 of the file (`hash`) and the job plan. */
            documents: ({
                /** @description The id of the document record. */
                documentId: string;
                /** @description The processing status of the document record. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The persons in the external HR system that manages the roles of the tenant's users. */
            directory: {
                /** @description The id of the user. */
                userId: string;
                /** @description The personnel number of the user in the HR system. */
                personnelNumber: string;
                /** @description The cost center of the person. */
                costCenter: string;
                /** @description The id of the person's role in the external HR system, or null if the person has no role there. */
                roleId: string | null;
            }[];
        };
        /**
         * @description The name of a collection of tenant data, such as `users` or `documents`.
         * @enum {string}
         */
        RowCollection: "users" | "departments" | "folders" | "grants" | "roles" | "jobs" | "imports" | "fields" | "provisions" | "documents" | "directory";
        /** @description One page of the rows of a collection. */
        TenantRows: {
            collection: components["schemas"]["RowCollection"];
            /** @description The total number of rows that match the search and the filter, on all pages together. */
            total: number;
            /** @description The number of the returned page, counted from 1. */
            page: number;
            /** @description The maximum number of rows on a page. */
            pageSize: number;
            /** @description The rows. Each row has stored properties and computed properties, such as the path of a department. */
            rows: {
                [key: string]: unknown;
            }[];
        };
        /** @description The text of a document. */
        DocumentText: {
            /** @description The id of the document record. */
            documentId: string;
            /** @description The text of the file. The value is empty if the sandbox could not read any text. */
            text: string;
        };
        /** @description The clock of a tenant. */
        Clock: {
            /**
             * Format: date-time
             * @description The current time on the tenant's clock.
             */
            now: string;
            /** @description Whether the clock is frozen. */
            frozen: boolean;
        };
        /** @description The time to which the tenant's clock is set. */
        ClockSet: {
            /**
             * Format: date-time
             * @description The new time on the tenant's clock. The new time must not be before the current time or after the year 9899.
             */
            now: string;
        };
        /** @description The clock of a tenant after it was set or advanced, and the transitions that were applied because of the new time. */
        MovedClock: {
            /**
             * Format: date-time
             * @description The current time on the tenant's clock.
             */
            now: string;
            /** @description Whether the clock is frozen. */
            frozen: boolean;
            /** @description The applied transitions, in the order in which they became due. The list includes transitions that concurrent requests applied. The list does not include transitions that another sandbox process on the same store applied. */
            transitions: components["schemas"]["Transition"][];
        };
        /**
         * @description A duration is a whole number with a unit (`150ms`, `5s`, `10m`, `10 minutes`, `2h`, `30d`), an ISO 8601 duration of days and smaller units (`PT10M`, `P30D`), or a number of milliseconds. The number of a duration has at most 12 digits with the unit `ms` (31 years), 9 with `s` (31 years), 7 with `m` (19 years), 5 with `h` (11 years) and 4 with `d` (27 years). In ISO 8601 durations the number has at most 4 digits with `D` and `H`, 5 with `M` and 7 with `S`, so that an ISO 8601 duration is at most 29 years. The longest duration is 999999999999 ms. A duration has no years, months or weeks.
         * @example 10m
         * @example PT10M
         * @example 600000
         */
        Duration: string | number;
        /** @description The duration by which the tenant's clock advances. */
        ClockAdvance: {
            by: components["schemas"]["Duration"];
        };
        /**
         * @description A kind of asynchronous work, such as a job that changes members or an import of users.
         * @enum {string}
         */
        JobPlanKind: "access" | "members" | "department delete" | "role-assignments" | "user-import" | "user-import-summary" | "document" | "provision";
        /**
         * @description The mode of a job plan determines when a job ends. With the mode `immediate` a job ends before the next request. With the mode `after` a job ends after a duration. With the mode `polls` a job ends after a number of reads. With the mode `manual` the status of a job changes only when a request to the control plane changes the status.
         * @enum {string}
         */
        PlanMode: "immediate" | "after" | "polls" | "manual";
        /**
         * @description How the asynchronous work ends. With the outcome `succeed` a job runs, but can still fail, for example if one of its users is unknown. With the outcome `fail` a job ends as failed without applying anything.
         * @enum {string}
         */
        Outcome: "succeed" | "fail";
        /** @description The job plan, which defines when and how one kind of asynchronous work ends. */
        JobPlan: {
            kind: components["schemas"]["JobPlanKind"];
            mode: components["schemas"]["PlanMode"];
            /** @description How long the asynchronous work takes if `mode` is `after`. With any other `mode`, the value is null. */
            after: string | null;
            /** @description The number of reads after which the asynchronous work ends if `mode` is `polls`. With any other `mode`, the value is null. */
            polls: number | null;
            outcome: components["schemas"]["Outcome"];
            /** @description The error code with which asynchronous work fails, or null for the default error code. */
            code: string | null;
        };
        /** @description All job plans of a tenant, one for each kind of asynchronous work. */
        JobPlanList: {
            /** @description One job plan for each kind of asynchronous work. For a kind without its own job plan, the list contains the default job plan. */
            jobPlans: components["schemas"]["JobPlan"][];
        };
        /** @description The error code of asynchronous work that fails. The default error code is `JOB FAILED`. */
        ErrorCode: string;
        /** @description The job plan, which defines when and how one kind of asynchronous work ends. */
        JobPlanSet: {
            mode: components["schemas"]["PlanMode"];
            /** @description The time from the submission of the asynchronous work to its end, by default `150ms`. The member `after` is allowed only if `mode` is `after`. Asynchronous work with an intermediate status, such as `running`, gets the intermediate status after half the time. */
            after?: components["schemas"]["Duration"];
            /** @description The number of reads until the asynchronous work ends, 1 by default. The member `polls` is allowed only if `mode` is `polls`. The first read starts the asynchronous work. */
            polls?: number;
            /** @description The planned outcome of the asynchronous work, by default `succeed`. */
            outcome?: components["schemas"]["Outcome"];
            /** @description The error code of the failed job, import or document. The error code is allowed only if `outcome` is `fail`. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description The object that asynchronous work is about. */
        WorkSubject: {
            /**
             * @description The collection of tenant data that contains the object.
             * @enum {string}
             */
            collection: "users" | "departments" | "folders" | "documents" | "provisions" | "imports";
            /** @description The id of the object, or the name of a provision. */
            id: string;
            /** @description The name or the path of the object, or null if the object no longer exists. */
            name: string | null;
        };
        /** @description The state of a job, of a user import, of the processing of a document, or of the search for a provision. */
        Work: {
            machine: components["schemas"]["MachineName"];
            /** @description The id of the job, import process, document record or provision record. */
            id: string;
            kind: components["schemas"]["JobPlanKind"];
            /** @description The name of the document, of the contract clause or of the imported file. For a job, what it changes. */
            name: string | null;
            subject: components["schemas"]["WorkSubject"];
            /** @description The current status of the asynchronous work. */
            status: string;
            /** @description Whether the job plan will still change the status of the asynchronous work. */
            isPending: boolean;
            plan: components["schemas"]["JobPlan"];
            /** @description The number of reads of the job, import, document or provision record while it ran, if its job plan counts reads. */
            polls: number;
            /**
             * Format: date-time
             * @description The time at which the sandbox accepted the request that started the asynchronous work.
             */
            submittedAt: string;
            /** @description The initial status and the past transitions, oldest first. The list omits transitions whose time is unknown. */
            transitions: {
                /** @description The initial status, or the status after a transition. */
                status: string;
                /**
                 * Format: date-time
                 * @description The time on the tenant's clock, or null if the time is unknown because an older version of the sandbox or a seed created the asynchronous work.
                 */
                at: string | null;
            }[];
            /** @description The due times of the pending transitions. The list is empty if reads or control-plane requests cause the next transition. */
            due: string[];
            /** @description The reason why the asynchronous work failed, or null if the work did not fail. */
            failure: string | null;
        };
        /** @description Asynchronous work of a tenant, such as a job or an import. */
        WorkList: {
            /**
             * Format: date-time
             * @description The current time on the tenant's clock.
             */
            now: string;
            /**
             * Format: date-time
             * @description The time of the tenant's next planned status change, or null if no status change has a planned time.
             */
            nextDue: string | null;
            /** @description The jobs, imports, documents and provision records that match the filters, the most recently submitted first. */
            work: components["schemas"]["Work"][];
        };
        /** @description The outcome of the asynchronous work. If the request has no `outcome`, the job plan decides the outcome. */
        Advance: {
            outcome?: components["schemas"]["Outcome"];
            /** @description The error code of the failed job, import or document. The error code is allowed only if `outcome` is `fail`. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description A job, import process, document record or provision record whose status the request changed. */
        Advanced: {
            /** @description The id of the job, import process, document record or provision record whose status changed. */
            id: string;
            /** @description The new status of the job, import process, document record or provision record. */
            status: string;
            /**
             * Format: date-time
             * @description The time of the status change, according to the tenant's clock.
             */
            at: string;
        };
        /** @description An active fault of a tenant. */
        Fault: {
            /** @description The id of the fault. Send this id to remove the fault from the tenant. */
            id: string;
            /** @description The name of the fault, such as `unavailable`. */
            name: string;
            kind: components["schemas"]["FaultKind"];
            /** @description The requirement that a contract fault breaks, or null for a transport fault. */
            requirement: string | null;
            /** @description The only operation that the fault affects, or null if the fault affects every operation that it can affect. */
            operation: string | null;
            /** @description The share of requests that the fault affects, such as 0.5 for half of the requests. */
            share: number;
            /** @description The random seed of the fault. The seed determines the affected requests and the random delays. */
            seed: number;
            /** @description The number of requests that still pass before the fault applies. */
            skip: number;
            /** @description The number of requests to which the fault still applies, or null for no limit. */
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
        /** @description The operations that each fault can affect. */
        FaultOperations: unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown;
        /**
         * @description A duration of at most ten minutes, because the caller waits in real time. The duration is a whole number with a unit (`150ms`, `5s`, `10m`, `10 minutes`), an ISO 8601 duration of minutes and seconds (`PT5S`), or a number of milliseconds.
         * @example 150ms
         * @example PT5S
         * @example 5000
         */
        FaultDuration: string | number;
        /** @description A fault with its conditions and, for a transport fault, its parameters. An absent parameter of a fault has the default value that `GET /_sandbox/faults` lists. A request with a parameter that the fault does not have is refused. */
        FaultCreate: {
            /** @description The name of a transport fault or of a contract fault. */
            name: string;
            /** @description The operationId of the only operation that the fault affects. By default the fault affects all operations that it can affect. */
            operation?: string;
            /** @description The share of requests that the fault affects, 1 by default. The member `seed` determines which requests the fault affects. */
            share?: number;
            /** @description The maximum number of requests to which the fault applies. By default there is no maximum. */
            times?: number;
            /** @description The number of requests that pass before the fault applies, 0 by default. Only requests of the operations that the fault can affect count. With `skip` 2 and `times` 2, the fault can affect the requests 3 and 4. */
            skip?: number;
            /** @description The random seed of the fault. The seed determines the affected requests and the random delays. By default, the seed is the number in the id of the fault. */
            seed?: number;
            /** @description The HTTP status that the sandbox returns with the fault `status`. */
            status?: number;
            /** @description The error code in the response body if the sandbox applies the fault `status`. */
            code?: string;
            /**
             * @description How the fault `delay` chooses the length of each delay.
             * @enum {string}
             */
            distribution?: "fixed" | "uniform" | "log-normal";
            /** @description The delay of a response. The value is allowed only if `distribution` is `fixed`. */
            for?: components["schemas"]["FaultDuration"];
            /** @description The minimum delay of a response. The value is allowed only if `distribution` is `uniform`. */
            from?: components["schemas"]["FaultDuration"];
            /** @description The maximum delay of a response. The value is allowed only if `distribution` is `uniform`. */
            to?: components["schemas"]["FaultDuration"];
            /** @description The median delay of a response. The value is allowed only if `distribution` is `log-normal`. */
            median?: components["schemas"]["FaultDuration"];
            /** @description The standard deviation of the logarithm of the delay. With a higher value, the delays differ more from the median. The value is allowed only if `distribution` is `log-normal`. */
            sigma?: number;
            /** @description How long the sandbox takes to send the body if the fault `dribble` is active. */
            over?: components["schemas"]["FaultDuration"];
            /** @description The number of pieces into which the fault `dribble` divides the body. */
            pieces?: number;
            /** @description The number of seconds in `Retry-After` for the faults `too-many-requests` and `unavailable`. */
            retryAfter?: number;
            /** @description The share of the response body that the sandbox sends with the fault `truncated`, such as 0.5 for half of the body. */
            keep?: number;
            /** @description How many repetitions of the affected request the faults `reset`, `empty` and `garbage` also affect, without being counted for `times`. A repetition has the same method, URL and body and follows as the next request that the fault can affect. Many HTTP libraries repeat a request on their own if a reused connection ends without a response. */
            repeats?: number;
        };
        /** @description The name of a snapshot, unique within the tenant: lower-case letters, digits and single hyphens between them, at most 63 characters. */
        SnapshotName: string;
        /** @description A saved state of a tenant. */
        Snapshot: {
            name: components["schemas"]["SnapshotName"];
            /**
             * Format: date-time
             * @description The time on the tenant's clock at which the snapshot was taken.
             */
            takenAt: string;
            /** @description The number of rows in each collection of tenant data, for example in the collection `users`. */
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
        /** @description A snapshot archive has JSON lines in UTF-8. The first line of an archive has the format version, the kit version, the tenant, the time and the numbers of rows. The next lines of an archive contain the rows of each collection, and each file with its SHA-256 and its bytes in base64. The last line of an archive contains the SHA-256 of all earlier lines. A handwritten archive can omit the last line. */
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
        /** @description The sandbox has no control key, and the caller is not on the machine of the sandbox. */
        ForeignCaller: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox requires the control key, and the request does not contain the control key. */
        ControlKeyMissing: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The control key is wrong, or the sandbox has no control key and the caller is not on the machine of the sandbox. */
        ControlKeyWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter or the URL is invalid. The error's detail contains the expected values. */
        BadFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The URL is invalid, a query parameter is unknown or repeated, or the request body has properties although the operation takes no body. An empty object is accepted. */
        BadParametersOrBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the URL is invalid, so the request changed nothing. The error's detail describes every violation. */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant does not exist, or the tenant has no snapshot with the name in the URL. The error's detail contains the tenant's snapshots. */
        SnapshotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is too large. The sandbox stopped reading the body and changed nothing. */
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
        /** @description The sandbox has no tenant with the requested name. The error's detail contains all tenant names. */
        TenantNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant does not exist, or the tenant has no API key with the name in the URL. The error's detail contains the names of the tenant's API keys. */
        ApiKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An API key in the snapshot or in the initial data now belongs to another tenant. The request changed nothing. */
        ApiKeyTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seed or the URL is invalid. The error's detail names every error in the seed with its line. The tenant is unchanged. */
        BadSeed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seed is too large. The sandbox stopped reading the seed and changed nothing. */
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
        /** @description The collection is missing, a query parameter is invalid, or the URL is invalid. The error's detail contains the expected values. */
        BadRowFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is invalid, or the clock would move backwards. The tenant's clock is unchanged. */
        ClockRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or the URL is invalid. For example, `after`, `polls` or `code` does not fit the mode or the outcome. The request changed nothing. */
        BadPlan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant does not exist, or the kind of asynchronous work is unknown. The error's detail contains the known kinds. */
        JobPlanKindNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No change of status is pending, because the asynchronous work has ended or waits for a request from a client. */
        NothingToAdvance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is invalid. For example, the body names an unknown fault, an operation that the contract fault cannot affect, or a parameter that the fault does not have. The request changed nothing. */
        BadFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tenant does not exist, or the tenant has no active fault with the id in the URL. The error's detail contains the ids of the active faults. */
        FaultNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The archive is invalid, incomplete or has an unsupported format version, or the URL is invalid. The error's detail names the invalid line of the archive. Nothing was stored. */
        BadArchive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The archive is larger than the control plane allows. The sandbox stopped reading the archive and stored nothing. */
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
         * @description Limits the response to journal entries of requests to the given operation.
         * @example listUsers
         */
        JournalOperation: string;
        /**
         * @description Limits the response to journal entries with the given HTTP status, such as `404`, or class of statuses, such as `4xx`.
         * @example 4xx
         */
        JournalStatus: string;
        /**
         * @description The response contains only requests that arrived at or after the given time on the clock of the sandbox's machine.
         * @example 2026-01-15T09:00:00Z
         */
        JournalSince: string;
        /**
         * @description The response contains only requests that arrived at or before the given time on the clock of the sandbox's machine.
         * @example 2026-01-15T10:00:00Z
         */
        JournalUntil: string;
        /**
         * @description Limits the response to journal entries whose number is higher than the given number.
         * @example 17
         */
        JournalAfter: number;
        /**
         * @description Limits the response to journal entries whose number is lower than the given number.
         * @example 17
         */
        JournalBefore: number;
        /**
         * @description Limits the response to journal entries that contain the given text, ignoring case. The sandbox searches method, path, operation, headers and bodies. The searched texts contain `***` in place of secrets.
         * @example Treasury
         */
        JournalText: string;
        /**
         * @description Limits the response to requests into which the sandbox injected the given fault. The value `any` selects requests with any fault.
         * @example unavailable
         */
        JournalFault: string | "any" | components["schemas"]["FaultName"];
        /**
         * @description The value `kept` selects journal entries whose request and response match the contract. The value `broken` selects journal entries in which the request or the response violates the contract.
         * @example broken
         */
        JournalVerdict: "kept" | "broken";
        /**
         * @description The maximum number of journal entries in the response. The newest journal entries are returned.
         * @example 20
         */
        JournalLimit: number;
        /**
         * @description The name of the tenant.
         * @example aurora
         */
        Tenant: string;
        /**
         * @description The name of the API key. The name `superAdmin`, which the response to the creation of a tenant uses, also selects the API key `super-admin`.
         * @example admin
         */
        ApiKeyName: string;
        /**
         * @description Limits the response to requests that submitted or read the given asynchronous work. The response also contains each request before which the sandbox applied a status change of the work. The value is the name of the state machine and the id, separated by a slash, for example `job/7`.
         * @example job/1
         */
        JournalWork: string;
        /**
         * @description The name of the collection whose rows are returned, for example `users`.
         * @example users
         */
        RowCollection: components["schemas"]["RowCollection"];
        /**
         * @description Limits the response to rows that contain each given word, ignoring case. Spaces separate the words. Each word also matches a part of a longer word.
         * @example ines moreau
         */
        RowSearch: string;
        /**
         * @description The name of the property that the sandbox compares with the parameter `value`. The response contains only rows that have the property. Without the parameter `value`, the response contains all rows that have the property.
         * @example departments
         */
        RowField: "id" | "name" | "status" | "kind" | "type" | "roleId" | "departments" | "parentDepartment" | "parent" | "path" | "folderId" | "principal" | "permission" | "active" | "docId" | "docSetId" | "documentId" | "recordId" | "userId";
        /**
         * @description Limits the response to rows with the given value. The parameter `field` names the property that must have the value. Without the parameter `field`, any property may have the value. If the property is a list, the list must contain the value. An empty value selects rows in which the property is null. A principal is written as its type and id, such as `user/7`.
         * @example 12
         */
        RowValue: string;
        /**
         * @description The property by which the rows are sorted, with a leading hyphen for descending order. Without the parameter `sort` the rows are ordered by id or name.
         * @example -createdAt
         */
        RowSort: string;
        /**
         * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
         * @example 2
         */
        RowPage: number;
        /**
         * @description The maximum number of rows on a page.
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
         * @description Limits the response to one kind of asynchronous work, such as jobs or imports.
         * @example job
         */
        WorkMachine: components["schemas"]["MachineName"];
        /**
         * @description The value `true` selects asynchronous work whose status the job plan will still change. The value `false` selects all other asynchronous work, for example finished work and imports that await acknowledgement.
         * @example true
         */
        WorkPending: boolean;
        /**
         * @description Limits the response to asynchronous work about one object, for example the jobs that change or delete a department. The value is the collection and the id of the object.
         * @example departments/24
         */
        WorkSubject: string;
        /**
         * @description The maximum number of jobs, imports, documents and provision records in the response. The most recently submitted objects are returned.
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
         * @description The authentication scheme of the control plane. Send the control key in the header X-Control-Key.
         * @example ControlKey
         */
        WwwAuthenticate: "ControlKey";
        /**
         * @description The URL path of the created object.
         * @example /_sandbox/tenants/trial
         */
        Location: string;
        /**
         * @description The header `Content-Disposition` contains `attachment` and the file name for the download.
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
            /** @description All faults that a request can add to a tenant. For each contract fault, the response names the violated requirement. */
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
            /** @description The sandbox is not ready. The error's detail gives the reason. */
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
            /** @description The metrics of the sandbox process. */
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
                 * @description Limits the response to journal entries of requests to the given operation.
                 * @example listUsers
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Limits the response to journal entries with the given HTTP status, such as `404`, or class of statuses, such as `4xx`.
                 * @example 4xx
                 */
                status?: components["parameters"]["JournalStatus"];
                /**
                 * @description The response contains only requests that arrived at or after the given time on the clock of the sandbox's machine.
                 * @example 2026-01-15T09:00:00Z
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description The response contains only requests that arrived at or before the given time on the clock of the sandbox's machine.
                 * @example 2026-01-15T10:00:00Z
                 */
                until?: components["parameters"]["JournalUntil"];
                /**
                 * @description Limits the response to journal entries whose number is higher than the given number.
                 * @example 17
                 */
                after?: components["parameters"]["JournalAfter"];
                /**
                 * @description Limits the response to journal entries whose number is lower than the given number.
                 * @example 17
                 */
                before?: components["parameters"]["JournalBefore"];
                /**
                 * @description Limits the response to journal entries that contain the given text, ignoring case. The sandbox searches method, path, operation, headers and bodies. The searched texts contain `***` in place of secrets.
                 * @example Treasury
                 */
                text?: components["parameters"]["JournalText"];
                /**
                 * @description Limits the response to requests into which the sandbox injected the given fault. The value `any` selects requests with any fault.
                 * @example unavailable
                 */
                fault?: components["parameters"]["JournalFault"];
                /**
                 * @description The value `kept` selects journal entries whose request and response match the contract. The value `broken` selects journal entries in which the request or the response violates the contract.
                 * @example broken
                 */
                verdict?: components["parameters"]["JournalVerdict"];
                /**
                 * @description The maximum number of journal entries in the response. The newest journal entries are returned.
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
            /** @description The request journal of the sandbox. */
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
            /** @description The request journal of the sandbox is empty now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
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
            /** @description All tenants of the sandbox. */
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
            /** @description The request created the tenant. Only this response contains the tenant's API keys. */
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
            /** @description The tenant with its settings. */
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
            400: components["responses"]["BadParametersOrBody"];
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
            /** @description The tenant after the change of its settings. */
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
                 * @description The name of the API key. The name `superAdmin`, which the response to the creation of a tenant uses, also selects the API key `super-admin`.
                 * @example admin
                 */
                name: components["parameters"]["ApiKeyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API key was revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
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
                 * @description The name of the API key. The name `superAdmin`, which the response to the creation of a tenant uses, also selects the API key `super-admin`.
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
            400: components["responses"]["BadParametersOrBody"];
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
        /** @description The collections of tenant data that the request resets. Without a body, the request resets all data of the tenant. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TenantReset"];
            };
        };
        responses: {
            /** @description The sandbox has restored the initial data. If the request lists collections, the sandbox has restored only the listed collections. */
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
            /** @description The tenant now has exactly the data of the seed. */
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
            /** @description The seed contains an API key of another tenant. The request changed nothing. */
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
                 * @description Limits the response to journal entries of requests to the given operation.
                 * @example listUsers
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Limits the response to journal entries with the given HTTP status, such as `404`, or class of statuses, such as `4xx`.
                 * @example 4xx
                 */
                status?: components["parameters"]["JournalStatus"];
                /**
                 * @description The response contains only requests that arrived at or after the given time on the clock of the sandbox's machine.
                 * @example 2026-01-15T09:00:00Z
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description The response contains only requests that arrived at or before the given time on the clock of the sandbox's machine.
                 * @example 2026-01-15T10:00:00Z
                 */
                until?: components["parameters"]["JournalUntil"];
                /**
                 * @description Limits the response to journal entries whose number is higher than the given number.
                 * @example 17
                 */
                after?: components["parameters"]["JournalAfter"];
                /**
                 * @description Limits the response to journal entries whose number is lower than the given number.
                 * @example 17
                 */
                before?: components["parameters"]["JournalBefore"];
                /**
                 * @description Limits the response to journal entries that contain the given text, ignoring case. The sandbox searches method, path, operation, headers and bodies. The searched texts contain `***` in place of secrets.
                 * @example Treasury
                 */
                text?: components["parameters"]["JournalText"];
                /**
                 * @description Limits the response to requests into which the sandbox injected the given fault. The value `any` selects requests with any fault.
                 * @example unavailable
                 */
                fault?: components["parameters"]["JournalFault"];
                /**
                 * @description Limits the response to requests that submitted or read the given asynchronous work. The response also contains each request before which the sandbox applied a status change of the work. The value is the name of the state machine and the id, separated by a slash, for example `job/7`.
                 * @example job/1
                 */
                work?: components["parameters"]["JournalWork"];
                /**
                 * @description The value `kept` selects journal entries whose request and response match the contract. The value `broken` selects journal entries in which the request or the response violates the contract.
                 * @example broken
                 */
                verdict?: components["parameters"]["JournalVerdict"];
                /**
                 * @description The maximum number of journal entries in the response. The newest journal entries are returned.
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
            /** @description The request journal of the tenant. */
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
            /** @description The request journal of the tenant is empty now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
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
            /** @description A stream of server-sent events. */
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
            /** @description All data of the tenant, with one array for each collection, such as users or documents. */
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
                 * @description The name of the collection whose rows are returned, for example `users`.
                 * @example users
                 */
                collection: components["parameters"]["RowCollection"];
                /**
                 * @description Limits the response to rows that contain each given word, ignoring case. Spaces separate the words. Each word also matches a part of a longer word.
                 * @example ines moreau
                 */
                search?: components["parameters"]["RowSearch"];
                /**
                 * @description The name of the property that the sandbox compares with the parameter `value`. The response contains only rows that have the property. Without the parameter `value`, the response contains all rows that have the property.
                 * @example departments
                 */
                field?: components["parameters"]["RowField"];
                /**
                 * @description Limits the response to rows with the given value. The parameter `field` names the property that must have the value. Without the parameter `field`, any property may have the value. If the property is a list, the list must contain the value. An empty value selects rows in which the property is null. A principal is written as its type and id, such as `user/7`.
                 * @example 12
                 */
                value?: components["parameters"]["RowValue"];
                /**
                 * @description The property by which the rows are sorted, with a leading hyphen for descending order. Without the parameter `sort` the rows are ordered by id or name.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["RowSort"];
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                page?: components["parameters"]["RowPage"];
                /**
                 * @description The maximum number of rows on a page.
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
            /** @description One page of the rows that match the search and the filter. */
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
            /** @description The tenant does not exist, or the tenant has no document record with the id in the URL. */
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
            /** @description The current state of the tenant's clock. */
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
            /** @description The tenant's clock, which stands still. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
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
            /** @description The tenant's clock, which moves again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
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
        /** @description The new time of the tenant's clock. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSet"];
            };
        };
        responses: {
            /** @description The tenant's clock with its new time, and the transitions that became due. */
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
        /** @description The duration by which to advance the tenant's clock. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The tenant's clock after the advance, and the transitions that became due. */
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
            /** @description The job plans of the tenant. */
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
        /** @description The new job plan, which replaces the earlier job plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPlanSet"];
            };
        };
        responses: {
            /** @description The active job plan. */
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
            /** @description The default job plan is active again for the kind of asynchronous work that the URL names. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["JobPlanKindNotFound"];
        };
    };
    listTenantWork: {
        parameters: {
            query?: {
                /**
                 * @description Limits the response to one kind of asynchronous work, such as jobs or imports.
                 * @example job
                 */
                machine?: components["parameters"]["WorkMachine"];
                /**
                 * @description The value `true` selects asynchronous work whose status the job plan will still change. The value `false` selects all other asynchronous work, for example finished work and imports that await acknowledgement.
                 * @example true
                 */
                pending?: components["parameters"]["WorkPending"];
                /**
                 * @description Limits the response to asynchronous work about one object, for example the jobs that change or delete a department. The value is the collection and the id of the object.
                 * @example departments/24
                 */
                subject?: components["parameters"]["WorkSubject"];
                /**
                 * @description The maximum number of jobs, imports, documents and provision records in the response. The most recently submitted objects are returned.
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
            /** @description The asynchronous work that matches the filters. */
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
        /** @description The outcome of the advanced job, import, document or provision record. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The sandbox applied the next status change to the job. */
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
            /** @description The tenant does not exist, or the tenant has no job with the id in the URL. */
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
        /** @description The outcome of the advanced job, import, document or provision record. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The sandbox applied the next status change to the import process. */
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
            /** @description The tenant does not exist, or the tenant has no import process with the id in the URL. */
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
        /** @description The outcome of the advanced job, import, document or provision record. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The sandbox applied the next status change to the document record. */
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
            /** @description The tenant does not exist, or the tenant has no document record with the id in the URL. */
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
        /** @description The outcome of the advanced job, import, document or provision record. Without a body the job plan decides the outcome. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The sandbox applied the next status change to the provision record. */
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
            /** @description The tenant does not exist, or the tenant has no provision record with the id in the URL. */
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
            /** @description The active faults of the tenant. */
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
            /** @description The tenant has no active faults now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
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
            400: components["responses"]["BadParametersOrBody"];
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
            /** @description The snapshots of the tenant. */
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
            /** @description The tenant already has a snapshot with the requested name. Nothing was created. */
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
            400: components["responses"]["BadParametersOrBody"];
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
            /** @description The archive of the snapshot. The sandbox sends each part of the archive as soon as the part is generated. */
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
        /** @description The archive of the snapshot, up to 1 GiB. */
        requestBody: {
            content: {
                "application/x-ndjson": components["schemas"]["Archive"];
            };
        };
        responses: {
            /** @description The uploaded archive replaced the snapshot with the name in the URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description The sandbox stored the uploaded archive as a snapshot. */
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
            /** @description The tenant now has the state of the snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSummary"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            404: components["responses"]["SnapshotNotFound"];
            409: components["responses"]["ApiKeyTaken"];
        };
    };
}
