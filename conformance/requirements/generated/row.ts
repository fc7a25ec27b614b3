// Made from conformance/requirements/row-file.schema.json by "npm run generate". Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** A file of the requirements register */
        record: components["schemas"]["row"][];
        text: string;
        row: {
            /** @description The permanent id of the requirement. Test cases, faults and reports refer to this id. */
            id: string;
            /** @enum {string} */
            interface: "admin" | "documents";
            /** @description The operations of the requirement. A requirement needs this list only if its test cases name no operations. */
            operations?: components["schemas"]["text"][];
            /**
             * @description Only requirements of the level required affect a verdict.
             * @enum {string}
             */
            level: "required" | "recommended" | "informative";
            /**
             * @description stated: the requirement is in the service description and applies to every implementation. assumed: the requirement applies only to implementations of the published API contract.
             * @enum {string}
             */
            basis: "stated" | "assumed";
            /** @description The id of the decision in openapi/decisions.yaml on which an assumed requirement is based. */
            decision?: string;
            /** @description The ids of the claims in openapi/claims.yaml on which the requirement is based. An assumed requirement defines details that its claims leave open. */
            claims: string[];
            /** @description The requirement as one sentence in the present tense. */
            statement: components["schemas"]["text"];
            /** @description The reason why no test case can test the requirement. */
            untestable?: components["schemas"]["text"];
            /**
             * @description True if the requirement is only about the spelling of names. A different spelling causes only a warning.
             * @constant
             */
            spelling?: true;
            /**
             * @description The responses of all operations to which the requirement applies.
             * @enum {string}
             */
            about?: "all answers" | "all rejections";
            /** @description Explains why a target may lack an operation that shows whether the target meets the requirement. */
            help?: components["schemas"]["text"];
            /** @description The condition under which the requirement applies. A target file may declare that the condition never occurs at the target. */
            condition?: components["schemas"]["text"];
            /** @description A remark about the test cases of the requirement. */
            note?: components["schemas"]["text"];
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
