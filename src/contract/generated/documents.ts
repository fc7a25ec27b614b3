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
         * @description Exchanges the API key for an access token of the key's user. The access token is valid for 900 seconds on the tenant's clock, on the documents interface and the administration interface. The request has no body.
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
         * @description Lists all fields that the tenant's documents can have, ordered by name, without pages. Field names are case-sensitive, so `Term` and `term` are two fields.
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
         * @description Lists all provisions of the tenant in one response, sorted by name.
         */
        get: operations["listProvisions"];
        put?: never;
        /**
         * Create a provision
         * @description Creates a provision and starts to search the tenant's documents for the provision. Read the provision record to follow the search. A document matches the provision if its text contains the name or one of the tags, ignoring case. The name and the tags of the provision are stored without leading and trailing white space. Names of provisions are case-sensitive.
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
         * @description Returns the status of the search for a provision. Read the provision record repeatedly while its `status` is `IN_PROGRESS`. After the `status` is `READY`, each matching document lists the provision.
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
         * @description Lists the tenant's document records, least recently changed first. Records with the same time of change have the order of their changes, and records of one change are sorted by `documentId` as a number. Each version of a document has its own document record. The list contains the document records that match all filters of the request. A record that changes while a client follows the links `next` moves to the end of the list, so the client misses no record and no change. To read later changes, send the `dateModified` of the last document record as `modifiedSince`.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Upload a document
         * @description Stores the first version of a new document and starts to process it. After the status of the document is `READY`, searches find its text and its record lists matching provisions. A `docId` can be used again after all its records are deleted. If any form part is invalid, nothing is stored.
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
         * @description Returns one document record with its fields and provisions. The file of the document has its own URL.
         */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document record
         * @description Deletes one document record with its file, field values and found provisions. Other versions of the document stay unchanged. After the last version is deleted, its docId can be used again.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Set fields of a document record
         * @description Sets the values of the fields in the body. Fields that are absent from the body stay unchanged. Field names are case-sensitive, so `Term` and `term` are two fields. If the tenant has no field with a name in the body, a field of the type `string` is created. The update of the fields applies completely or not at all.
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
         * @description Stores a file as the newest version of an existing document and starts to process it. The new document record has its own id and the docSetId, docId and folder of the newest version. The version number of the new record is one higher than the newest, even if the URL names an older version. The new document record has no field values.
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
         * @description Returns the uploaded file unchanged, for any status of the document record. If `If-None-Match` contains the entity tag of the file, the response is 304. If the response is not 304, `Range` selects a part of the file, unless `If-Range` has a different entity tag.
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
         * @description Returns the searchable PDF that was made from the file. The PDF exists after the status is `READY` and does not change. The headers `If-None-Match`, `Range` and `If-Range` work as for the download of the original document.
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
         * @description Returns the newest version of the document with the docId that the caller chose. If the newest version was deleted, the newest remaining version is returned.
         */
        get: operations["readDocumentByDocId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set fields of the document with a given docId
         * @description Sets the values of the fields in the body for the newest version of the document with the docId that the caller chose. Fields that are absent from the body stay unchanged. Field names are case-sensitive, so `Term` and `term` are two fields. If the tenant has no field with a name in the body, a field of the type `string` is created. The update of the fields applies completely or not at all.
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
         * @description Lists all versions of the document with this document-set id, oldest first. A document-set id without document records is unknown.
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
         * @description Searches the names, folders, field values and texts of all records of the tenant for the terms in `q`, ignoring case. Each version of a document is searched separately. A document record must contain all search terms. Searches find the text of a document after its status is `READY`. The best match comes first. Equally good matches are sorted by id.
         */
        get: operations["searchDocuments"];
        put?: never;
        /**
         * Search documents by conditions
         * @description Returns the document records that match every condition of `query`. A condition checks a field, a property, a provision or the text of a document. A condition of the form `{ any: [] }` matches if at least one of the conditions in its list matches. Conditions with `any` can be nested three levels deep. A query has at most 50 conditions, not counting conditions with `any`. Without `sort`, the best match comes first, and equally good matches are sorted by id. To get another page of search results, send the same body to the URL in `next`.
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
        /**
         * Format: date-time
         * @description A time in UTC, in RFC 3339 format with the suffix `Z`.
         * @example 2026-03-02T09:15:00Z
         */
        Timestamp: string;
        /** @description An access token, which is a JSON Web Token (JWT). */
        AccessToken: {
            /**
             * @description The JWT to send with the scheme Bearer in the header `Authorization`. The JWT has the claims `sub` (user id),
             *     `tenant`, `role` (`user`, `admin`, `super-admin`), `iat`, `exp` and `iss`.
             *     The claims `iat` and `exp` are times of the real clock.
             */
            token: string;
            /** @description The time at which the token expires, which is the claim `exp` as a time of the real clock. */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /** @description One violation. Either `pointer` or `parameter` gives the location of the violation. */
        ErrorDetail: {
            /** @description A JSON Pointer into the body. The pointer `""` refers to the whole body. The pointer to a value in a form starts with the name of the form part, and the following segments point into the JSON of the part. */
            pointer?: string;
            /** @description The name of the query, path or header parameter that caused the error. */
            parameter?: string;
            /** @description The expected value and the received value. */
            message: string;
        };
        /** @description The reason why the service refused the request. */
        Error: {
            /** @description The error message for people. Programs should use the member `code` instead. */
            error: string;
            /** @description The error code, which has upper-case words separated by spaces. If the request has several violations, `code` is the error code of the first entry in `details`. */
            code: string;
            /** @description The value of the header `X-Request-Id` of the request. The member is absent if the request had no such header. */
            requestId?: string;
            /**
             * Format: uri-reference
             * @description The entry of the error code in the register of error codes.
             */
            about?: string;
            /** @description One entry per violation. The member `details` is present if a value in the request or its URL is invalid. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /**
         * @description The name of a field with 1 to 255 characters, not only white space. The field name is case-sensitive, and white space in it is not removed.
         * @example Governing Law
         */
        FieldName: string;
        /**
         * @description The type of a field's values. Values of `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select` are JSON strings. Values of `number` are JSON numbers, and values of `boolean` are JSON booleans.
         * @enum {string}
         */
        FieldType: "string" | "number" | "boolean" | "date" | "single_select" | "multi_select";
        /** @description The definition of a field that documents can have. */
        FieldDefinition: {
            name: components["schemas"]["FieldName"];
            /** @description The display name of the field. By default, the display name is the name of the field. */
            label: string;
            type: components["schemas"]["FieldType"];
            /** @description The description of the field, or null if the field has no description. */
            helpText: string | null;
            /** @description True for an active field, false for an inactive field. The parameter `active` of the list of fields selects fields by this property. */
            active: boolean;
            /** @description The allowed values of the field. The list of allowed values is empty unless the type of the field is `single_select` or `multi_select`. */
            allowedValues: string[];
            /** @description The name of the group in which user interfaces show the field, or null if the field has no group. */
            section: string | null;
        };
        /** @description The complete list of the fields that match the request. */
        FieldList: {
            /** @description The number of fields in the list. */
            count: number;
            /** @description The fields, sorted by the Unicode code points of their names. */
            fields: components["schemas"]["FieldDefinition"][];
        };
        /** @description A provision (contract clause) that the service searches for in the tenant's documents. */
        Provision: {
            /** @description The name of the provision. The service searches the documents for this name. */
            name: string;
            /** @description The additional search texts of the provision, in the order in which the request listed them. */
            provisionTags: string[];
        };
        /** @description All provisions (contract clauses) of the tenant. */
        ProvisionList: {
            /** @description The number of provisions in the list. */
            count: number;
            /** @description The provisions, sorted by the Unicode code points of their names. */
            provisions: components["schemas"]["Provision"][];
        };
        /**
         * @description The name of a provision has 1 to 255 characters (code points), after leading and trailing white space is removed. The name differs from the names of all other provisions of the tenant (case-sensitive).
         * @example Limitation of Liability
         */
        ProvisionName: string;
        /**
         * @description A search text of 1 to 255 characters. White space at the start and at the end does not count.
         * @example aggregate liability
         */
        ProvisionTag: string;
        /** @description A request to create a provision. */
        ProvisionCreate: {
            name: components["schemas"]["ProvisionName"];
            /** @description At most 100 search texts. The service searches documents for the name of the provision and for each search text. The service removes duplicate search texts. */
            provisionTags?: components["schemas"]["ProvisionTag"][];
        };
        /**
         * @description An id that the service assigns. The id has only digits and is unique among the objects of one kind in the tenant.
         * @example 1042
         */
        Id: string;
        /**
         * @description The status of the search for a provision, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the search failed. The statuses `READY` and `FAILED` are final.
         * @enum {string}
         */
        ProvisionStatus: "IN_PROGRESS" | "READY" | "FAILED";
        /** @description A new provision (contract clause). The service searches all documents for the provision. */
        CreatedProvision: {
            /** @description The name of the provision. The service searches the documents for this name. */
            name: string;
            /** @description The additional search texts of the provision, in the order in which the request listed them. */
            provisionTags: string[];
            /** @description The id of the provision record. The provision record shows the progress of the search for the provision. */
            recordId: components["schemas"]["Id"];
            status: components["schemas"]["ProvisionStatus"];
        };
        /** @description The status of the search for a provision (contract clause) in documents. */
        ProvisionRecord: {
            /** @description The id of the provision record. */
            recordId: components["schemas"]["Id"];
            /** @description The name of the provision. */
            provisionName: string;
            status: components["schemas"]["ProvisionStatus"];
            /** @description The number of document records in which the search has found the provision. */
            documentsTagged: number;
            /** @description The time at which the provision was created. */
            dateCreated: components["schemas"]["Timestamp"];
            /** @description The time at which `status` or `documentsTagged` last changed. */
            dateModified: components["schemas"]["Timestamp"];
        };
        /** @description The id that the caller chose for the document, or null if the upload had no `docId`. */
        GivenDocId: string | null;
        /** @description The number of this version of the document, starting at 1. */
        VersionNumber: number;
        /**
         * @description The name of the uploaded file with its extension, without a folder.
         * @example Master Agreement.pdf
         */
        FileName: string;
        /**
         * @description The path of a folder, such as `/` for the root folder or `/Suppliers/2026` for a folder two levels below the root folder. Folder paths are case-sensitive. Only the path of the root folder ends with `/`.
         * @example /Suppliers/2026
         */
        FolderPath: string;
        /**
         * @description The processing status of a document, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the file could not be processed. The statuses `READY` and `FAILED` are final.
         * @enum {string}
         */
        DocumentStatus: "IN_PROGRESS" | "READY" | "FAILED";
        /**
         * @description The type of the file, detected from its content and its name.
         * @enum {string}
         */
        FileType: "pdf" | "docx" | "doc" | "txt" | "csv" | "xlsx" | "xls" | "jpeg" | "png";
        /** @description The size of the uploaded file in bytes, at most 104,857,600 (100 MiB). */
        FileSize: number;
        /** @description One value of a field. */
        DocumentFieldValue: {
            /** @description The value of the field. The type of the field determines whether the value is a JSON string, number or boolean. */
            value: string | number | boolean;
        };
        /** @description One field of a document. The field has a name and one or more values. */
        DocumentField: {
            name: components["schemas"]["FieldName"];
            /** @description The values of the field in their order. The list has at least one value, because a document record contains only fields that have a value. */
            values: components["schemas"]["DocumentFieldValue"][];
        };
        /** @description A passage of a document that contains a provision. */
        ProvisionPassage: {
            /** @description The text of the passage. */
            text: string;
            /** @description The confidence that the passage contains the provision, from 0 to 1. */
            score: number;
        };
        /** @description A provision (contract clause) that was found in a document. */
        DocumentProvision: {
            /** @description The name of the provision. */
            name: string;
            /** @description The passages that contain the provision, in the order of their position in the text. */
            content: components["schemas"]["ProvisionPassage"][];
        };
        /** @description A document record, which is one version of a document. */
        Document: {
            /** @description The id of the document record. Each version of a document has its own id. */
            documentId: components["schemas"]["Id"];
            docId: components["schemas"]["GivenDocId"];
            /** @description The id of the document set, which consists of all versions of the document. */
            docSetId: components["schemas"]["Id"];
            version: components["schemas"]["VersionNumber"];
            name: components["schemas"]["FileName"];
            path: components["schemas"]["FolderPath"];
            status: components["schemas"]["DocumentStatus"];
            /** @description The reason why the processing failed, or why only a part of the text was read. The value is null if the whole file was read. */
            failureReason: string | null;
            fileType: components["schemas"]["FileType"];
            fileSize: components["schemas"]["FileSize"];
            /** @description The time at which the file was uploaded. */
            dateCreated: components["schemas"]["Timestamp"];
            /** @description The time at which the status, a field value or the found provisions of the document record last changed. */
            dateModified: components["schemas"]["Timestamp"];
            /** @description The document's fields, sorted by the Unicode code points of their names. Fields without a value are absent. */
            fields: components["schemas"]["DocumentField"][];
            /** @description The provisions found in the text, sorted by name. The list is empty until the text has been processed. */
            provisions: components["schemas"]["DocumentProvision"][];
        };
        /** @description One page of document records. */
        DocumentPage: {
            /** @description The number of document records on all pages of the list. */
            count: number;
            /**
             * Format: uri
             * @description The absolute URL of the next page, or null on the last page.
             */
            next: string | null;
            /**
             * Format: uri
             * @description The absolute URL of the previous page, or null on the first page.
             */
            previous: string | null;
            /** @description The document records on this page. If the page number is too high, the list is empty. */
            documents: components["schemas"]["Document"][];
        };
        /**
         * Format: binary
         * @description The file with its name. Supported types are PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG and PNG. The file has at most 104,857,600 bytes (100 MiB). The content and the name of the file determine its type, and the Content-Type of the form part is ignored. The file name has 1 to 255 characters without `/`, `\` and control characters. The file name becomes the name of the document record.
         */
        DocumentFile: string;
        /**
         * @description The id that the caller chose for the document. The id has 1 to 255 characters and is unique among the tenant's documents. All versions of a document have the same docId.
         * @example CTR-2026-0117
         */
        DocId: string;
        /** @description One value of a field. */
        FieldValue: {
            /** @description The value is a JSON string for fields of the type `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select`. The value is a JSON number for `number` and a JSON boolean for `boolean`. */
            value: string | number | boolean;
        };
        /** @description The new values of a field, which replace all earlier values. If the tenant has no field with this name, a field of the type `string` is created. */
        FieldUpdate: {
            name: components["schemas"]["FieldName"];
            /** @description The new values of the field in their order. An empty list clears the field. A field of the type `single_select` has at most one value. */
            values: components["schemas"]["FieldValue"][];
        };
        /** @description The fields to set. Each field name may appear once. An empty list changes nothing. */
        FieldUpdateList: components["schemas"]["FieldUpdate"][];
        /** @description The parts of an upload. Each form part may appear at most once, and no form part may be empty. */
        DocumentUpload: {
            file: components["schemas"]["DocumentFile"];
            docId?: components["schemas"]["DocId"];
            /** @description The path of the folder for the document. Without `uploadPath` the document is stored in the root folder `/`. */
            uploadPath?: components["schemas"]["FolderPath"];
            /** @description The fields of the document as JSON text, in the format of the field update and with the same rules. If one of the fields is invalid, nothing is stored. */
            fields?: string;
        };
        /** @description An uploaded file that is being processed. */
        AcceptedDocument: {
            /**
             * @description The status of the new document record, which is always `IN_PROGRESS`. Read the document record to get its later status.
             * @constant
             */
            status: "IN_PROGRESS";
            /** @description The id of the new document record. */
            documentId: components["schemas"]["Id"];
            docId: components["schemas"]["GivenDocId"];
            /** @description The id of the document set, which consists of all versions of the document. */
            docSetId: components["schemas"]["Id"];
        };
        /** @description The fields to set. */
        FieldsUpdate: {
            fields: components["schemas"]["FieldUpdateList"];
        };
        /** @description The form for a new version of a document. The file is the only part of the form. */
        VersionUpload: {
            file: components["schemas"]["DocumentFile"];
        };
        /**
         * Format: binary
         * @description The bytes of a file, or the requested range of these bytes.
         */
        Binary: string;
        /** @description A document record that a search found. */
        FoundDocument: {
            /** @description The id of the document record. Each version of a document has its own id. */
            documentId: components["schemas"]["Id"];
            docId: components["schemas"]["GivenDocId"];
            /** @description The id of the document set, which consists of all versions of the document. */
            docSetId: components["schemas"]["Id"];
            version: components["schemas"]["VersionNumber"];
            name: components["schemas"]["FileName"];
            path: components["schemas"]["FolderPath"];
            status: components["schemas"]["DocumentStatus"];
            /** @description The reason why the processing failed, or why only a part of the text was read. The value is null if the whole file was read. */
            failureReason: string | null;
            fileType: components["schemas"]["FileType"];
            fileSize: components["schemas"]["FileSize"];
            /** @description The time at which the file was uploaded. */
            dateCreated: components["schemas"]["Timestamp"];
            /** @description The time at which the status, a field value or the found provisions of the document record last changed. */
            dateModified: components["schemas"]["Timestamp"];
            /** @description The document's fields, sorted by the Unicode code points of their names. Fields without a value are absent. */
            fields: components["schemas"]["DocumentField"][];
            /** @description The provisions found in the text, sorted by name. The list is empty until the text has been processed. */
            provisions: components["schemas"]["DocumentProvision"][];
            /** @description How well the document matches. A higher score is better. Scores of different responses cannot be compared. */
            score: number;
            /** @description The passage around the first match in the text of the document. If the text does not match, a simple search returns the matching name, folder or field value. A search by conditions returns null if the text does not match. */
            snippet: string | null;
        };
        /** @description One page of search results. */
        SearchPage: {
            /** @description The number of document records on all pages of the list. */
            count: number;
            /**
             * Format: uri
             * @description The absolute URL of the next page, or null on the last page.
             */
            next: string | null;
            /**
             * Format: uri
             * @description The absolute URL of the previous page, or null on the first page.
             */
            previous: string | null;
            /** @description The document records on this page, in the order that the operation defines. If the page number is too high, the list is empty. */
            documents: components["schemas"]["FoundDocument"][];
        };
        /** @description The filters `isEmpty` and `isNotEmpty` have no terms, or an empty list. All other filters have at least one term. */
        TermsRule: unknown;
        /**
         * @description How terms are compared.
         *
         *     | filter | matches if | takes terms | applies to |
         *     |---|---|---|---|
         *     | `equals` | a value equals one of the terms | yes | every field and property |
         *     | `notEquals` | no value equals one of the terms, or there is no value | yes | every field and property |
         *     | `containsText` | a value contains the characters of one of the terms, ignoring case, also inside a word | yes | text, provisions, and fields and properties with text |
         *     | `before`, `after` | a date or time is before (after) one of the terms | yes | dates and times |
         *     | `greaterThan`, `lessThan` | a number is greater (less) than one of the terms | yes | numbers |
         *     | `isEmpty`, `isNotEmpty` | there is no value, or there is a value | no | everything |
         * @enum {string}
         */
        QueryFilter: "equals" | "notEquals" | "containsText" | "before" | "after" | "greaterThan" | "lessThan" | "isEmpty" | "isNotEmpty";
        /** @description The terms with which the values are compared, in the type of the compared value. Terms are JSON numbers for numbers, JSON booleans for booleans, `YYYY-MM-DD` for date fields, RFC 3339 for times, and strings otherwise. One of several terms must match. */
        QueryTerms: (string | number | boolean)[];
        /** @description A condition about the values of one field. */
        FieldCondition: {
            /**
             * @description The kind of the condition.
             * @constant
             */
            type: "field";
            /** @description The case-sensitive name of the field. No document record has a value of an unknown field. */
            name: string;
            filter: components["schemas"]["QueryFilter"];
            terms?: components["schemas"]["QueryTerms"];
        };
        /**
         * @description The name of a document property for search conditions and sorting.
         * @enum {string}
         */
        DocumentProperty: "documentId" | "docId" | "docSetId" | "version" | "name" | "path" | "status" | "fileType" | "fileSize" | "dateCreated" | "dateModified";
        /** @description A condition about one property of the document record. */
        PropertyCondition: {
            /**
             * @description The kind of the condition.
             * @constant
             */
            type: "property";
            name: components["schemas"]["DocumentProperty"];
            filter: components["schemas"]["QueryFilter"];
            terms?: components["schemas"]["QueryTerms"];
        };
        /** @description The texts with which the values are compared. One of several texts must match. */
        QueryTexts: string[];
        /** @description A condition about the passages of one provision, or about all provisions. */
        ProvisionCondition: {
            /**
             * @description The kind of the condition.
             * @constant
             */
            type: "provision";
            /** @description The case-sensitive name of the provision. Without a name, the condition compares the names and passages of all provisions. */
            name?: string;
            /**
             * @description How the terms are compared. The filters `equals` and `notEquals` are only allowed without a name.
             * @enum {string}
             */
            filter: "equals" | "notEquals" | "containsText" | "isEmpty" | "isNotEmpty";
            terms?: components["schemas"]["QueryTexts"];
        };
        /** @description A condition about the text of the document. */
        TextCondition: {
            /**
             * @description The kind of the condition.
             * @constant
             */
            type: "text";
            /**
             * @description How the terms are compared with the text.
             * @enum {string}
             */
            filter: "containsText" | "isEmpty" | "isNotEmpty";
            terms?: components["schemas"]["QueryTexts"];
        };
        /** @description A condition about a field, a property, a provision or the text of a document, or a list of alternative conditions. Conditions with `any` can be nested three levels deep. */
        QueryCondition: {
            /**
             * @description The kind of data that the condition checks. The type `field` or `property` checks the values of the field or property with the given name. The type `provision` checks the passages of the provision with the given name. Without a name, the type `provision` checks the names and passages of all provisions. The type `text` checks the text of the document.
             * @enum {string}
             */
            type?: "field" | "provision" | "text" | "property";
            /** @description The name of the field, provision or property. Field and provision names are case-sensitive. The member `name` is required for `field` and `property`, optional for `provision`, and not allowed for `text`. For the name of an unknown field or provision, no document record has a value. */
            name?: string;
            filter?: components["schemas"]["QueryFilter"];
            /** @description The terms with which the values are compared, in the type of the compared value. Terms are JSON numbers for numbers, JSON booleans for booleans, `YYYY-MM-DD` for date fields, RFC 3339 for times, and strings otherwise. One of several terms must match. The filters `isEmpty` and `isNotEmpty` must have no terms or an empty list. Filters other than `isEmpty` and `isNotEmpty` need at least one term. */
            terms?: (string | number | boolean)[];
            /** @description Alternative search conditions. A document record must match at least one of them. */
            any?: components["schemas"]["QueryCondition"][];
        };
        /** @description Alternative conditions, of which at least one must match. */
        AnyCondition: {
            /** @description The alternative conditions. */
            any: components["schemas"]["QueryCondition"][];
        };
        /** @description One property by which the results are sorted. Document records without a value come last in both directions. */
        QuerySort: {
            property: components["schemas"]["DocumentProperty"];
            /**
             * @description The direction of sorting, ascending or descending. Ids and numbers are compared as numbers, and texts by code points.
             * @enum {string}
             */
            order: "asc" | "desc";
        };
        /** @description A search for documents that match all given conditions. */
        DocumentQuery: {
            /** @description The search conditions. A document record must match all of them. */
            query: components["schemas"]["QueryCondition"][];
            /** @description The properties by which the results are sorted. The first property has priority. If `sort` is absent or empty, the best match comes first. */
            sort?: components["schemas"]["QuerySort"][];
        };
    };
    responses: {
        /** @description The service cannot process the request now. Wait for the number of seconds in `Retry-After`, and then send the request again. Only the code `STORE UNAVAILABLE` leaves open whether the change was stored. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other status. The request is not valid HTTP (400, 408, 431), or the service failed (5xx). A request that got the status 500 changed nothing. A status of another server on the way, such as a proxy, can have another body. */
        UnexpectedError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The URL is invalid, a query parameter is unknown or repeated, or the request body has properties although the operation takes no body. An empty object is accepted. */
        BadParametersOrBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller exceeded the tenant's rate limit, so the service did not process the request. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing, malformed or expired, or has an invalid signature. The response is also 401 if the tenant was deleted or the API key was revoked. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The URL is invalid, or a query parameter is unknown or repeated. */
        BadParameters: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the operation allows. The service stopped reading the body. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The media type of the body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An earlier request of the caller had the same `Idempotency-Key` and was a different request. The service changed nothing. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file has more than 104,857,600 bytes (100 MiB), or the other parts of the form are too large. Nothing was stored. */
        FileTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `multipart/form-data`, the type of the file is not supported, or the content of the file does not match its name. */
        FileTypeUnsupported: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The tenant has no document record with the id in the URL, or the document record was deleted. */
        DocumentNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is invalid. The request changed no field value and created no field. The member `details` has one entry per violation. */
        FieldsRejected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource changed after the client read it, so it has none of the entity tags in `If-Match`. The request changed nothing. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is still processing an earlier request with the same `Idempotency-Key`. Wait, then send the request again. */
        KeyInUse: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The complete uploaded file, unchanged. */
        File: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The requested range of bytes of the file. */
        FilePart: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                "Content-Range": components["headers"]["ContentRange"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The caller already has the current file, so the response has no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The requested range starts after the last byte of the file. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["UnsatisfiedRange"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The tenant has no document with the `docId` in the URL. */
        DocIdNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A paging parameter is out of range, or a parameter is unknown or repeated. */
        BadPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The value `active` or `true` lists only active fields. The value `inactive` or `false` lists only inactive fields. Without the parameter `active` all fields are listed.
         * @example active
         */
        Active: "active" | "true" | "inactive" | "false";
        /**
         * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
         * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
         */
        IdempotencyKey: string;
        /**
         * @description The id of the provision record. The service returns this id when it creates the provision.
         * @example 1
         */
        RecordId: string;
        /**
         * @description Limits the list to document records that changed at or after the given time (RFC 3339).
         * @example 2025-12-01T00:00:00Z
         */
        ModifiedSince: string;
        /**
         * @description Limits the list to the versions of the document with the given docId. Use this parameter instead of the path if the docId contains a slash, is `.` or is `..`, because many proxies and clients change such a path.
         * @example CTR-2026-0117
         */
        DocIdFilter: string;
        /**
         * @description Limits the list to document records in the folder with the given path, without its subfolders. The list is empty if no folder has the given path.
         * @example /Suppliers/2026
         */
        Path: string;
        /**
         * @description Limits the list to document records with the given processing status.
         * @example READY
         */
        Status: "IN_PROGRESS" | "READY" | "FAILED";
        /**
         * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
         * @example 2
         */
        Page: number;
        /**
         * @description The maximum number of document records on a page.
         * @example 100
         */
        PageSize: number;
        /**
         * @description The place where the page begins, after the last document record of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page` only counts the pages.
         * @example 1772442904000_17_1042
         */
        PageAfter: string;
        /**
         * @description The id of the document record. The service treats a document record of another tenant as unknown.
         * @example 1
         */
        DocumentId: string;
        /**
         * @description The entity tags (`ETag`) of the state that the client read, or `*` for any state. If the resource has none of these entity tags now, the response is 412 and nothing changes. A weak entity tag (`W/`) never matches.
         * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
         */
        IfMatch: string;
        /**
         * @description One range of bytes, such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. If the header has any other value, including several ranges, the whole file is returned.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description The entity tags of the caller's copies of the file, or `*`. If one of the entity tags in the header matches the file, the response has the status 304.
         * @example "5f1d7a84db00d2fce00b31a7fc73224f"
         */
        IfNoneMatch: string;
        /**
         * @description The entity tag to which the range refers. If the file has a different entity tag, the whole file is returned.
         * @example "5f1d7a84db00d2fce00b31a7fc73224f"
         */
        IfRange: string;
        /**
         * @description The id that the caller chose for the document. The docId is case-sensitive. Percent-encode characters that are not allowed in a path. If the docId contains a slash, is `.` or is `..`, use the parameter `docId` of `GET /documents` instead, because many proxies and clients change such a path.
         * @example CTR-2025-0057
         */
        DocId: string;
        /**
         * @description The id that all versions of a document share.
         * @example 57
         */
        DocSetId: string;
        /**
         * @description The search terms, separated by white space. A document record must contain every search term. A search term matches wherever its characters occur, also inside a word, as with the filter `containsText`. The comparison ignores case. Document records with more matches come first, and matches of whole words count more.
         * @example limitation of liability
         */
        SearchText: string;
        /**
         * @description The place where the page begins. Only the link `next` contains it, and clients do not build it. If it is present, `page` only counts the pages. If a document changed since the earlier page, this page and the later ones contain all results again, sorted by `documentId` as a number.
         * @example 17_43
         */
        PageAfterResult: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The value of the header `X-Request-Id` of the request, or an id that the service chose for the request.
         * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
         */
        RequestId: string;
        /**
         * @description The value is `no-store`, because no cache may store an access token.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description The authentication scheme that the operation requires.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description The number of seconds to wait before sending the request again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description The number of seconds to wait before the next read. The header is present while the work that the response describes has not ended.
         * @example 1
         */
        PollAgain: number;
        /**
         * @description The URL of the provision record, whose status shows whether the search for the provision has ended.
         * @example /provision-records/1
         */
        RecordLocation: string;
        /**
         * @description The URL of the new document record. Read this URL to get the processing status.
         * @example /documents/1042
         */
        Location: string;
        /**
         * @description The strong entity tag of the resource after the request. It changes with every change of the resource. Send it in `If-Match` with an update.
         * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
         */
        EntityTag: string;
        /**
         * @description The header `Content-Disposition` contains `attachment` and the file name, encoded according to RFC 8187 if necessary.
         * @example attachment; filename="Master Agreement.pdf"
         */
        ContentDisposition: string;
        /**
         * @description The strong entity tag of the file. Files with different bytes have different entity tags.
         * @example "5f1d7a84db00d2fce00b31a7fc73224f"
         */
        ETag: string;
        /**
         * @description The unit of ranges in the request header `Range`. The value is always `bytes`.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description The returned range of bytes and the size of the file.
         * @example bytes 0-1023/48213
         */
        ContentRange: string;
        /**
         * @description The size of the file in bytes.
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
            /** @description The access token, which is a signed JWT with the user, tenant and role of the caller. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadParametersOrBody"];
            /** @description The request has no API key. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No tenant has the API key in the request, or the API key was revoked. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFields: {
        parameters: {
            query?: {
                /**
                 * @description The value `active` or `true` lists only active fields. The value `inactive` or `false` lists only inactive fields. Without the parameter `active` all fields are listed.
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
            /** @description The fields that the parameter `active` selects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldList"];
                };
            };
            /** @description The value of the query parameter `active` is invalid, or a parameter is unknown or repeated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
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
            /** @description All provisions of the tenant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisionList"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProvision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
                 * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvisionCreate"];
            };
        };
        responses: {
            /** @description The provision was created, and the search for the provision in documents has started. */
            201: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    Location: components["headers"]["RecordLocation"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedProvision"];
                };
            };
            /** @description The body is invalid. Nothing was created. The member `details` has one entry per violation. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The tenant already has a provision with the requested name. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readProvisionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the provision record. The service returns this id when it creates the provision.
                 * @example 1
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the provision record. */
            200: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisionRecord"];
                };
            };
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no provision record with the id in the URL. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Limits the list to document records that changed at or after the given time (RFC 3339).
                 * @example 2025-12-01T00:00:00Z
                 */
                modifiedSince?: components["parameters"]["ModifiedSince"];
                /**
                 * @description Limits the list to the versions of the document with the given docId. Use this parameter instead of the path if the docId contains a slash, is `.` or is `..`, because many proxies and clients change such a path.
                 * @example CTR-2026-0117
                 */
                docId?: components["parameters"]["DocIdFilter"];
                /**
                 * @description Limits the list to document records in the folder with the given path, without its subfolders. The list is empty if no folder has the given path.
                 * @example /Suppliers/2026
                 */
                path?: components["parameters"]["Path"];
                /**
                 * @description Limits the list to document records with the given processing status.
                 * @example READY
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of document records on a page.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins, after the last document record of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page` only counts the pages.
                 * @example 1772442904000_17_1042
                 */
                pageAfter?: components["parameters"]["PageAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the document records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            /** @description A query parameter for filtering or paging is invalid, unknown or repeated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
                 * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The file was accepted and is being processed. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedDocument"];
                };
            };
            /** @description A form part is missing, empty, unknown, repeated or invalid. Nothing was stored. The member `details` has one entry per violation. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no folder with the path in the form part `uploadPath`. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Another document of the tenant already has the `docId` that the form contains. With `Retry-After`, the service is still processing an earlier request with the same `Idempotency-Key`. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileTypeUnsupported"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the document record. The service treats a document record of another tenant as unknown.
                 * @example 1
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the document record. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the document record. The service treats a document record of another tenant as unknown.
                 * @example 1
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document record was deleted. Later requests with the id of the document record get the status 404. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParametersOrBody"];
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no document record with the id in the URL. If the request repeats a deletion without a response, the first request deleted the document record. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDocumentFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The entity tags (`ETag`) of the state that the client read, or `*` for any state. If the resource has none of these entity tags now, the response is 412 and nothing changes. A weak entity tag (`W/`) never matches.
                 * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the document record. The service treats a document record of another tenant as unknown.
                 * @example 1
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
            /** @description The fields of the document record have the new values. */
            204: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FieldsRejected"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text that the client makes for this request, for example a UUID. If a connection breaks, send the same request with the same key again. The service then does the work once, and repeats its first successful response. A key is valid for 24 hours.
                 * @example 0197a3c2-5f1e-7b8a-9d34-6c1f0e2b7a55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the document record. The service treats a document record of another tenant as unknown.
                 * @example 1
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
            /** @description The new version was accepted and is being processed. */
            202: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedDocument"];
                };
            };
            /** @description The file is missing, empty or repeated, or the request has an unknown form part or query parameter. Nothing was stored. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["KeyInUse"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["FileTypeUnsupported"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes, such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. If the header has any other value, including several ranges, the whole file is returned.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The entity tags of the caller's copies of the file, or `*`. If one of the entity tags in the header matches the file, the response has the status 304.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The entity tag to which the range refers. If the file has a different entity tag, the whole file is returned.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The id of the document record. The service treats a document record of another tenant as unknown.
                 * @example 1
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadProcessedDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes, such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`. If the header has any other value, including several ranges, the whole file is returned.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The entity tags of the caller's copies of the file, or `*`. If one of the entity tags in the header matches the file, the response has the status 304.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The entity tag to which the range refers. If the file has a different entity tag, the whole file is returned.
                 * @example "5f1d7a84db00d2fce00b31a7fc73224f"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The id of the document record. The service treats a document record of another tenant as unknown.
                 * @example 1
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete PDF file with searchable text. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            /** @description The requested range of the searchable PDF. */
            206: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Range": components["headers"]["ContentRange"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Binary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadParameters"];
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no document record with the id in the URL, or the processing of the document failed and produced no processed document. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The document is still being processed. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDocumentByDocId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that the caller chose for the document. The docId is case-sensitive. Percent-encode characters that are not allowed in a path. If the docId contains a slash, is `.` or is `..`, use the parameter `docId` of `GET /documents` instead, because many proxies and clients change such a path.
                 * @example CTR-2025-0057
                 */
                docId: components["parameters"]["DocId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest version of the document. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "Retry-After": components["headers"]["PollAgain"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDocumentFieldsByDocId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The entity tags (`ETag`) of the state that the client read, or `*` for any state. If the resource has none of these entity tags now, the response is 412 and nothing changes. A weak entity tag (`W/`) never matches.
                 * @example "Zp3QJ9vW0bX1uY7tR5sK2g"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id that the caller chose for the document. The docId is case-sensitive. Percent-encode characters that are not allowed in a path. If the docId contains a slash, is `.` or is `..`, use the parameter `docId` of `GET /documents` instead, because many proxies and clients change such a path.
                 * @example CTR-2025-0057
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
            /** @description The fields of the newest version of the document have the new values. */
            204: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FieldsRejected"];
            401: components["responses"]["Unauthorized"];
            /** @description No document of the tenant has this `docId`. Nothing was changed. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocumentSet: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of document records on a page.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins, after the last document record of the earlier page. Only the link `next` contains it, and clients do not build it. If it is present, `page` only counts the pages.
                 * @example 1772442904000_17_1042
                 */
                pageAfter?: components["parameters"]["PageAfter"];
            };
            header?: never;
            path: {
                /**
                 * @description The id that all versions of a document share.
                 * @example 57
                 */
                docSetId: components["parameters"]["DocSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the versions of the document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            /** @description The tenant has no document record with the `docSetId` in the URL. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchDocuments: {
        parameters: {
            query: {
                /**
                 * @description The search terms, separated by white space. A document record must contain every search term. A search term matches wherever its characters occur, also inside a word, as with the filter `containsText`. The comparison ignores case. Document records with more matches come first, and matches of whole words count more.
                 * @example limitation of liability
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of document records on a page.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins. Only the link `next` contains it, and clients do not build it. If it is present, `page` only counts the pages. If a document changed since the earlier page, this page and the later ones contain all results again, sorted by `documentId` as a number.
                 * @example 17_43
                 */
                pageAfter?: components["parameters"]["PageAfterResult"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the document records that contain every term of `q`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description The query parameter `q` is missing or empty, a paging parameter is out of range, or a parameter is unknown or repeated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    queryDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page to return, starting at 1. If the number is too high, the page is empty.
                 * @example 2
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The maximum number of document records on a page.
                 * @example 100
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The place where the page begins. Only the link `next` contains it, and clients do not build it. If it is present, `page` only counts the pages. If a document changed since the earlier page, this page and the later ones contain all results again, sorted by `documentId` as a number.
                 * @example 17_43
                 */
                pageAfter?: components["parameters"]["PageAfterResult"];
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
            /** @description One page of the document records that meet every condition of `query`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description The search query or a paging parameter is invalid. The member `details` has one entry per violation. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
