// Made from openapi/ by "npm run generate". Do not edit.
export interface paths {
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Exchanges the API key for an access token of the key's user. The token is good for 900 seconds by the tenant's
         *     clock, on this interface and on the administration interface. The request has no body.
         */
        post: operations["createDocumentsToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields
         * @description Every field that documents of the tenant may carry, in the order of their names. The list comes whole, without
         *     pages. Field names are case sensitive: `Term` and `term` are two fields.
         */
        get: operations["listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the provisions
         * @description Every provision of the tenant, in the order of their names. The list comes whole, without pages.
         */
        get: operations["listProvisions"];
        put?: never;
        /**
         * Create a provision
         * @description Adds a provision and begins to look for it in the tenant's documents: the answer names the provision record to
         *     follow that by. A document matches where the name or one of the tags occurs in its text, upper and lower case
         *     alike. Name and tags are stored without the white space around them; names differ by case.
         */
        post: operations["createProvision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provision-records/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a provision record
         * @description How the search for a provision goes. Ask again while `status` is `IN_PROGRESS`; once it is `READY`, each document
         *     that matched lists the provision.
         */
        get: operations["readProvisionRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List document records
         * @description The document records of the tenant, every version a record of its own, the one whose last change is oldest first.
         *     The filters narrow the list together. To follow what changes, ask with the `dateModified` of the last record as
         *     `modifiedSince`.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload a document
         * @description Takes in the first version of a new document and begins to process it: once the record is `READY` its text is found
         *     by searches, and provisions that match it are listed with it. A `docId` is free to be used again when no record has
         *     it any more. Either all parts keep the rules or nothing is taken in.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document record
         * @description One record by its id. Its fields and provisions come with it; its bytes have an address of their own.
         */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document record
         * @description Removes one record with its bytes, fields and passages. The other versions of the document stay as they are; once
         *     the last is gone, its docId is free again.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Set fields of a document record
         * @description Sets the values of the fields that the body names and leaves all others as they are. Names are case sensitive:
         *     `Term` and `term` are two fields. A name that the tenant has no field for yet creates one of the type `string`.
         *     Either all of it is done or nothing.
         */
        patch: operations["updateDocumentFields"];
        trace?: never;
    };
    "/documents/{documentId}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a new version of a document
         * @description Takes in a file as the newest version of an existing document and begins to process it. The new record has an id of
         *     its own and shares docSetId, docId and folder with the newest version so far; its number is one higher, also where
         *     the address names an older version. It starts without values in its fields.
         */
        post: operations["uploadDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description The very bytes that were uploaded, whatever the status of the record. An `If-None-Match` with the tag of the file is
         *     answered with 304; otherwise a `Range` is answered with that part, unless `If-Range` names another tag.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}/processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a processed document
         * @description The searchable PDF that processing made of the file. It is there once the record is `READY`, and never changes after
         *     that. Conditions and ranges work as they do for the document itself.
         */
        get: operations["downloadProcessedDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/docid/{docId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document record by docId
         * @description The newest version of the document that the caller knows by its own id. Where the newest was deleted, that is the
         *     newest of those that are left.
         */
        get: operations["readDocumentByDocId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set fields of a document by docId
         * @description The same for the newest version of the document that the caller knows by its own id: it sets the values of the
         *     fields that the body names and leaves all others as they are. Names are case sensitive:
         *     `Term` and `term` are two fields. A name that the tenant has no field for yet creates one of the type `string`.
         *     Either all of it is done or nothing.
         */
        patch: operations["updateDocumentFieldsByDocId"];
        trace?: never;
    };
    "/documents/docsetid/{docSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a document
         * @description Every record that shares the document-set id, that is every version of one document, the oldest first. A set whose
         *     records were all deleted is unknown.
         */
        get: operations["listDocumentSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search documents
         * @description Looks for the terms of `q` in the names, folders, field values and texts of all records of the tenant, every version
         *     by itself, upper and lower case alike; a record must hold each of them. A text is found once its record is `READY`. The best match comes first, and of equals
         *     the one with the lower id.
         */
        get: operations["searchDocuments"];
        put?: never;
        /**
         * Search documents by conditions
         * @description Finds the records that meet every condition of `query`. A leaf condition looks at a field, a property, a provision or
         *     the text; `{ any: [...] }` is met where one of its conditions is. Three `any` may stand inside each other, and a
         *     query has at most 50 leaf conditions in all. Without `sort` the best match comes first, and of equals the one with
         *     the lower id. For another page, send the same body to the address in `next`.
         */
        post: operations["queryDocuments"];
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
        /** @description An access token in JWT form. */
        AccessToken: {
            /**
             * @description The JWT to send as `Authorization: Bearer <token>`. Its claims: `sub` (user id), `tenant`, `role` (`user`,
             *     `admin`, `super-admin`), `iat`, `exp` and `iss`.
             */
            token: string;
        };
        /** @description One violation and its place, which is either `pointer` or `parameter`. */
        ErrorDetail: {
            /**
             * @description JSON Pointer to the place in the body; `""` is the whole body. In a form the first step is the name of the
             *     part and the steps after it lead into the part's JSON.
             */
            pointer?: string;
            /** @description The name of the query, path or header parameter. */
            parameter?: string;
            /** @description What was wanted and what came. */
            message: string;
        };
        /** @description Why a request was refused. */
        Error: {
            /** @description One sentence for people; programs go by the code. */
            error: string;
            /**
             * @description A code of the register, words in upper case with blanks between them. Of several violations it is the code of
             *     the first in `details`.
             */
            code: string;
            /** @description One entry for each violation, present where the request has a value or place to blame. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /**
         * @description The name of a field, 1 to 255 characters, at least one of which is not white space. Upper and lower case count,
         *     and nothing is trimmed.
         * @example Governing Law
         */
        FieldName: string;
        /**
         * @description What the values of a field are: `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select` hold JSON
         *     strings, `number` JSON numbers, `boolean` JSON booleans.
         * @enum {string}
         */
        FieldType: "string" | "number" | "boolean" | "date" | "single_select" | "multi_select";
        /** @description A field that documents may carry. */
        FieldDefinition: {
            name: components["schemas"]["FieldName"];
            /** @description What people read; equal to the name until somebody chose another. */
            label: string;
            type: components["schemas"]["FieldType"];
            /** @description What people are told about the field, null where nobody wrote anything. */
            helpText: string | null;
            /** @description Whether the field is in use. */
            active: boolean;
            /** @description The values to choose from; empty unless the type is `single_select` or `multi_select`. */
            allowedValues: string[];
            /** @description The group that the field is shown in, null where it is in none. */
            section: string | null;
        };
        /** @description The fields that were asked for, all at once. */
        FieldList: {
            /** @description How many fields the list has. */
            count: number;
            /** @description The fields in the order of their names (code points). */
            fields: components["schemas"]["FieldDefinition"][];
        };
        /** @description A provision that is looked for in the documents of the tenant. */
        Provision: {
            /** @description The name of the provision, looked for in the text as well. */
            name: string;
            /** @description More texts that are looked for, in the order in which they were given. */
            provisionTags: string[];
        };
        /** @description All provisions of the tenant at once. */
        ProvisionList: {
            /** @description How many provisions the list has. */
            count: number;
            /** @description The provisions in the order of their names (code points). */
            provisions: components["schemas"]["Provision"][];
        };
        /**
         * @description 1 to 255 characters (code points) after the white space at both ends is taken off, unlike the names of all other
         *     provisions of the tenant (case counts).
         * @example Limitation of Liability
         */
        ProvisionName: string;
        /**
         * @description A text to look for, 1 to 255 characters after the white space at both ends is taken off.
         * @example aggregate liability
         */
        ProvisionTag: string;
        /** @description A provision to be looked for. */
        ProvisionCreate: {
            name: components["schemas"]["ProvisionName"];
            /** @description More texts to look for besides the name, at most 100; one said twice counts once. */
            provisionTags?: components["schemas"]["ProvisionTag"][];
        };
        /**
         * @description An id that the service gave, digits only, unique in the tenant among things of its kind.
         * @example 1042
         */
        Id: string;
        /**
         * @description Where the search for a provision stands: `IN_PROGRESS` while the documents are looked through, then `READY`, or
         *     `FAILED` where that broke off. The last two never change.
         * @enum {string}
         */
        ProvisionStatus: "IN_PROGRESS" | "READY" | "FAILED";
        /** @description A new provision and the record that tells how the search for it goes. */
        CreatedProvision: {
            /** @description The name of the provision, looked for in the text as well. */
            name: string;
            /** @description More texts that are looked for, in the order in which they were given. */
            provisionTags: string[];
            /** @description The id to read the provision record by. */
            recordId: components["schemas"]["Id"];
            status: components["schemas"]["ProvisionStatus"];
        };
        /**
         * Format: date-time
         * @description A moment in UTC, RFC 3339 with the ending `Z`.
         * @example 2026-03-02T09:15:00Z
         */
        Timestamp: string;
        /** @description How the search for a provision goes, or went. */
        ProvisionRecord: {
            /** @description The id of the record. */
            recordId: components["schemas"]["Id"];
            /** @description The name of the provision that is looked for. */
            provisionName: string;
            status: components["schemas"]["ProvisionStatus"];
            /** @description In how many document records the provision was found so far. */
            documentsTagged: number;
            /** @description When the provision was created. */
            dateCreated: components["schemas"]["Timestamp"];
            /** @description When the status or the count last changed. */
            dateModified: components["schemas"]["Timestamp"];
        };
        /** @description The caller's own id of the document, null where the upload gave none. */
        GivenDocId: string | null;
        /** @description The place of this record among the versions of its document, 1 for the first. */
        VersionNumber: number;
        /**
         * @description The name of the uploaded file, with its ending and without a folder.
         * @example Master Agreement.pdf
         */
        FileName: string;
        /**
         * @description The path of a folder: `/` is the topmost, `/Suppliers/2026` one two levels below. Upper and lower case count, and
         *     no path but the topmost ends with `/`.
         * @example /Suppliers/2026
         */
        FolderPath: string;
        /**
         * @description Where the processing of a document stands: `IN_PROGRESS` until its text was read, then `READY`, or `FAILED` where
         *     the file could not be read. The last two never change.
         * @enum {string}
         */
        DocumentStatus: "IN_PROGRESS" | "READY" | "FAILED";
        /**
         * @description The kind of the file, judged by its content and its name.
         * @enum {string}
         */
        FileType: "pdf" | "docx" | "doc" | "txt" | "csv" | "xlsx" | "xls" | "jpeg" | "png";
        /** @description The size of the uploaded file in bytes, at most 104,857,600 (100 MiB). */
        FileSize: number;
        /** @description One value that a document carries in a field. */
        DocumentFieldValue: {
            /** @description The value, a JSON string, number or boolean as the type of the field has it. */
            value: string | number | boolean;
        };
        /** @description A field that a document carries, with its values. */
        DocumentField: {
            name: components["schemas"]["FieldName"];
            /** @description The values in their order, at least one; a cleared field is not listed. */
            values: components["schemas"]["DocumentFieldValue"][];
        };
        /** @description A passage of a document that a provision was found in. */
        ProvisionPassage: {
            /** @description The passage as the document's text has it. */
            text: string;
            /** @description How sure the match is, from 0 to 1. */
            score: number;
        };
        /** @description A provision that was found in a document. */
        DocumentProvision: {
            /** @description The name of the provision. */
            name: string;
            /** @description The passages that match, in the order of the text. */
            content: components["schemas"]["ProvisionPassage"][];
        };
        /** @description A document record, that is one version of a document. */
        Document: {
            /** @description The id of this record; each version has its own. */
            documentId: components["schemas"]["Id"];
            docId: components["schemas"]["GivenDocId"];
            /** @description The id that all versions of the document share. */
            docSetId: components["schemas"]["Id"];
            version: components["schemas"]["VersionNumber"];
            name: components["schemas"]["FileName"];
            path: components["schemas"]["FolderPath"];
            status: components["schemas"]["DocumentStatus"];
            /** @description Why the file could not be read, in words for people; null unless the status is `FAILED`. */
            failureReason: string | null;
            fileType: components["schemas"]["FileType"];
            fileSize: components["schemas"]["FileSize"];
            /** @description When the file was taken in. */
            dateCreated: components["schemas"]["Timestamp"];
            /** @description When the record last changed, by processing, by new values of its fields or by a provision found in it. */
            dateModified: components["schemas"]["Timestamp"];
            /** @description The fields that have a value, in the order of their names (code points). */
            fields: components["schemas"]["DocumentField"][];
            /** @description The provisions that were found in the text, in the order of their names; empty until the text was read. */
            provisions: components["schemas"]["DocumentProvision"][];
        };
        /** @description One page of a list of document records. */
        DocumentPage: {
            /** @description How many records there are on all pages together. */
            count: number;
            /**
             * Format: uri
             * @description The absolute address of the next page, null on the last.
             */
            next: string | null;
            /**
             * Format: uri
             * @description The absolute address of the page before, null on the first.
             */
            previous: string | null;
            /** @description The records of this page; none on a page past the end. */
            documents: components["schemas"]["Document"][];
        };
        /**
         * Format: binary
         * @description The file with its name: PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG or PNG, at most 104,857,600 bytes (100 MiB). Its
         *     type is judged by content as well as by name; what the part's own Content-Type says does not count. The name, 1 to
         *     255 characters without `/`, `\` and control characters, becomes the name of the record.
         */
        DocumentFile: string;
        /**
         * @description The caller's own id of a document, any text of 1 to 255 characters. All versions of a document share it; no other
         *     document of the tenant has it.
         * @example CTR-2026-0117
         */
        DocId: string;
        /** @description One value of a field. */
        FieldValue: {
            /**
             * @description A JSON string for `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select`, a JSON number for
             *     `number`, a JSON boolean for `boolean`.
             */
            value: string | number | boolean;
        };
        /**
         * @description The values that a field is to have from now on; they take the place of all earlier ones. A name that no field of
         *     the tenant has yet makes a field of the type `string`.
         */
        FieldUpdate: {
            name: components["schemas"]["FieldName"];
            /** @description The values in their order; none clears the field. A `single_select` takes one at most. */
            values: components["schemas"]["FieldValue"][];
        };
        /** @description The fields to set, each name once. An empty list changes nothing. */
        FieldUpdateList: components["schemas"]["FieldUpdate"][];
        /** @description The parts of an upload, each at most once and none empty. */
        DocumentUpload: {
            file: components["schemas"]["DocumentFile"];
            docId?: components["schemas"]["DocId"];
            /** @description The path of the folder to put the document into; `/` where the part is absent. */
            uploadPath?: components["schemas"]["FolderPath"];
            /**
             * @description The fields that the document is to carry, as JSON text: the list that an update of its fields takes, under the
             *     same rules. Where one is broken, nothing is taken in.
             */
            fields?: string;
        };
        /** @description A file that was taken in and is being processed. */
        AcceptedDocument: {
            /**
             * @description Always `IN_PROGRESS`; read the record to see how it ends.
             * @constant
             */
            status: "IN_PROGRESS";
            /** @description The id of the new record. */
            documentId: components["schemas"]["Id"];
            docId: components["schemas"]["GivenDocId"];
            /** @description The id that all versions of the document share. */
            docSetId: components["schemas"]["Id"];
        };
        /** @description The fields of a document to be set. */
        FieldsUpdate: {
            fields: components["schemas"]["FieldUpdateList"];
        };
        /** @description The one part of an upload of a new version. */
        VersionUpload: {
            file: components["schemas"]["DocumentFile"];
        };
        /**
         * Format: binary
         * @description The bytes of a file, or some of them.
         */
        Binary: string;
        /** @description A document record that a search found. */
        FoundDocument: {
            /** @description The id of this record; each version has its own. */
            documentId: components["schemas"]["Id"];
            docId: components["schemas"]["GivenDocId"];
            /** @description The id that all versions of the document share. */
            docSetId: components["schemas"]["Id"];
            version: components["schemas"]["VersionNumber"];
            name: components["schemas"]["FileName"];
            path: components["schemas"]["FolderPath"];
            status: components["schemas"]["DocumentStatus"];
            /** @description Why the file could not be read, in words for people; null unless the status is `FAILED`. */
            failureReason: string | null;
            fileType: components["schemas"]["FileType"];
            fileSize: components["schemas"]["FileSize"];
            /** @description When the file was taken in. */
            dateCreated: components["schemas"]["Timestamp"];
            /** @description When the record last changed, by processing, by new values of its fields or by a provision found in it. */
            dateModified: components["schemas"]["Timestamp"];
            /** @description The fields that have a value, in the order of their names (code points). */
            fields: components["schemas"]["DocumentField"][];
            /** @description The provisions that were found in the text, in the order of their names; empty until the text was read. */
            provisions: components["schemas"]["DocumentProvision"][];
            /** @description How well the record matches; scores compare only within one answer, and more is better. */
            score: number;
            /**
             * @description A passage around the first match in the text; a simple search shows name, folder or field value where the text was not
             *     what matched, a composite search null.
             */
            snippet: string | null;
        };
        /** @description One page of what a search found. */
        SearchPage: {
            /** @description How many records there are on all pages together. */
            count: number;
            /**
             * Format: uri
             * @description The absolute address of the next page, null on the last.
             */
            next: string | null;
            /**
             * Format: uri
             * @description The absolute address of the page before, null on the first.
             */
            previous: string | null;
            /** @description The records of this page, in the order that the operation names; none on a page past the end. */
            documents: components["schemas"]["FoundDocument"][];
        };
        /**
         * @description A plain member of a document record.
         * @enum {string}
         */
        DocumentProperty: "documentId" | "docId" | "docSetId" | "version" | "name" | "path" | "status" | "fileType" | "fileSize" | "dateCreated" | "dateModified";
        /**
         * @description How terms are compared.
         *
         *     | filter | true when | takes terms | fits |
         *     |---|---|---|---|
         *     | `equals` | a value is one of the terms | yes | every field and property |
         *     | `notEquals` | no value is one of the terms, also where there is no value | yes | every field and property |
         *     | `containsText` | one of the terms occurs, upper and lower case alike | yes | text, provisions, whatever holds text |
         *     | `before`, `after` | a moment or day lies before (after) one of the terms | yes | dates and times |
         *     | `greaterThan`, `lessThan` | a number is greater (less) than one of the terms | yes | numbers |
         *     | `isEmpty`, `isNotEmpty` | there is no value, or there is one | no | everything |
         * @enum {string}
         */
        QueryFilter: "equals" | "notEquals" | "containsText" | "before" | "after" | "greaterThan" | "lessThan" | "isEmpty" | "isNotEmpty";
        /**
         * @description Either a leaf, with `type`, `filter` and what they call for, or `any` alone: a list of conditions, one of which is
         *     to be met. Three `any` may stand inside each other.
         */
        QueryCondition: {
            /**
             * @description What is looked at: a `field` or a `property` by its name, the passages of a `provision` by its name, the names
             *     and passages of all provisions where a `provision` has no name, or the `text` of the document.
             * @enum {string}
             */
            type?: "field" | "provision" | "text" | "property";
            /**
             * @description The name of the field (case counts), of the provision (case counts) or of the property, needed but for a
             *     `provision`; not with `text`. No record has a value for a name that no field or provision has.
             */
            name?: string;
            filter?: components["schemas"]["QueryFilter"];
            /**
             * @description What to compare with, of the type of the value: JSON numbers with numbers, JSON booleans with booleans, texts
             *     with the rest, `YYYY-MM-DD` with date fields and RFC 3339 with times. Several terms are alternatives.
             *     `isEmpty` and `isNotEmpty` go without terms or with an empty list.
             */
            terms?: (string | number | boolean)[];
            /** @description Conditions, one of which a record must meet. */
            any?: components["schemas"]["QueryCondition"][];
        };
        /** @description One step of the order; records without a value come last either way. */
        QuerySort: {
            property: components["schemas"]["DocumentProperty"];
            /**
             * @description Upwards or downwards; ids and numbers go by their value, texts by code points.
             * @enum {string}
             */
            order: "asc" | "desc";
        };
        /** @description A composite search. */
        DocumentQuery: {
            /** @description The conditions, all of which a record must meet. */
            query: components["schemas"]["QueryCondition"][];
            /** @description The order of what is found, the first entry counting most; absent or empty puts the best first. */
            sort?: components["schemas"]["QuerySort"][];
        };
    };
    responses: {
        /**
         * @description The address cannot be read, or carries a query parameter that the operation does not know or that came twice; or there
         *     is a body with members, where the operation takes none.
         */
        BadParametersOrBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller sent more requests than the tenant's rate limit lets through; nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing, malformed, wrongly signed or expired, or it ended with its tenant or API key. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address cannot be read, or it carries a query parameter that the operation does not know or that came twice. */
        BadParameters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than this operation takes; it was not read to its end. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file has more than 104,857,600 bytes (100 MiB), or the other parts are too large; nothing was taken in. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The body is not `multipart/form-data`, or the file is of no type that is taken, or its content is not what its name
         *     says.
         */
        FileTypeUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No document record of the tenant has this id, or it was deleted. */
        DocumentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field breaks a rule; nothing was changed and no field was created. `details` has an entry for every violation. */
        FieldsRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The whole file, byte for byte as it was uploaded. */
        File: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": components["schemas"]["Binary"];
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["Binary"];
                "application/msword": components["schemas"]["Binary"];
                "text/plain": components["schemas"]["Binary"];
                "text/csv": components["schemas"]["Binary"];
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Binary"];
                "application/vnd.ms-excel": components["schemas"]["Binary"];
                "image/jpeg": components["schemas"]["Binary"];
                "image/png": components["schemas"]["Binary"];
            };
        };
        /** @description The bytes that the range asked for. */
        FilePart: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                "Content-Range": components["headers"]["ContentRange"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": components["schemas"]["Binary"];
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["Binary"];
                "application/msword": components["schemas"]["Binary"];
                "text/plain": components["schemas"]["Binary"];
                "text/csv": components["schemas"]["Binary"];
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Binary"];
                "application/vnd.ms-excel": components["schemas"]["Binary"];
                "image/jpeg": components["schemas"]["Binary"];
                "image/png": components["schemas"]["Binary"];
            };
        };
        /** @description The caller has these bytes already; the answer has no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The range begins behind the last byte of the file. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["UnsatisfiedRange"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The whole searchable PDF that was made of the file. */
        ProcessedFile: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": components["schemas"]["Binary"];
            };
        };
        /** @description The bytes of the searchable PDF that the range asked for. */
        ProcessedFilePart: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                "Content-Range": components["headers"]["ContentRange"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": components["schemas"]["Binary"];
            };
        };
        /** @description No document of the tenant has this docId. */
        DocIdNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A paging parameter is out of its bounds, or a parameter is unknown or comes twice. */
        BadPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Which fields to list: `active` or `true` only active ones, `inactive` or `false` only inactive ones. Without the
         *     parameter all are listed.
         * @example active
         */
        Active: "active" | "true" | "inactive" | "false";
        /**
         * @description The id of the provision record, as the creation of the provision answered with it.
         * @example 31
         */
        RecordId: string;
        /**
         * @description Only records that changed at this moment or later, in RFC 3339.
         * @example 2026-03-01T00:00:00Z
         */
        ModifiedSince: string;
        /**
         * @description Only records in this folder, not in those below it. A path that no folder has lists nothing.
         * @example /Suppliers/2026
         */
        Path: string;
        /**
         * @description Only records whose processing stands here.
         * @example READY
         */
        Status: "IN_PROGRESS" | "READY" | "FAILED";
        /**
         * @description Which page to answer with. A page past the end is empty.
         * @example 2
         */
        Page: number;
        /**
         * @description How many records a page has.
         * @example 100
         */
        PageSize: number;
        /**
         * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
         * @example 1042
         */
        DocumentId: string;
        /**
         * @description One range of bytes, such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. Anything else, several ranges too, is
         *     answered with the whole file.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description Entity tags that the caller has the bytes of, or `*`; where one is that of the file, the answer is 304.
         * @example "5f1d7a84db00d2fce00b31a7fc73224f"
         */
        IfNoneMatch: string;
        /**
         * @description The entity tag that the range is meant for; where the file has another, it comes whole.
         * @example "5f1d7a84db00d2fce00b31a7fc73224f"
         */
        IfRange: string;
        /**
         * @description The caller's own id of a document, percent-encoded where its characters call for it. Upper and lower case count.
         * @example CTR-2026-0117
         */
        DocId: string;
        /**
         * @description The id that all versions of a document share.
         * @example 880
         */
        DocSetId: string;
        /**
         * @description What to look for, upper and lower case alike. What stands between blanks is a term, which a record holds wherever its
         *     characters stand, within a word too; a word of one or two letters stands for itself. A record must hold every term,
         *     and the one that holds them more often comes first. Punctuation alone finds nothing.
         * @example limitation of liability
         */
        SearchText: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The scheme that lets a request in.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description After how many seconds to try again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description The address of the provision record, which tells how the search for the provision goes.
         * @example /provision-records/31
         */
        RecordLocation: string;
        /**
         * @description The address of the new record, which tells how the processing goes.
         * @example /documents/1042
         */
        Location: string;
        /**
         * @description An attachment with the name of the file, where need be also in the form of RFC 8187.
         * @example attachment; filename="Master Agreement.pdf"
         */
        ContentDisposition: string;
        /**
         * @description The strong entity tag of the file; other bytes have another tag.
         * @example "5f1d7a84db00d2fce00b31a7fc73224f"
         */
        ETag: string;
        /**
         * @description Ranges are counted in bytes.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description Which bytes came, and of how many.
         * @example bytes 0-1023/48213
         */
        ContentRange: string;
        /**
         * @description How many bytes the file has.
         * @example bytes *\/48213
         */
        UnsatisfiedRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createDocumentsToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access token, a signed JWT that names user, tenant and role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            /** @description The request carries no API key. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No tenant knows the API key, or it was revoked. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFields: {
        parameters: {
            query?: {
                /**
                 * @description Which fields to list: `active` or `true` only active ones, `inactive` or `false` only inactive ones. Without the
                 *     parameter all are listed.
                 * @example active
                 */
                active?: components["parameters"]["Active"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, all of them or those that `active` chose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldList"];
                };
            };
            /** @description The value of `active` is not one of the four, or a parameter is unknown or comes twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProvisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All provisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisionList"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProvision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvisionCreate"];
            };
        };
        responses: {
            /** @description The provision exists from now on and is being looked for. */
            201: {
                headers: {
                    Location: components["headers"]["RecordLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedProvision"];
                };
            };
            /** @description The body breaks a rule; nothing was created. `details` has an entry for every violation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has a provision of exactly this name already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readProvisionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the provision record, as the creation of the provision answered with it.
                 * @example 31
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisionRecord"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no provision record of this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only records that changed at this moment or later, in RFC 3339.
                 * @example 2026-03-01T00:00:00Z
                 */
                modifiedSince?: components["parameters"]["ModifiedSince"];
                /**
                 * @description Only records in this folder, not in those below it. A path that no folder has lists nothing.
                 * @example /Suppliers/2026
                 */
                path?: components["parameters"]["Path"];
                /**
                 * @description Only records whose processing stands here.
                 * @example READY
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page has.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            /** @description A filter or paging parameter has a value that it does not take, is unknown or comes twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The file was taken in and is being processed. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedDocument"];
                };
            };
            /**
             * @description A part is absent, empty, unknown or there twice, or its value breaks a rule; nothing was taken in. `details` has
             *     an entry for every violation.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no folder of this path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A document of the tenant has this docId already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
                 * @example 1042
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
                 * @example 1042
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record is gone; from now on its id is unknown. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDocumentFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
                 * @example 1042
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldsUpdate"];
            };
        };
        responses: {
            /** @description The document has these values from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FieldsRejected"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadDocumentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
                 * @example 1042
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VersionUpload"];
            };
        };
        responses: {
            /** @description The new version was taken in and is being processed. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedDocument"];
                };
            };
            /** @description The file is absent, empty or there twice, or a part or parameter is unknown; nothing was taken in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes, such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. Anything else, several ranges too, is
                 *     answered with the whole file.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description Entity tags that the caller has the bytes of, or `*`; where one is that of the file, the answer is 304.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The entity tag that the range is meant for; where the file has another, it comes whole.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
                 * @example 1042
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["File"];
            206: components["responses"]["FilePart"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    downloadProcessedDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes, such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. Anything else, several ranges too, is
                 *     answered with the whole file.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description Entity tags that the caller has the bytes of, or `*`; where one is that of the file, the answer is 304.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The entity tag that the range is meant for; where the file has another, it comes whole.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The id of a document record. An id that no record of the tenant has is unknown, whatever it looks like.
                 * @example 1042
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProcessedFile"];
            206: components["responses"]["ProcessedFilePart"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            /** @description No document record of the tenant has this id, or its processing failed and nothing was made of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The document is still being processed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    readDocumentByDocId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The caller's own id of a document, percent-encoded where its characters call for it. Upper and lower case count.
                 * @example CTR-2026-0117
                 */
                docId: components["parameters"]["DocId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest record of the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocIdNotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDocumentFieldsByDocId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The caller's own id of a document, percent-encoded where its characters call for it. Upper and lower case count.
                 * @example CTR-2026-0117
                 */
                docId: components["parameters"]["DocId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldsUpdate"];
            };
        };
        responses: {
            /** @description The document has these values from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FieldsRejected"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocIdNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDocumentSet: {
        parameters: {
            query?: {
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page has.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The id that all versions of a document share.
                 * @example 880
                 */
                docSetId: components["parameters"]["DocSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            /** @description No document record of the tenant has this document-set id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchDocuments: {
        parameters: {
            query: {
                /**
                 * @description What to look for, upper and lower case alike. What stands between blanks is a term, which a record holds wherever its
                 *     characters stand, within a word too; a word of one or two letters stands for itself. A record must hold every term,
                 *     and the one that holds them more often comes first. Punctuation alone finds nothing.
                 * @example limitation of liability
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page has.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /**
             * @description What to look for is absent or empty, a paging parameter is out of its bounds, or a parameter is unknown or comes
             *     twice.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    queryDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Which page to answer with. A page past the end is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page has.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentQuery"];
            };
        };
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description The query breaks a rule, or a paging parameter does. `details` has an entry for every violation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
