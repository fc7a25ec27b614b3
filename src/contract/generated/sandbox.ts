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
         * @description Answers as soon as the sandbox takes requests.
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
         * List the faults that there are
         * @description Transport faults harden a client against what goes wrong on the way. Contract faults each break one requirement of
         *     the register in a small way: they prove that a judge notices.
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
         * Read whether the sandbox is ready
         * @description Whether requests would be served now, which needs what the sandbox keeps its tenants in. No key is asked.
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
         * @description The text format of Prometheus: requests and their latency by operation and status, jobs by state, tenants, what
         *     journals keep and dropped, and what the process uses.
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
         * Read the journal of the sandbox itself
         * @description The requests that belong to no tenant, such as those with an unknown key, and those that changed something through the
         *     control plane; the last 500 of them.
         */
        get: operations["readOwnJournal"];
        put?: never;
        post?: never;
        /**
         * Empty the journal of the sandbox itself
         * @description Forgets what the journal keeps and what it counted as dropped; its numbers go on.
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
         * @description Every tenant with its time and the number of its rows.
         */
        get: operations["listTenants"];
        put?: never;
        /**
         * Create a tenant
         * @description Without `from` the tenant has one user for each API key, the root folder, the feature `admin-access-api` on and
         *     nothing else. With `from` it begins as a copy of another tenant as that one stands now, or stood in a `snapshot`: rows,
         *     numbering, settings and clock. Either way it has API keys of its own, and what one tenant changes the other does not see. A reset goes back
         *     to this beginning.
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
         * @description The tenant's time, its settings, the names of its API keys and the number of its rows.
         */
        get: operations["readTenant"];
        put?: never;
        post?: never;
        /**
         * Delete a tenant
         * @description Removes the tenant with all that it holds. Its API keys are unknown from then on and its tokens end. The tokens are not
         *     good for a later tenant of the same name either.
         */
        delete: operations["deleteTenant"];
        options?: never;
        head?: never;
        /**
         * Change the settings of a tenant
         * @description Sets the feature flag, whether roles are HR-managed, the rate limit, the bounds of pages, uploads and the journal, and
         *     how long the tenant lives; what is absent stays as it is. It holds from the next request on. A new rate limit begins
         *     with its whole allowance.
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
         * @description The key gets no more tokens, and the tokens that it got end at once: they are answered 401. Revoking it again changes
         *     nothing. A reset brings the key back, but not the tokens that it got before.
         */
        delete: operations["revokeApiKey"];
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
         * @description Puts the tenant back to the world that it started with, rows, numbering and clock, or only the collections that the
         *     body names. What was still to come of jobs, imports, documents and provisions goes with them. A token stays valid until it
         *     expires by the tenant's clock, if the tenant has its API key before and after the reset. The answer comes when it is done.
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
         * @description Puts a tenant to a world as a person writes it, in the shape of `fixtures/worlds/*.yaml`, whole or not at all. A reset
         *     goes back to it from now on. API keys are those of the seed; documents are uploaded, not seeded.
         *     A token stays valid if the seed has an API key with the name, user and role of the one that it was issued for.
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
         * @description What the tenant was asked and what it answered, the newest first. The journal holds as many requests as the settings of
         *     the tenant say, and as much of them as fits into 4 MiB. The contract judges an exchange when it is read.
         */
        get: operations["readJournal"];
        put?: never;
        post?: never;
        /**
         * Empty the journal of a tenant
         * @description Forgets what the journal keeps and what it counted as dropped; its numbers go on.
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
         * @description Server-sent events until the caller goes, the tenant is deleted or the sandbox stops: `request` with an entry of the
         *     journal, `transition` with what came due and was done. Of a reader that is too slow for them, 4 MiB wait; what would be
         *     more is left out, and `dropped` tells by `events` how many. While somebody watches, the tenant's work goes on by itself;
         *     else it waits for the next request. A comment comes every 15 seconds.
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
         * Read all that a tenant holds
         * @description The rows of the tenant as they are by its time: whatever was due is done first. Reading changes nothing else, and no
         *     plan of polls counts it.
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
    "/_sandbox/tenants/{tenant}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock of a tenant
         * @description The tenant's time, and whether it stands still. By default it is the time of the machine that the sandbox runs on.
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
         * Stop the clock of a tenant
         * @description The tenant's time stands still from now on; a clock that stands still stays as it is. It can still be set and advanced.
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
         * Let the clock of a tenant run
         * @description The tenant's time goes on from where it stands, as fast as the machine's; a clock that runs stays as it is.
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
         * @description Moves the clock to a time and makes every transition that comes due on the way. A frozen clock stays frozen, a
         *     running one runs on. Time does not go backwards: reset the tenant, or restore a snapshot, to begin anew.
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
         * @description Moves the clock by a length of time and makes every transition that comes due on the way. A frozen clock stays
         *     frozen, a running one runs on.
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
         * Read the plans of a tenant
         * @description One plan for each kind of work, the default one where none was set.
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
         * Plan the course of a kind of work
         * @description Holds for what is submitted from now on; what is under way keeps the plan that it began with. A reset brings back the
         *     default, which is to succeed 150 ms after the submission.
         */
        put: operations["setJobPlan"];
        post?: never;
        /**
         * Go back to the default plan
         * @description What is submitted from now on succeeds after 150 ms. Where no plan was set nothing changes.
         */
        delete: operations["clearJobPlan"];
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
         * Take a job a step further
         * @description Makes the next transition at once, whatever the plan says of when. An outcome holds for this job from now on,
         *     until it has ended. A queued job starts, a running one ends.
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
         * Take an import process a step further
         * @description Makes the next transition at once, whatever the plan says of when. An outcome holds for this import process from now on,
         *     until it has ended. A pending one starts, one at work ends; one that awaits its acknowledgement is left to its caller.
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
         * Take a document record a step further
         * @description Makes the next transition at once, whatever the plan says of when. An outcome holds for this document record from now on,
         *     until it has ended. Its processing ends; a file that cannot be read ends as failed whatever the outcome.
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
         * Take a provision record a step further
         * @description Makes the next transition at once, whatever the plan says of when. An outcome holds for this provision record from now on,
         *     until it has ended. The search for the provision ends. Its record carries no code.
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
         * List the faults of a tenant
         * @description The faults that its requests meet, with how often each of them will still act.
         */
        get: operations["listTenantFaults"];
        put?: never;
        /**
         * Give a tenant a fault
         * @description From now on requests of the tenant meet it, once their tenant is known and before anything else of them is judged. It
         *     belongs to the tenant's world: copies and snapshots have it too, and a reset takes it away. The control plane meets
         *     no fault.
         */
        post: operations["createTenantFault"];
        /**
         * Take all faults from a tenant
         * @description Its requests go their usual way again; the tenant stays as it is.
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
         * Take a fault from a tenant
         * @description Its requests meet the fault no more; the tenant stays as it is.
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
         * @description Every snapshot with its moment and the number of its rows.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Take a snapshot of a tenant
         * @description Keeps the tenant as it stands now, with rows, numbering, settings, plans, API keys and clock, for as long as the
         *     sandbox runs and the tenant exists. No row is copied before it is written, so that it costs the same for any tenant.
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
         * @description Forgets the snapshot; the tenant stays as it is.
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
         * @description The snapshot with its files as one text that any sandbox of the same format version reads. It holds API keys in plain
         *     text: treat it as a secret.
         */
        get: operations["downloadSnapshot"];
        /**
         * Upload a snapshot as an archive
         * @description Takes in an archive under a name, whole or not at all; a snapshot that has the name already is replaced. The tenant
         *     itself stays as it is until the snapshot is restored. The archive of another tenant gets the API keys of this one.
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
         * Put a tenant back to a snapshot
         * @description The tenant stands as it did when the snapshot was taken. A clock that stood still then stands there again; one that
         *     ran goes by the machine's time, so that what came due meanwhile is done at the next request. The snapshot stays.
         *     A token stays valid if the tenant has its API key before and after the restore.
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
             * @description Always `ok`; a sandbox that is not healthy does not answer.
             * @constant
             */
            status: "ok";
            /** @description The version of the kit. */
            version: string;
            /** @description The names of the tenants. */
            tenants: string[];
        };
        /** @description Problem details (RFC 9457) with a code of the register. */
        Problem: {
            /** @description What the code means. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The code of the register. */
            code: string;
            /** @description What came and what was wanted. */
            detail: string;
        };
        /**
         * @description `transport` where something goes wrong on the way, whatever is asked; `contract` where one requirement is broken.
         * @enum {string}
         */
        FaultKind: "transport" | "contract";
        /** @description A parameter of a transport fault. */
        FaultParameter: {
            /** @description The member of the body that sets it. */
            name: string;
            /** @description What it means. */
            about: string;
            /** @description What it is unless given. */
            default: string | number;
        };
        /** @description A fault that a tenant can be given. */
        KnownFault: {
            /** @description The name by which it is set. */
            name: string;
            kind: components["schemas"]["FaultKind"];
            /** @description What happens, or what an implementation with this fault does. */
            about: string;
            /** @description The requirement that a contract fault breaks; null for a transport fault. */
            requirement: string | null;
            /** @description The operations that can meet it; empty for all of them. */
            operations: string[];
            /** @description What it can be told to go by. */
            parameters: components["schemas"]["FaultParameter"][];
        };
        /** @description All faults that there are. */
        KnownFaultList: {
            /** @description Transport faults first, then contract faults. */
            faults: components["schemas"]["KnownFault"][];
        };
        /** @description That the sandbox is ready. */
        Readiness: {
            /**
             * @description The names of the tenants whose stored data this process found damaged; absent where there are none. The other
             *     tenants are served, so that the sandbox is ready all the same.
             */
            quarantined?: string[];
            /**
             * @description Always true; a sandbox that is not ready answers with a problem.
             * @constant
             */
            ready: true;
        };
        /**
         * @description The id of an operation of one of the three interfaces.
         * @enum {string}
         */
        OperationId: "acknowledgeUserImport" | "advanceClock" | "advanceTenantDocument" | "advanceTenantImport" | "advanceTenantJob" | "advanceTenantProvision" | "cancelUserImport" | "clearJobPlan" | "clearJournal" | "clearOwnJournal" | "clearTenantFaults" | "createAdminToken" | "createDepartment" | "createDocumentsToken" | "createProvision" | "createSnapshot" | "createTenant" | "createTenantFault" | "deleteDepartment" | "deleteDocument" | "deleteSnapshot" | "deleteTenant" | "deleteTenantFault" | "downloadDocument" | "downloadProcessedDocument" | "downloadSnapshot" | "exportUsers" | "freezeClock" | "importUsers" | "listDepartments" | "listDocumentSet" | "listDocuments" | "listFaults" | "listFields" | "listProvisions" | "listRoles" | "listSnapshots" | "listTenantFaults" | "listTenants" | "listUserImports" | "listUsers" | "queryDocuments" | "readAccess" | "readClock" | "readDepartment" | "readDocument" | "readDocumentByDocId" | "readHealth" | "readJob" | "readJobPlans" | "readJournal" | "readMetrics" | "readOwnJournal" | "readProvisionRecord" | "readReady" | "readTenant" | "readTenantState" | "readUserImport" | "readUserImportErrors" | "readUserImportSummaryErrors" | "replaceRoleAssignments" | "resetTenant" | "restoreSnapshot" | "resumeClock" | "revokeApiKey" | "searchDocuments" | "seedTenant" | "setClock" | "setJobPlan" | "summarizeUserImport" | "updateAccess" | "updateDepartment" | "updateDepartmentMembers" | "updateDocumentFields" | "updateDocumentFieldsByDocId" | "updateTenant" | "uploadDocument" | "uploadDocumentVersion" | "uploadSnapshot" | "watchTenant";
        /** @description One side of an exchange; secrets are replaced by `***`. */
        JournalMessage: {
            /** @description The headers, names in lower case. */
            headers: {
                [key: string]: string;
            };
            /** @description The body as JSON where it is JSON, else as text; null where there is none, or none that is text. */
            body: unknown;
            /** @description How many bytes the body has; null where that is not known. */
            bytes: number | null;
            /** @description Whether the body was longer than what is kept, 64 KiB. */
            isCut: boolean;
        };
        /** @description What the contract says of one side of an exchange. */
        ContractVerdict: {
            /**
             * @description `unjudged` where no operation was asked, or where the body is a file, was cut or is not at hand.
             * @enum {unknown}
             */
            outcome: "kept" | "broken" | "unjudged";
            /** @description Where the contract is broken, and what it wants there; at most 100 violations of each part of a message. */
            violations: {
                /** @description The part of the message, such as `body /data/attributes/name`. */
                place: string;
                /** @description What the contract wants there. */
                wanted: string;
            }[];
        };
        /** @description An operation that a request nearly met. */
        NearMiss: {
            /** @description The operation. */
            operation: string;
            /** @description Its method. */
            method: string;
            /** @description The template of its path. */
            path: string;
            /** @description What keeps the request from it. */
            why: string;
        };
        /**
         * @description The state machine of a transition, named after the objects that it moves.
         * @enum {string}
         */
        MachineName: "job" | "user-import" | "document" | "provision";
        /** @description A transition that was made. */
        Transition: {
            machine: components["schemas"]["MachineName"];
            /** @description The id of the job, import process, document record or provision record. */
            id: string;
            /** @description The kind of work, as job plans name it; null where what was taken further is gone. */
            kind: string | null;
            /** @description The status that it reached; null where it is gone. */
            status: string | null;
            /**
             * Format: date-time
             * @description When it was due, by the tenant's clock.
             */
            at: string;
        };
        /** @description A request and its answer. */
        JournalEntry: {
            /** @description Its number in the journal, counted from 1. */
            id: number;
            /**
             * Format: date-time
             * @description When the request came, by the clock of its tenant; null where it belongs to none.
             */
            time: string | null;
            /**
             * Format: date-time
             * @description When the request came, by the clock of the machine.
             */
            hostTime: string;
            /** @description The method. */
            method: string;
            /** @description The path with its query. */
            path: string;
            /** @description The operation; null where none has this path and method. */
            operation: string | null;
            /** @description The status; null where the connection ended without an answer. */
            status: number | null;
            /** @description Milliseconds until the answer was handed over. */
            duration: number;
            /** @description Who asked, as far as the credential tells. */
            caller: {
                /** @description The user of the token or key. */
                userId: string;
                /** @description The role of the token or key. */
                role: string;
            } | null;
            request: components["schemas"]["JournalMessage"];
            /** @description What was answered; null where nothing was. */
            answer: components["schemas"]["JournalMessage"] | null;
            /** @description What the contract says of both sides. */
            verdict: {
                request: components["schemas"]["ContractVerdict"];
                answer: components["schemas"]["ContractVerdict"];
            };
            /** @description The operations that come nearest, where none has this path and method. */
            nearMisses: components["schemas"]["NearMiss"][];
            /** @description What came due and was done before the operation. */
            due: components["schemas"]["Transition"][];
            /** @description The names of the faults that stood in the way. */
            faults: string[];
        };
        /** @description What was asked and answered. */
        Journal: {
            /** @description How many exchanges the journal keeps, whatever the filters. */
            kept: number;
            /** @description How many it dropped to stay within its bounds since it was last emptied. */
            dropped: number;
            /** @description Those that the filters let through, the newest first. */
            entries: components["schemas"]["JournalEntry"][];
        };
        /** @description A tenant whose stored data cannot be read. Its requests are refused with 503 until the data is repaired. */
        QuarantinedTenant: {
            /** @description The name of the tenant. */
            id: string;
            /** @description What is damaged and where. */
            reason: string;
        };
        /** @description What a tenant holds. */
        TenantSummary: {
            /** @description The name of the tenant. */
            id: string;
            /**
             * Format: date-time
             * @description The tenant's time.
             */
            now: string;
            /** @description How many rows each collection holds. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The tenants of the sandbox. */
        TenantList: {
            /** @description The tenants whose stored data cannot be read; absent where there are none. */
            quarantined?: components["schemas"]["QuarantinedTenant"][];
            /** @description The tenants in the order in which they were created. */
            tenants: components["schemas"]["TenantSummary"][];
        };
        /** @description The name of a tenant: lower-case letters, digits and single hyphens between them, at most 63 characters. */
        TenantId: string;
        /**
         * @description How long the tenant lives from now on by the machine's clock, null for as long as the sandbox. When the time is up the
         *     tenant is gone with all that it holds.
         */
        TimeToLive: string | null;
        /** @description A tenant to be created. */
        TenantCreate: {
            id: components["schemas"]["TenantId"];
            /** @description The tenant to copy; absent for a tenant with one user for each API key, the root folder and nothing else. */
            from?: string;
            /** @description A snapshot of the tenant in `from`, to copy that instead of how the tenant stands now. */
            snapshot?: string;
            ttl?: components["schemas"]["TimeToLive"];
        };
        /** @description A tenant and the keys to get tokens with. */
        CreatedTenant: {
            id: components["schemas"]["TenantId"];
            /** @description One API key for each role. */
            apiKeys: {
                /** @description The key of a super-admin. */
                superAdmin: string;
                /** @description The key of an admin. */
                admin: string;
                /** @description The key of a user without administration rights. */
                user: string;
            };
        };
        /**
         * @description How many requests the tenant may make in a length of time, null for as many as it likes. The allowance comes back
         *     evenly, by the tenant's clock.
         */
        RateLimit: {
            /** @description How many requests may come at once. */
            requests: number;
            /**
             * @description The time in which the whole allowance comes back, at least one millisecond: a duration as the clock takes it, without
             *     leading zeros and without parts that are zero, or one `second`, `minute`, `hour` or `day`. It is shown in the shortest form.
             */
            per: string | number;
        } | null;
        /** @description The bounds of a tenant. */
        Limits: {
            /** @description The largest page of a list, 200 unless set; pages have 50 entries, or as many as this where it is less. */
            pageSize: number;
            /** @description The most bytes of an uploaded file, 104857600 unless set. A lower limit of an operation's own holds besides. */
            uploadBytes: number;
            /** @description How many requests the journal keeps, 200 unless set. */
            journalEntries: number;
        };
        /** @description What a tenant is set to. */
        TenantSettings: {
            /** @description Whether the feature `admin-access-api` is on. */
            adminAccessApi: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles: boolean;
            rateLimit: components["schemas"]["RateLimit"];
            limits: components["schemas"]["Limits"];
        };
        /** @description An API key without the key itself. */
        ApiKey: {
            /** @description The name of the key, by which it is revoked. */
            name: string;
            /**
             * @description The role that tokens of the key carry.
             * @enum {string}
             */
            role: "user" | "admin" | "super-admin";
            /** @description The id of the user whom tokens of the key name. */
            userId: string;
            /** @description Whether the key was revoked. */
            revoked: boolean;
        };
        /** @description A tenant with its settings. API keys are named, never shown. */
        Tenant: {
            id: components["schemas"]["TenantId"];
            /**
             * Format: date-time
             * @description The tenant's time.
             */
            now: string;
            /**
             * Format: date-time
             * @description When the tenant will be gone, by the machine's clock; null where it has no time to live.
             */
            expiresAt: string | null;
            settings: components["schemas"]["TenantSettings"];
            /** @description The API keys by name. */
            apiKeys: components["schemas"]["ApiKey"][];
            /** @description How many rows each collection holds. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The bounds to change; those that are absent stay as they are. */
        LimitsUpdate: {
            /** @description The largest page of a list, 200 unless set; pages have 50 entries, or as many as this where it is less. */
            pageSize?: number;
            /** @description The most bytes of an uploaded file, 104857600 unless set. A lower limit of an operation's own holds besides. */
            uploadBytes?: number;
            /** @description How many requests the journal keeps, 200 unless set. */
            journalEntries?: number;
        };
        /** @description What is to change; what is absent stays as it is. */
        TenantUpdate: {
            /** @description Whether the feature `admin-access-api` is on. */
            adminAccessApi?: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles?: boolean;
            rateLimit?: components["schemas"]["RateLimit"];
            limits?: components["schemas"]["LimitsUpdate"];
            ttl?: components["schemas"]["TimeToLive"];
        };
        /** @description What to reset. */
        TenantReset: {
            /**
             * @description The collections to put back; absent for everything. Numberings and the clock go on, and rows of other collections
             *     that name what is gone stay as they are.
             */
            collections?: ("users" | "departments" | "folders" | "grants" | "roles" | "jobs" | "imports" | "fields" | "provisions" | "documents" | "directory" | "settings" | "apiKeys" | "jobPlans")[];
        };
        /** @description The feature flag and whether roles are HR-managed. */
        SeedSettings: {
            /** @description Whether the feature `admin-access-api` is on. */
            adminAccessApi: boolean;
            /** @description Whether an external HR system manages the roles of the tenant's users. */
            hrManagedRoles: boolean;
        };
        /** @description An API key with the user and the role that it stands for. */
        SeedApiKey: {
            /** @description The name of the key. */
            name: string;
            /** @description The key as callers send it. */
            key: string;
            /** @description The id of a user of the seed. */
            user: string;
            /**
             * @description What the key may do.
             * @enum {string}
             */
            role: "user" | "admin" | "super-admin";
        };
        /** @description A role. */
        SeedRole: {
            /** @description The id of the role. */
            id: string;
            /** @description The name of the role, which no other role has. */
            name: string;
            /**
             * @description Whether the tenant made the role or the system.
             * @enum {string}
             */
            type: "custom" | "system";
            /** @description What the role is for. */
            description: string | null;
        };
        /** @description A department with the departments below it. */
        SeedDepartment: {
            /** @description The id of the department. */
            id: string;
            /** @description The name of the department, which no sibling has. */
            name: string;
            /** @description The departments below it. */
            children?: components["schemas"]["SeedDepartment"][];
        };
        /** @description A user. */
        SeedUser: {
            /** @description The id of the user. */
            id: string;
            /** @description The e-mail address, which no other user has. */
            email: string;
            /** @description The first name. */
            firstName: string | null;
            /** @description The last name. */
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
             * @description When the user was deleted; absent for an active user.
             */
            deletedAt?: string;
        };
        /** @description What one user, department or role may do with a folder. */
        SeedGrant: {
            /** @description The id of the grant. */
            id: string;
            /**
             * @description What the principal may do.
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
        /** @description A folder with its grants and the folders below it. */
        SeedFolder: {
            /** @description The id of the folder. */
            id: string;
            /** @description The name of the folder. */
            name: string;
            /** @description Who may do what with the folder. */
            grants?: components["schemas"]["SeedGrant"][];
            /** @description The folders below it. */
            children?: components["schemas"]["SeedFolder"][];
        };
        /** @description A person of the external role directory. */
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
            /** @description The name as people read it. */
            label: string;
            /**
             * @description What the values are.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "date" | "single_select" | "multi_select";
            /** @description What the field is for. */
            helpText: string | null;
            /** @description Whether the field is in use. */
            active: boolean;
            /** @description The values that a field with a choice takes. */
            allowedValues: string[];
            /** @description The heading below which the field stands. */
            section: string | null;
        };
        /** @description A job that has ended and added members to a department. */
        SeedJob: {
            /** @description The id of the job. */
            id: string;
            /** @description The path of a department of the seed. */
            department: string;
            /** @description The e-mail addresses of the users who were added. */
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
        /**
         * @description A world as a person writes it, in the shape of `fixtures/worlds/aurora.yaml`. Rows name each other: users by e-mail
         *     address, departments by path, roles by name. A name that no row has, and an id or name that comes twice, is refused.
         */
        SeedWorld: {
            settings: components["schemas"]["SeedSettings"];
            /** @description The API keys, each with the user that it stands for and a role. */
            apiKeys: components["schemas"]["SeedApiKey"][];
            /** @description The roles. */
            roles: components["schemas"]["SeedRole"][];
            /** @description The tree of departments, each with its children. */
            departments: components["schemas"]["SeedDepartment"][];
            /** @description The users, with the paths of their departments and the name of their role. */
            users: components["schemas"]["SeedUser"][];
            /** @description The root folder, with its grants and the folders below it. */
            folders: components["schemas"]["SeedFolder"];
            /** @description The external role directory of a tenant whose roles are HR-managed. */
            directory?: components["schemas"]["SeedPerson"][];
            /** @description The fields that documents carry. */
            fields: components["schemas"]["SeedField"][];
            /** @description Jobs that have ended. */
            jobs?: components["schemas"]["SeedJob"][];
        };
        /** @description All rows of a tenant, one array for each collection, in the order of ids or names. API keys are never among them. */
        TenantState: {
            /** @description The name of the tenant. */
            tenant: string;
            /**
             * Format: date-time
             * @description The tenant's time; all that is due by it is done.
             */
            now: string;
            /** @description Users, deleted ones too, with the attributes that the administration interface shows, but for the names that follow from others. */
            users: ({
                /** @description The id of the user. */
                id: string;
                /** @description The e-mail address. */
                email: string;
                /** @description One of `active` or `deleted`. */
                status: string;
                /** @description The id of the role, null without one. */
                roleId: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Departments; path and depth follow from the parents. */
            departments: {
                /** @description The id of the department. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The id of the parent, null at the top level. */
                parentDepartment: string | null;
            }[];
            /** @description Folders, the root among them. */
            folders: {
                /** @description The id of the folder. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description The id of the folder above, null for the root. */
                parent: string | null;
                /** @description The names from the root, with a slash before each. */
                path: string;
            }[];
            /** @description Permissions on folders, where they were granted; those below inherit them. */
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
            /** @description Roles, those of the system too. */
            roles: {
                /** @description The id of the role. */
                id: string;
                /** @description The name. */
                name: string;
                /** @description One of `custom` or `system`. */
                type: string;
                /** @description What the role is for, null where nothing is said. */
                description: string | null;
            }[];
            /** @description Jobs with the attributes that the administration interface shows, what was submitted (`payload`) and their plan. */
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
            /** @description Import processes with the attributes that the administration interface shows and their plan. */
            imports: ({
                /** @description The id of the process. */
                id: string;
                /** @description The status of the process. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Definitions of fields, as the documents interface shows them. */
            fields: ({
                /** @description The name of the field. */
                name: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Provisions, each with the record of the search for it. */
            provisions: ({
                /** @description The name of the provision. */
                name: string;
                /** @description The id of its record, null where there is none. */
                recordId: string | null;
                /** @description The status of its record, null where there is none. */
                status: string | null;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Document records as the documents interface shows them, with the SHA-256 of the file (`hash`) and their plan. */
            documents: ({
                /** @description The id of the record. */
                documentId: string;
                /** @description The status of the record. */
                status: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The people of the external role directory. */
            directory: {
                /** @description The id of the user. */
                userId: string;
                /** @description The number in the HR system. */
                personnelNumber: string;
                /** @description The cost centre. */
                costCenter: string;
                /** @description The id of the role that was synced, null where none was. */
                roleId: string | null;
            }[];
        };
        /** @description The clock of a tenant. */
        Clock: {
            /**
             * Format: date-time
             * @description The tenant's time.
             */
            now: string;
            /** @description Whether the clock stands still. */
            frozen: boolean;
        };
        /** @description Where the clock is to be moved to. */
        ClockSet: {
            /**
             * Format: date-time
             * @description The new time of the tenant, not before the present one and at most in the year 9899.
             */
            now: string;
        };
        /** @description The clock of a tenant after it was moved, and what came due on the way. */
        MovedClock: {
            /**
             * Format: date-time
             * @description The tenant's time.
             */
            now: string;
            /** @description Whether the clock stands still. */
            frozen: boolean;
            /** @description The transitions that the move caused, in the order in which they were due. */
            transitions: components["schemas"]["Transition"][];
        };
        /**
         * @description A duration: a whole number with its unit (`150ms`, `5s`, `10m`, `10 minutes`, `2h`, `30d`), an ISO 8601 duration
         *     of days and smaller units (`PT10M`, `P30D`), or a number of milliseconds. Each unit has a limited number of digits, so
         *     that no duration exceeds 999999999999 ms (31 years): `ms` 12, `s` 9, `m` 7, `h` 5, `d` 4; in ISO 8601 `D` 4, `H` 4, `M` 5,
         *     `S` 7.
         * @example 10m
         * @example PT10M
         * @example 600000
         */
        Duration: string | number;
        /** @description How far the clock is to be moved. */
        ClockAdvance: {
            by: components["schemas"]["Duration"];
        };
        /**
         * @description A kind of asynchronous work.
         * @enum {string}
         */
        JobPlanKind: "access" | "members" | "department delete" | "role-assignments" | "user-import" | "user-import-summary" | "document" | "provision";
        /**
         * @description What takes the work on: `immediate` ends it before the next request, `after` some time after the submission, `polls`
         *     when it was read so many times, `manual` only when it is advanced by hand.
         * @enum {string}
         */
        PlanMode: "immediate" | "after" | "polls" | "manual";
        /**
         * @description How the work ends. With `succeed` it does what it is for, which may fail of itself; with `fail` it does nothing and
         *     ends as failed.
         * @enum {string}
         */
        Outcome: "succeed" | "fail";
        /** @description The course of a kind of work. */
        JobPlan: {
            kind: components["schemas"]["JobPlanKind"];
            mode: components["schemas"]["PlanMode"];
            /** @description The time from the submission to the end with the mode `after`, else null. */
            after: string | null;
            /** @description How many reads it takes with the mode `polls`, else null. */
            polls: number | null;
            outcome: components["schemas"]["Outcome"];
            /** @description The code of a failure on purpose; null for that of the register. */
            code: string | null;
        };
        /** @description The courses of all kinds of work. */
        JobPlanList: {
            /** @description One plan for each kind, the default one where none was set. */
            jobPlans: components["schemas"]["JobPlan"][];
        };
        /** @description The code that the errors of the failed work carry; `JOB FAILED` unless given. */
        ErrorCode: string;
        /** @description The course of a kind of work. */
        JobPlanSet: {
            mode: components["schemas"]["PlanMode"];
            /**
             * @description The time from the submission to the end, with the mode `after` alone and `150ms` unless given. Work that has a
             *     state in between reaches it half way.
             */
            after?: components["schemas"]["Duration"];
            /**
             * @description How many reads it takes to the end, with the mode `polls` alone and 1 unless given; the first one starts the
             *     work.
             */
            polls?: number;
            /** @description How the work ends, `succeed` unless given. */
            outcome?: components["schemas"]["Outcome"];
            /** @description The code that the errors of the failed work carry, with the outcome `fail` alone. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description How the work is to end; absent, it ends as its plan says. */
        Advance: {
            outcome?: components["schemas"]["Outcome"];
            /** @description The code that the errors of the failed work carry, with the outcome `fail` alone. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description What was taken a step further. */
        Advanced: {
            /** @description Its id. */
            id: string;
            /** @description Its status now. */
            status: string;
            /**
             * Format: date-time
             * @description When that was, by the tenant's clock.
             */
            at: string;
        };
        /** @description A fault of a tenant. */
        Fault: {
            /** @description The id by which it is taken away. */
            id: string;
            /** @description The name of the fault. */
            name: string;
            kind: components["schemas"]["FaultKind"];
            /** @description The requirement that a contract fault breaks; null for a transport fault. */
            requirement: string | null;
            /** @description The only operation that meets it; null where it is met wherever it can act. */
            operation: string | null;
            /** @description The part of the requests that meet it. */
            share: number;
            /** @description What draws follow from. */
            seed: number;
            /** @description How often it will still act; null without an end. */
            left: number | null;
            /** @description What a transport fault goes by; lengths of time in milliseconds. */
            parameters: {
                [key: string]: string | number;
            };
        };
        /** @description The faults of a tenant. */
        FaultList: {
            /** @description One for each time that one was set, the oldest first. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description The operations on which each fault can act. */
        FaultOperations: unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown;
        /**
         * @description The name of a transport fault or of a contract fault, as `GET /_sandbox/faults` lists them.
         * @enum {string}
         */
        FaultName: "status" | "delay" | "dribble" | "reset" | "empty" | "garbage" | "too-many-requests" | "unavailable" | "truncated" | "access-control-admin-refused" | "access-control-forged-token-accepted" | "access-control-plain-user-accepted" | "access-control-super-admin-refused" | "access-control-without-flag-accepted" | "access-control-without-token-accepted" | "access-failed-grant-left-at-root" | "access-folder-hidden" | "access-grant-on-folders-beside" | "access-inheritance-unsaid" | "access-job-ends-as-cancelled" | "access-narrowing-ignored" | "access-read-answers-202" | "access-read-by-id-and-path-accepted" | "access-read-by-id-names-parent" | "access-read-by-path-refused" | "access-read-of-another-type-accepted" | "access-read-of-no-folder-accepted" | "access-read-without-type-accepted" | "access-replace-without-effect" | "access-revoke-without-effect" | "access-type-in-capitals" | "access-update-answers-200" | "access-update-refused" | "admin-token-opaque" | "admin-token-without-key" | "department-cousin-name-refused" | "department-create-without-parent-refused" | "department-created-at-top-level" | "department-delete-answers-200" | "department-delete-hides-users" | "department-delete-leaves-descendants" | "department-delete-leaves-grants" | "department-delete-leaves-memberships" | "department-delete-leaves-only-child" | "department-delete-retries-after-two" | "department-delete-takes-siblings" | "department-depth-from-zero" | "department-depth-of-leaf-short" | "department-depth-stays-after-move" | "department-descendants-members-counted" | "department-empty-update-accepted" | "department-empty-update-answered-409" | "department-empty-update-code-underlined" | "department-empty-update-other-code" | "department-move-drops-members" | "department-move-ignored" | "department-move-sibling-name-accepted" | "department-name-1-refused" | "department-name-1000-cut" | "department-name-1000-refused" | "department-name-1001-accepted" | "department-name-blank-accepted" | "department-name-double-slash-accepted" | "department-name-double-slash-at-end-accepted" | "department-name-empty-accepted" | "department-name-measured-untrimmed" | "department-name-shown-in-capitals" | "department-name-single-slash-refused" | "department-name-stored-untrimmed" | "department-parent-hidden" | "department-path-hidden" | "department-read-refused" | "department-rename-1000-refused" | "department-rename-1001-accepted" | "department-rename-and-move-only-renames" | "department-rename-blank-accepted" | "department-rename-double-slash-accepted" | "department-rename-ignored" | "department-rename-moves-to-top" | "department-rename-sibling-name-accepted" | "department-sibling-name-accepted" | "department-sibling-name-case-folded" | "department-top-level-sibling-name-accepted" | "department-two-members-counted-as-three" | "department-update-of-cycle-answered-400" | "departments-of-other-tenants-listed" | "document-by-doc-id-names-another" | "document-delete-ignored" | "document-download-longer" | "document-downloads-alike" | "document-field-by-doc-id-ignored" | "document-field-keeps-old-value" | "document-field-names-folded" | "document-field-not-created" | "document-processed-refused" | "document-read-names-another" | "document-set-empty" | "document-set-with-strangers" | "document-size-missing" | "document-upload-refused" | "document-version-in-other-set" | "document-version-refused" | "documents-newest-unlisted" | "documents-token-opaque" | "documents-token-refused" | "documents-token-without-key" | "fields-active-ignored" | "fields-active-refused" | "fields-code-of-active-other" | "fields-count-missing" | "fields-list-refused" | "job-changes-after-its-end" | "job-code-of-unknown-other" | "job-kind-of-access-other" | "job-kind-of-deletion-hyphened" | "job-kind-of-deletion-other" | "job-kind-of-members-other" | "job-kind-of-role-assignments-other" | "job-not-found-at-first" | "job-of-members-never-ends" | "job-read-names-another" | "job-status-empty-at-first" | "list-by-path-gives-top-level" | "list-includes-grandchildren" | "list-includes-itself" | "list-includes-siblings" | "list-misses-leaf" | "list-of-top-level-refused" | "list-total-counts-one-more" | "members-0-accepted" | "members-1-forgotten" | "members-500-refused" | "members-501-accepted" | "members-add-of-two-fails" | "members-answer-200" | "members-duplicates-counted" | "members-duplicates-linked-twice" | "members-refused" | "members-remove-leaves-last" | "members-remove-takes-all" | "members-unknown-user-unreported" | "provision-created-under-other-name" | "provision-newest-unlisted" | "provision-record-status-empty" | "provisions-list-refused" | "request-without-token-accepted" | "role-assignments-0-accepted" | "role-assignments-1-refused" | "role-assignments-500-refused" | "role-assignments-501-accepted" | "role-assignments-answer-200" | "role-assignments-for-everybody" | "role-assignments-forget-last" | "role-assignments-not-synced" | "role-assignments-sync-more" | "role-assignments-user-twice-accepted" | "role-assignments-user-twice-with-one-role-accepted" | "role-description-missing" | "role-of-list-not-assignable" | "role-taken-by-delete" | "role-taken-by-post" | "role-without-id-listed" | "roles-of-other-tenants-listed" | "roles-of-other-type-listed" | "roles-without-type-listed" | "search-composite-by-first-condition" | "search-composite-refused" | "search-simple-finds-nothing" | "search-simple-refused" | "user-import-acknowledge-refused" | "user-import-cancel-refused" | "user-import-errors-as-json" | "user-import-errors-refused" | "user-import-newest-unlisted" | "user-import-refused" | "user-import-status-empty" | "user-import-summary-errors-refused" | "user-import-summary-refused" | "user-import-without-effect" | "user-imports-list-refused" | "users-by-department-with-next" | "users-by-email-and-department-accepted" | "users-by-email-unfiltered" | "users-by-id-with-namesake" | "users-by-two-filters-accepted" | "users-deleted-found-by-id" | "users-deleted-never-found" | "users-export-is-json" | "users-include-deleted-refused" | "users-total-missing" | "users-unfiltered-empty";
        /**
         * @description A duration of at most ten minutes, because the caller really waits: a whole number with its unit (`150ms`, `5s`, `10m`,
         *     `10 minutes`), an ISO 8601 duration of minutes and seconds (`PT5S`), or a number of milliseconds.
         * @example 150ms
         * @example PT5S
         * @example 5000
         */
        FaultDuration: string | number;
        /**
         * @description A fault, when it is met and, for a transport fault, how it acts. A parameter that is absent has the default that
         *     `GET /_sandbox/faults` tells; one that the fault does not have is refused.
         */
        FaultCreate: {
            /** @description The name of a transport fault or of a contract fault. */
            name: string;
            /** @description The operationId of the only operation that meets it; all that it can act on unless given. */
            operation?: string;
            /** @description The part of the requests that meet it, 1 unless given; which ones follows from `seed`. */
            share?: number;
            /** @description How often it acts; without an end unless given. */
            times?: number;
            /** @description What draws follow from; the number in its id unless given. */
            seed?: number;
            /** @description The status of the fault `status`. */
            status?: number;
            /** @description The code in the error body of the fault `status`. */
            code?: string;
            /**
             * @description How the fault `delay` draws its delay.
             * @enum {string}
             */
            distribution?: "fixed" | "uniform" | "log-normal";
            /** @description The delay, with the distribution `fixed` alone. */
            for?: components["schemas"]["FaultDuration"];
            /** @description The least delay, with the distribution `uniform` alone. */
            from?: components["schemas"]["FaultDuration"];
            /** @description The most delay, with the distribution `uniform` alone. */
            to?: components["schemas"]["FaultDuration"];
            /** @description The median of the delay, with the distribution `log-normal` alone. */
            median?: components["schemas"]["FaultDuration"];
            /** @description The spread of the logarithm of the delay, with the distribution `log-normal` alone. */
            sigma?: number;
            /** @description The time over which the fault `dribble` sends the body. */
            over?: components["schemas"]["FaultDuration"];
            /** @description The number of pieces in which the fault `dribble` sends the body. */
            pieces?: number;
            /** @description The seconds that `Retry-After` says, with the faults `too-many-requests` and `unavailable`. */
            retryAfter?: number;
            /** @description The part of the body that comes, with the fault `truncated`. */
            keep?: number;
        };
        /**
         * @description The name of a snapshot, one tenant's alone: lower-case letters, digits and single hyphens between them, at most 63
         *     characters.
         */
        SnapshotName: string;
        /** @description A tenant as it stood at a moment. */
        Snapshot: {
            name: components["schemas"]["SnapshotName"];
            /**
             * Format: date-time
             * @description When it was taken, by the tenant's clock.
             */
            takenAt: string;
            /** @description How many rows each collection holds. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description The snapshots of a tenant. */
        SnapshotList: {
            /** @description The snapshots in the order in which they were taken. */
            snapshots: components["schemas"]["Snapshot"][];
        };
        /** @description A snapshot to be taken. */
        SnapshotCreate: {
            name: components["schemas"]["SnapshotName"];
        };
        /**
         * @description JSON lines in UTF-8: a header with format version, kit version, tenant, time and the number of what follows; the rows,
         *     collection by collection; each file by its SHA-256 with its bytes in base64; and an end with the SHA-256 of all lines
         *     before it, which an archive that was written by hand may leave out.
         */
        Archive: string;
    };
    responses: {
        /** @description The address cannot be read, or carries a query parameter that the operation does not know or that came twice. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox has no control key, and the caller is not of this machine. */
        ForeignCaller: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox wants the control key and the request carries none. */
        ControlKeyMissing: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The control key is another one, or, where there is none, the caller is not of this machine. */
        ControlKeyWrong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter breaks a rule, or the address does; the detail says what was wanted. */
        BadFilter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body breaks a rule, or the address does; the detail names every violation and nothing was changed. */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such tenant, or it has no snapshot of this name; the detail lists those that there are. */
        SnapshotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the control plane takes; it was not read to its end and nothing was done. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The sandbox has no tenant of this name; the detail lists those that it has. */
        TenantNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seed breaks a rule, or the address does; the detail names every fault with its line. The tenant is as it was. */
        BadSeed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The seed is larger than the control plane takes; it was not read to its end and nothing was done. */
        SeedTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is neither `application/yaml` nor `application/json`. */
        SeedTypeUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body breaks a rule, or the clock would go backwards; the clock is as it was. */
        ClockRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body breaks a rule, among them that `after`, `polls` and `code` go with the mode or outcome that they belong to,
         *     or the address does; nothing was changed.
         */
        BadPlan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such tenant, or no such kind of work; the detail lists those that there are. */
        JobPlanKindNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has ended, or waits for a caller; no transition is left to be made by hand. */
        NothingToAdvance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body breaks a rule, among them that the name is known, that a contract fault can act on the operation and that each
         *     parameter is one of the fault's own; nothing was changed.
         */
        BadFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such tenant, or it has no fault of this id; the detail lists those that there are. */
        FaultNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The archive is broken, cut off or of another format, or the address breaks a rule; the detail names the line. Nothing was kept of it. */
        BadArchive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The archive is larger than the control plane takes; it was not read to its end and nothing was kept. */
        ArchiveTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no `application/x-ndjson`. */
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
         * @description Only requests to this operation.
         * @example listUsers
         */
        JournalOperation: string;
        /**
         * @description Only answers of this status, or of this class of statuses.
         * @example 4xx
         */
        JournalStatus: string;
        /**
         * @description Only requests from this moment on, by the machine's clock.
         * @example 2026-01-15T09:00:00Z
         */
        JournalSince: string;
        /**
         * @description Only requests with a higher number than this one.
         * @example 17
         */
        JournalAfter: number;
        /**
         * @description Only exchanges that kept to the contract on both sides, or that broke it on either.
         * @example broken
         */
        JournalVerdict: "kept" | "broken";
        /**
         * @description The most entries to answer with, the newest.
         * @example 20
         */
        JournalLimit: number;
        /**
         * @description The name of the tenant.
         * @example aurora
         */
        Tenant: string;
        /**
         * @description The name of the API key; `superAdmin`, as a new tenant's keys are told, is `super-admin` too.
         * @example admin
         */
        ApiKeyName: string;
        /**
         * @description The kind of work, one of `access`, `members`, `department delete`, `role-assignments`, `user-import`,
         *     `user-import-summary`, `document` and `provision`.
         * @example members
         */
        JobPlanKind: string;
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
         * @description The id of the document record.
         * @example 1
         */
        DocumentId: string;
        /**
         * @description The id of the provision record.
         * @example 1
         */
        RecordId: string;
        /**
         * @description The id that the fault was given.
         * @example 1
         */
        FaultId: string;
        /**
         * @description The name of the snapshot.
         * @example before-import
         */
        SnapshotName: string;
        /**
         * @description The name of the snapshot, which the upload creates or replaces.
         * @example before-import
         */
        NewSnapshotName: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The scheme that the control plane asks for, whose key goes into X-Control-Key.
         * @example ControlKey
         */
        WwwAuthenticate: "ControlKey";
        /**
         * @description The path of what was created.
         * @example /_sandbox/tenants/trial
         */
        Location: string;
        /**
         * @description An attachment with a file name.
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
            /** @description The sandbox takes requests. */
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
            /** @description The faults, with what each of them breaks. */
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
            /** @description The sandbox is not ready; the detail says why. */
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
                 * @description Only requests to this operation.
                 * @example listUsers
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Only answers of this status, or of this class of statuses.
                 * @example 4xx
                 */
                status?: components["parameters"]["JournalStatus"];
                /**
                 * @description Only requests from this moment on, by the machine's clock.
                 * @example 2026-01-15T09:00:00Z
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Only requests with a higher number than this one.
                 * @example 17
                 */
                after?: components["parameters"]["JournalAfter"];
                /**
                 * @description Only exchanges that kept to the contract on both sides, or that broke it on either.
                 * @example broken
                 */
                verdict?: components["parameters"]["JournalVerdict"];
                /**
                 * @description The most entries to answer with, the newest.
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
            /** @description The tenant exists; its API keys are told here and nowhere else. */
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
            /** @description A tenant has this name already, or API keys that the new one would have; nothing was created. */
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
            /** @description The tenant is gone. */
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
            /** @description The tenant as it is now. */
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
                 * @description The name of the API key; `superAdmin`, as a new tenant's keys are told, is `super-admin` too.
                 * @example admin
                 */
                name: components["parameters"]["ApiKeyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["ControlKeyMissing"];
            403: components["responses"]["ControlKeyWrong"];
            /** @description There is no such tenant, or it has no API key of this name; the detail lists those that there are. */
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
        /** @description What to reset; no body resets everything. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TenantReset"];
            };
        };
        responses: {
            /** @description The tenant, or what the body names of it, is as it was at the start. */
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
        /** @description The world, up to 32 MiB. */
        requestBody: {
            content: {
                "application/yaml": components["schemas"]["SeedWorld"];
                "application/json": components["schemas"]["SeedWorld"];
            };
        };
        responses: {
            /** @description The tenant is as the seed says. */
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
            /** @description An API key of the seed belongs to another tenant; nothing was done. */
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
                 * @description Only requests to this operation.
                 * @example listUsers
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Only answers of this status, or of this class of statuses.
                 * @example 4xx
                 */
                status?: components["parameters"]["JournalStatus"];
                /**
                 * @description Only requests from this moment on, by the machine's clock.
                 * @example 2026-01-15T09:00:00Z
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Only requests with a higher number than this one.
                 * @example 17
                 */
                after?: components["parameters"]["JournalAfter"];
                /**
                 * @description Only exchanges that kept to the contract on both sides, or that broke it on either.
                 * @example broken
                 */
                verdict?: components["parameters"]["JournalVerdict"];
                /**
                 * @description The most entries to answer with, the newest.
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
            /** @description The events as they happen. */
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
            /** @description The rows, one array for each collection. */
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
            /** @description The clock as it is now. */
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
            /** @description The clock as it is now. */
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
            /** @description The clock as it is now. */
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
        /** @description The move. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSet"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
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
        /** @description The move. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
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
                 * @description The kind of work, one of `access`, `members`, `department delete`, `role-assignments`, `user-import`,
                 *     `user-import-summary`, `document` and `provision`.
                 * @example members
                 */
                kind: components["parameters"]["JobPlanKind"];
            };
            cookie?: never;
        };
        /** @description The plan, which takes the place of the one before. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobPlanSet"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
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
                 * @description The kind of work, one of `access`, `members`, `department delete`, `role-assignments`, `user-import`,
                 *     `user-import-summary`, `document` and `provision`.
                 * @example members
                 */
                kind: components["parameters"]["JobPlanKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default plan holds. */
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
        /** @description How it is to end; no body leaves that to the plan. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was made. */
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
            /** @description There is no such tenant, or it has no job of this id. */
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
        /** @description How it is to end; no body leaves that to the plan. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was made. */
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
            /** @description There is no such tenant, or it has no import process of this id. */
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
        /** @description How it is to end; no body leaves that to the plan. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was made. */
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
            /** @description There is no such tenant, or it has no document record of this id. */
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
        /** @description How it is to end; no body leaves that to the plan. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Advance"];
            };
        };
        responses: {
            /** @description The transition was made. */
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
            /** @description There is no such tenant, or it has no provision record of this id. */
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
            /** @description The faults. */
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
        /** @description The fault. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The tenant has the fault. */
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
                 * @description The id that the fault was given.
                 * @example 1
                 */
                faultId: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is gone. */
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
            /** @description The snapshot was taken. */
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
            /** @description The tenant has a snapshot of this name already; nothing was taken. */
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
            /** @description The snapshot is gone. */
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
            /** @description The archive, made while it is sent. */
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
                 * @description The name of the snapshot, which the upload creates or replaces.
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
            /** @description The archive took the place of the snapshot that had the name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description The archive is a snapshot now. */
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
            /** @description The tenant is as it was. */
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
        };
    };
}
