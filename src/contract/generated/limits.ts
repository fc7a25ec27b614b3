// Made from openapi/ by "npm run generate". Do not edit.

/** The limits that the contract names. */
export const limits = {
  "pageSize": 200,
  "spreadsheetBytes": 10485760,
  "spreadsheetUnpackedBytes": 104857600,
  "spreadsheetRows": 50000,
  "spreadsheetCells": 400000,
  "spreadsheetCharacters": 16777216,
  "spreadsheetJsonCharacters": 25165824,
  "departmentName": 1000,
  "members": 500,
  "usualPageSize": 50,
  "provisionText": 255,
  "documentBytes": 104857600,
  "queryConditions": 50,
  "journalBytes": 4194304,
  "watcherBytes": 4194304,
  "watchedBytes": 33554432,
  "archiveBytes": 1073741824,
  "journalBodyBytes": 65536,
  "journalViolations": 100,
  "tenantName": 63,
  "worldUsers": 100000,
  "worldDepartments": 10000,
  "worldDocuments": 20000,
  "worldSeed": 4294967295,
  "duration": 999999999999,
  "usualJournalEntries": 200,
  "faultDuration": 600000,
  "shownEntries": 100,
  "shownWork": 100
} as const;
