// Made from reporting/explore/explore.schema.json by "npm run generate". Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Exploration
         * @description The result of "cps explore": the violated requirements and the coverage. Credentials are removed. Later versions can add properties.
         */
        record: {
            /** @constant */
            format: 1;
            /** @constant */
            kind: "exploration";
            /** @description The id of the run. It is part of the names of all created objects. */
            runId: string;
            /** @description The random seed of the run. The option --seed with this value repeats the walks. */
            seed: number;
            /** Format: date-time */
            startedAt: string;
            /** @description The duration of the run in milliseconds. */
            milliseconds: number;
            /** @description The time in milliseconds after which no walk started. Absent without a time limit. */
            timeLimit?: number;
            /** @description The number of HTTP requests. */
            requests: number;
            /** @description The number of walks. A walk is a random sequence of steps. */
            walks: number;
            /** @description The number of random steps. */
            steps: number;
            /** @description The number of steps that the run executed only to repeat, shorten or confirm violations. */
            repeatedSteps: number;
            /** @description The tested implementation. */
            target: {
                name: string;
                /** @description The path of the target file, or null. */
                file: string | null;
                baseUrls: string[];
            };
            /**
             * @description findings: a violation occurred again with new objects. void: the run proves nothing about the target.
             * @enum {unknown}
             */
            conclusion: "no findings" | "findings" | "void";
            /** @description The reason for a void run, or null. */
            voidReason: string | null;
            /**
             * @description The exit code of the command.
             * @enum {unknown}
             */
            exitCode: 0 | 1 | 3;
            /** @description The violations that occurred again with new objects. */
            findings: components["schemas"]["finding"][];
            /** @description The violations of rules that the service description only implies. They do not change the conclusion. */
            warnings: components["schemas"]["finding"][];
            /** @description The violations that did not occur again with new objects. They do not change the conclusion. */
            flaky: components["schemas"]["finding"][];
            /** @description The reasons why walks ended early, with the number of walks. */
            endedEarly: {
                [key: string]: number;
            };
            coverage: components["schemas"]["coverage"];
            /** @description Shows how slowly the target responded, and how far the run reduced the number of parallel walks. Null if the target was fast enough. */
            slowdown: {
                /** @description The number of parallel walks at the start of the run. */
                concurrency: number;
                /** @description The lowest number of parallel walks to which the run was reduced. */
                lowest: number;
                /** @description The duration of the slowest response in milliseconds. */
                slowest: number;
                /** @description The number of requests that got no response within the request timeout. */
                unanswered: number;
                /** @description The maximum duration of a request in milliseconds (pace.requestTimeout in the target file). */
                requestTimeout: number;
            } | null;
            /** @description The objects that the run created and deleted. */
            cleanup: {
                created: number;
                removed: number;
                /** @description The objects that the run could not delete, with the reasons. */
                left: {
                    operation: string;
                    id: string;
                    reason: string;
                }[];
                /** @description The objects that no operation of the API can delete. Absent if there are no such objects. */
                staying?: {
                    operation: string;
                    id: string;
                    name: string;
                }[];
            };
        };
        /** @description A violated requirement, with the shortest sequence of steps that violates it. */
        finding: {
            /** @description The id of the requirement. */
            id: string;
            /** @description The part of the published contract that is violated, for example an operation and a keyword. Absent for stated requirements. */
            place?: string;
            /** @description The text of the requirement. */
            statement: string;
            /** @description The ids of the claims (numbered statements of the service description in openapi/claims.json) on which the requirement is based. */
            claims: string[];
            /** @description The conformance class to which the requirement belongs. */
            class: string;
            /**
             * @description stated: the requirement is in the service description. published: the requirement is in the published API contract.
             * @enum {unknown}
             */
            basis: "stated" | "published";
            /** @description One sentence that explains the difference between the expected and the observed value. */
            reason: string;
            /** @description The expected value. */
            expected?: unknown;
            /** @description The observed value. */
            observed?: unknown;
            /** @description The random seed of the run, for the option --seed. */
            seed: number;
            /** @description The shortest sequence of steps that violates the requirement. */
            steps: {
                /** @description The kind of the step. */
                command: string;
                /** @description The random seed for the values in the step. */
                seed: number;
                /** @description One sentence that describes the step. */
                text: string;
            }[];
            /** @description The number of executions that violated the requirement, each with new objects. */
            repeated: number;
            /** @description The number of other walks that violated the same requirement. */
            seenAgain: number;
            /** @description The requests and responses of the last execution. */
            exchanges: components["schemas"]["exchange"][];
            /** @description The index in exchanges of the response that showed the violation, or null. */
            decisive: number | null;
            /** @description A Node program without secrets that repeats the requests. Absent if a request has no response. */
            script?: string;
        };
        /** @description A request and its response, without secrets. */
        exchange: {
            /** @description The operationId. */
            operation: string;
            method: string;
            url: string;
            requestHeaders: {
                [key: string]: string;
            };
            requestBody: string | null;
            /** @description The HTTP status of the response, or null if there was no response. */
            status: number | null;
            responseHeaders: {
                [key: string]: string;
            };
            responseBody: string | null;
            milliseconds: number;
            /** @description A shell command that repeats the request. It contains shell variables in place of secrets. */
            curl: string;
            /** @description The reason why there was no response, or null if there was a response. */
            failure: string | null;
        };
        /** @description Shows what the run tested and what the run did not test. */
        coverage: {
            /** @description The number of responses with each HTTP status, for each operation. */
            operations: {
                operation: string;
                statuses: {
                    [key: string]: number;
                };
            }[];
            /** @description The required requirements from the service description that the run tested. */
            rules: {
                id: string;
                claims: string[];
                judged: number;
            }[];
            /** @description The required requirements from the service description that the run did not test, with the reasons. */
            unreached: {
                id: string;
                reason: string;
            }[];
            /** @description The claims of the service description with at least one tested requirement, and the claims without a tested requirement. */
            claims: {
                judged: string[];
                unreached: string[];
            };
            /** @description The number of times that each change of status occurred, or the reason why it did not occur. */
            transitions: {
                name: string;
                times: number;
                reason?: string;
            }[];
            /** @description The responses that the published API contract declares. Null if the target does not claim to implement this contract. */
            answers?: null | {
                declared: number;
                reached: number;
                /** @description The declared responses that did not occur, grouped by HTTP status. */
                unreached: {
                    status: string;
                    operations: string[];
                    /** @description The operations, each with the error code of the response if the contract declares one. */
                    answers: string[];
                    reason: string;
                }[];
            };
            /** @description Maps a description of an input, such as "roles: no type", to the number of steps that sent such an input. */
            reached: {
                [key: string]: number;
            };
            /** @description The number of executions of each kind of step. */
            steps: {
                [key: string]: number;
            };
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
