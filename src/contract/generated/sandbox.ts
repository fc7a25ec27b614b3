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
         * @description Puts the tenant back to the world it was started with: rows, numbering and clock. Tokens that were handed out
         *     before stay valid as long as the clock says. The answer comes when it is done.
         */
        post: operations["resetTenant"];
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
        /** @description The sandbox has no tenant of this name; the detail lists those that it has. */
        TenantNotFound: {
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
         * @description The name of the tenant.
         * @example aurora
         */
        Tenant: string;
    };
    requestBodies: never;
    headers: never;
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
        requestBody?: never;
        responses: {
            /** @description The tenant is as it was at the start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TenantNotFound"];
        };
    };
}
