// Made from reporting/certify/run.schema.json by "npm run generate". Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * The record of a run of the conformance pack
         * @description The complete result of a run, from which all reports are generated. It contains no credentials.
         */
        record: {
            /**
             * @description The version of this schema.
             * @constant
             */
            schema: "contract-platform-kit/run/v1";
            /** @description The id of the run. The names of all created objects contain this id. */
            runId: string;
            /** @description The part of a split run, or null if all test cases ran. A single part is never certified. */
            shard: {
                /** @description The number of the part, starting at 1. */
                index: number;
                /** @description The number of parts. */
                of: number;
            } | null;
            /** @description The number of test cases that options such as --only selected. Absent if all test cases were selected. */
            selected?: {
                /** @description The number of selected test cases. */
                cases: number;
                /** @description The number of test cases of the complete run. */
                of: number;
            };
            /** @description The start time of the run in UTC. */
            startedAt: string;
            /** @description The duration of the run in milliseconds. */
            milliseconds: number;
            /** @description The version of the conformance suite that executed the run. */
            kit: {
                /** @description The version of the kit. */
                version: string;
                /** @description The digest of the published API contract. */
                contractDigest: string;
                /** @description The digest of the requirements and the test cases. */
                suiteDigest: string;
            };
            /** @description The tested implementation. */
            target: {
                /** @description The name of the implementation in the target file. */
                name: string;
                /** @description The description of the implementation in the target file, or null. */
                description: string | null;
                /** @description The base URL of each interface. */
                baseUrls: {
                    [key: string]: string;
                };
                /** @description The path of the target file. Null if a program passed the target as an object. */
                file: string | null;
            };
            /**
             * @description The overall result. void: the run proves nothing about the target, for example because the run was interrupted or the target was too slow.
             * @enum {unknown}
             */
            conclusion: "certified" | "not certified" | "void";
            /** @description The reason for the conclusion void. Null for other conclusions. */
            voidReason: string | null;
            /**
             * @description The exit code for the conclusion. 0: certified. 1: not certified. 3: void. Known failures change only the exit code of the command.
             * @enum {unknown}
             */
            exitCode: 0 | 1 | 3;
            /** @description The verdicts that determine the conclusion. Absent in reports of older versions, in which all tested verdicts determine it. */
            deciding?: components["schemas"]["verdict"][];
            /** @description The number of HTTP requests. */
            requests: number;
            /** @description The redirects of file downloads. Absent if no download was redirected. */
            redirects?: {
                /** @description The operationId. */
                operation: string;
                /** @description The origin that sent the redirect. */
                from: string;
                /** @description The origin to which the redirect leads. The suite sends the access token only to the origin of the base URL. */
                to: string;
                /** @description The number of redirects. */
                count: number;
            }[];
            /** @description Shows how slowly the target responded, and how far the run reduced the number of parallel test cases. Absent if the target was fast enough. */
            slowdown?: {
                /** @description The number of parallel test cases at the start of the run. */
                concurrency: number;
                /** @description The lowest number of parallel test cases to which the run was reduced. */
                lowest: number;
                /** @description The duration of the slowest response in milliseconds. */
                slowest: number;
                /** @description The number of requests that got no response within the request timeout. */
                unanswered: number;
                /** @description The maximum duration of a request in milliseconds (pace.requestTimeout in the target file). */
                requestTimeout: number;
            };
            /** @description The result for each interface of the API (conformance class) and each verdict. */
            classes: components["schemas"]["class"][];
            /** @description All requirements with their outcomes. */
            requirements: components["schemas"]["requirement"][];
            /** @description All test cases of the run. */
            cases: components["schemas"]["case"][];
            /** @description The likely root causes of all failures. The most likely root cause is first. The others are sorted by the number of test cases that they prevented from running. */
            rootCauses: {
                /** @description The id of the failed test case, or the name of the failed setup step. */
                case: string;
                /** @description The ids of the test cases that could not run. */
                blocked: string[];
            }[];
            /** @description The deviations that the target file declares. A declared deviation never changes a verdict. */
            deviations: components["schemas"]["deviation"][];
            /** @description The failures that the file of the option --known-failures lists. They change the exit code of the command, but no verdict. Absent if the command has no such option. */
            knownFailures?: components["schemas"]["deviation"][];
            /** @description The objects that the run created and deleted. */
            cleanup: {
                /** @description The number of created objects. */
                created: number;
                /** @description The number of deleted objects. */
                removed: number;
                /** @description The objects that the run could not delete. */
                left: {
                    /** @description The operation that created the object. */
                    operation: string;
                    /** @description The id of the object. */
                    id: string;
                    /** @description The reason why the object still exists. */
                    reason: string;
                }[];
                /** @description The objects that no operation of the API can delete. Absent if there are no such objects. */
                staying?: {
                    /** @description The operation that created the object. */
                    operation: string;
                    /** @description The id of the object, or the text unknown. */
                    id: string;
                    /** @description The name of the object or of its file. */
                    name: string;
                }[];
            };
            /** @description Shows for each design decision of the API contract whether the target agrees with it. The result never affects a verdict. Absent if the run did not test the published API contract. */
            decisions?: {
                /** @description The id of the design decision. */
                decision: string;
                /** @description The subject of the design decision. */
                subject: string;
                /**
                 * @description Whether the responses of the target agree with the design decision. not observed: no response shows whether the target agrees.
                 * @enum {unknown}
                 */
                standing: "agrees" | "differs" | "not observed";
                /** @description Sentences about responses that differ from the design decision. If no response differs, the sentences describe responses that agree with it. */
                evidence: string[];
            }[];
        };
        /** @description A requirement that the target violates, as the target file or the file of known failures declares. */
        deviation: {
            /** @description The id of the violated requirement. */
            requirement: string;
            /** @description The reason for the deviation. */
            reason: string;
            /** @description The last day (YYYY-MM-DD) on which the deviation is accepted. */
            until: string;
        };
        /**
         * @description The outcome of a test case or a requirement. Only passed proves that the implementation meets a requirement. The outcomes declared, not applicable and not observable do not prevent a certificate.
         * @enum {unknown}
         */
        outcome: "passed" | "failed" | "warned" | "declared" | "not applicable" | "not observable" | "unsupported" | "unbound" | "blocked" | "error" | "untested";
        /**
         * @description stated: the requirements from the service description, for any data format. published: the complete API contract with its schemas.
         * @enum {unknown}
         */
        verdict: "stated" | "published";
        /** @description The result for one interface of the API (conformance class) and one verdict. */
        class: {
            /** @description The name of the conformance class. */
            class: string;
            verdict: components["schemas"]["verdict"];
            /** @description True if all required test cases ran and no outcome prevents the certificate. */
            certified: boolean;
            /** @description The number of required requirements. */
            required: number;
            /** @description The number of required requirements that passed. */
            passed: number;
            /** @description The number of requirements with each outcome. */
            counts: {
                passed: number;
                failed: number;
                warned: number;
                declared: number;
                "not applicable": number;
                "not observable": number;
                unsupported: number;
                unbound: number;
                blocked: number;
                error: number;
                untested: number;
            };
        };
        /** @description A requirement and its outcome. */
        requirement: {
            /** @description The id of the requirement. */
            id: string;
            /** @description The interface of the API to which the requirement belongs. */
            interface: string;
            /** @description The conformance class to which the requirement belongs. */
            class: string;
            /** @description The text of the requirement. */
            statement: string;
            /**
             * @description stated: the requirement is in the service description. assumed: the requirement is based on a design decision of the published API contract.
             * @enum {unknown}
             */
            basis: "stated" | "assumed";
            /** @description The sections of the service description that contain the claims. */
            section: string;
            /** @description The ids of the claims (numbered statements of the service description in openapi/claims.json) on which the requirement is based. */
            claims: string[];
            /**
             * @description Only requirements of the level required affect a verdict.
             * @enum {unknown}
             */
            level: "required" | "recommended" | "informative";
            /** @description The operations to which the requirement applies. */
            operations: string[];
            /** @description The reason why no test case can test the requirement. Null if the requirement can be tested. */
            untestable: string | null;
            /** @description The ids of the test cases that test the requirement. */
            cases: string[];
            outcome: components["schemas"]["outcome"];
        };
        /** @description A request and its response. */
        exchange: {
            /** @description The operationId. */
            operation: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The URL of the request. */
            url: string;
            /** @description The headers of the request. */
            requestHeaders: {
                [key: string]: string;
            };
            /** @description The body of the request. */
            requestBody: string | null;
            /** @description The HTTP status of the response, or null if there was no response. */
            status: number | null;
            /** @description The headers of the response. */
            responseHeaders: {
                [key: string]: string;
            };
            /** @description The body of the response. */
            responseBody: string | null;
            /** @description The duration in milliseconds. */
            milliseconds: number;
            /** @description A shell command that repeats the request. It contains shell variables in place of secrets. */
            curl: string;
            /** @description The reason why there was no response, or null if there was a response. */
            failure: string | null;
            /**
             * @description True for a request in the section observe of the target file, which is no request of the operation. Otherwise absent.
             * @constant
             */
            beside?: true;
        };
        /** @description A test case and its outcome. */
        case: {
            /** @description The id of the test case. */
            id: string;
            /** @description The id of the requirement that the test case tests. */
            requirement: string;
            /** @description The expected behavior in one sentence. */
            title: string;
            verdict: components["schemas"]["verdict"];
            /** @description The operations that the test case uses. */
            operations: string[];
            outcome: components["schemas"]["outcome"];
            /** @description The reason why the test case did not pass. Null if the test case passed. */
            reason: string | null;
            /** @description The expected value, which can have any JSON type. */
            expected: unknown;
            /** @description The actual value, which can have any JSON type. */
            actual: unknown;
            /**
             * @description True if the test case has no result because the target was too slow or too busy. Absent otherwise.
             * @constant
             */
            tooSlow?: true;
            /** @description The failed test case or setup step that prevented this test case from running, or null. */
            blockedBy: string | null;
            /** @description The requests and responses of the test case in their order. */
            exchanges: components["schemas"]["exchange"][];
            /** @description The number of requests in the middle of a long test case that the report omits. */
            leftOut?: number;
            /** @description The index in exchanges of the response that decided the outcome, or null if several responses decided it. */
            decisive: number | null;
            /** @description A Node program without secrets that repeats the requests of a failed test case. Absent for other test cases. */
            script?: string;
            /** @description The duration of the test case in milliseconds. */
            milliseconds: number;
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
