// Made from openapi/ by "npm run generate". Do not edit.

/** The state machines of the contract. */
export const states = {
  "UserImportStatus": {
    "initial": [
      "pending",
      "summarizing"
    ],
    "terminal": [
      "completed",
      "completed with errors",
      "failed",
      "cancelled"
    ],
    "transitions": [
      {
        "from": "pending",
        "to": "processing",
        "by": "time"
      },
      {
        "from": "pending",
        "to": "cancelled",
        "by": "request",
        "operation": "cancelUserImport"
      },
      {
        "from": "processing",
        "to": "completed",
        "by": "time"
      },
      {
        "from": "processing",
        "to": "completed with errors",
        "by": "time"
      },
      {
        "from": "processing",
        "to": "failed",
        "by": "time"
      },
      {
        "from": "summarizing",
        "to": "awaiting acknowledgement",
        "by": "time"
      },
      {
        "from": "summarizing",
        "to": "failed",
        "by": "time"
      },
      {
        "from": "summarizing",
        "to": "cancelled",
        "by": "request",
        "operation": "cancelUserImport"
      },
      {
        "from": "awaiting acknowledgement",
        "to": "processing",
        "by": "request",
        "operation": "acknowledgeUserImport"
      },
      {
        "from": "awaiting acknowledgement",
        "to": "cancelled",
        "by": "request",
        "operation": "cancelUserImport"
      }
    ]
  },
  "JobStatus": {
    "initial": "queued",
    "terminal": [
      "succeeded",
      "failed"
    ],
    "transitions": [
      {
        "from": "queued",
        "to": "running",
        "by": "time"
      },
      {
        "from": "running",
        "to": "succeeded",
        "by": "time"
      },
      {
        "from": "running",
        "to": "failed",
        "by": "time"
      }
    ]
  },
  "ProvisionStatus": {
    "initial": "IN_PROGRESS",
    "terminal": [
      "READY",
      "FAILED"
    ],
    "transitions": [
      {
        "from": "IN_PROGRESS",
        "to": "READY",
        "by": "time"
      },
      {
        "from": "IN_PROGRESS",
        "to": "FAILED",
        "by": "time"
      }
    ]
  },
  "DocumentStatus": {
    "initial": "IN_PROGRESS",
    "terminal": [
      "READY",
      "FAILED"
    ],
    "transitions": [
      {
        "from": "IN_PROGRESS",
        "to": "READY",
        "by": "time"
      },
      {
        "from": "IN_PROGRESS",
        "to": "FAILED",
        "by": "time"
      }
    ]
  }
} as const;
