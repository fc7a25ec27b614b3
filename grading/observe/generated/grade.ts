// Made from reporting/grade/grade.schema.json by "npm run generate". Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Client grade
         * @description The result of "cps grade": the outcome of each rule for one client. Later versions can add properties.
         */
        record: {
            /** @constant */
            kind: "client grade";
            /** @description The version of the kit and the digests of the contract and of the rules. */
            kit: {
                version: string;
                contractDigest: components["schemas"]["digest"];
                rulesDigest: components["schemas"]["digest"];
            };
            client: {
                name: string;
                /**
                 * @description The language of the sketches: the language of the client, or the value of --language.
                 * @enum {unknown}
                 */
                language?: "typescript" | "python" | "go" | "java" | "php" | "csharp";
                /** @description The HTTP library, if the requests of the client show it. */
                library?: string;
            };
            /** Format: date-time */
            startedAt: string;
            milliseconds: number;
            /**
             * @description passed or failed: see failOn. void: the client could not be judged, for example because it did no task.
             * @enum {unknown}
             */
            conclusion: "passed" | "failed" | "void";
            voidReason: string | null;
            /**
             * @description What makes the run fail. must: a required rule failed. should: also a recommended rule. grade: also a chosen scenario that the client did not attempt.
             * @enum {unknown}
             */
            failOn?: "must" | "should" | "grade";
            /** @enum {unknown} */
            exitCode: 0 | 1 | 3;
            /** @description Only with --before and --after. The conclusion is passed if the rule failed before and passes after, and nothing became worse. */
            repair?: {
                rule: string;
                before: {
                    name: string;
                    /** Format: date-time */
                    startedAt: string;
                    mark: components["schemas"]["mark"];
                    outcomes: {
                        [key: string]: components["schemas"]["outcome"];
                    };
                };
                after: components["schemas"]["outcome"];
                /** @description The rules and scenarios that became worse. */
                worse: string[];
            };
            mark: components["schemas"]["mark"];
            areas: {
                area: string;
                mark: components["schemas"]["mark"];
                counts: {
                    [key: string]: number;
                };
            }[];
            rules: components["schemas"]["rule"][];
            scenarios: components["schemas"]["scenario"][];
        };
        /** @enum {unknown} */
        outcome: "failed" | "passed" | "not observed" | "not attempted";
        digest: string;
        /**
         * @description A: no required rule (level must) and no recommended rule (level should) failed. B: a recommended rule failed. F: a required rule failed. null: no rule was judged.
         * @enum {unknown}
         */
        mark: "A" | "B" | "F" | null;
        rule: {
            id: string;
            area: string;
            /** @enum {unknown} */
            level: "must" | "should" | "info";
            statement: string;
            /** @description The clause of the contract or of a standard. */
            basis: string;
            /** @description The address of the clause, or a pointer into a file of the package's folder openapi. */
            link: string;
            remedy: string;
            /** @description A sketch of the correction in the language of the client. */
            sketch: string;
            /** @description The rules that a client with this fault usually violates, too. If this rule failed, none of them is judged. */
            explains?: string[];
            outcome: components["schemas"]["outcome"];
            reason: string;
            /** @description The scenario that decided the outcome. */
            scenario: string | null;
            deciding: components["schemas"]["exchange"][];
        };
        scenario: {
            id: string;
            title: string;
            task: string;
            isAttempted: boolean;
            exitCode: number | null;
            /** @enum {unknown} */
            stopped: "deadline" | "enough" | null;
            requests: number;
            milliseconds: number;
            output: string;
        };
        /** @description A request and its response. Credentials are replaced by ***. */
        exchange: {
            /** @description The number of the request within its scenario, counted from 1. */
            id: number;
            /** @description Milliseconds since the start of the scenario. */
            at: number;
            /** @description When the response was sent, in milliseconds since the start of the scenario, or null. */
            answeredAt: number | null;
            /** @enum {unknown} */
            host: "sandbox" | "other";
            method: string;
            path: string;
            /** @description The operationId, or null if no operation has this method and path. */
            operation: string | null;
            /** @description The status that the client received, or null if the connection broke before the response. */
            status: number | null;
            request: components["schemas"]["message"];
            answer: components["schemas"]["message"] | null;
            /** @description Whether the complete response was sent before the connection ended. */
            isWhole: boolean;
            violations: {
                place: string;
                wanted: string;
            }[];
            /** @description What the scenario did to this exchange. */
            probe: string | null;
            /** @description The number of the access token, where 1 is the first token issued. Null if it is unknown or missing. */
            token?: number | null;
            /** @description Whether the URL of the request contains an API key or an access token. */
            hasSecretInUrl?: boolean;
            /** @description Whether the client opened a connection for this request while an earlier one was idle. */
            ignoresIdleConnection?: boolean;
            /** @description When the scenario broke the connection, in milliseconds. */
            brokenAt?: number;
            /** @description The number of the client's connection within the scenario, or null if it is not known. */
            connection?: number | null;
        };
        message: {
            headers: {
                [key: string]: string;
            };
            /** @description The body as JSON or text. For a multipart form, the headers of its parts. Null if it is a file or missing. */
            body: unknown;
            bytes: number;
            /** @description Whether only the beginning of the body was kept. */
            isCut?: boolean;
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
