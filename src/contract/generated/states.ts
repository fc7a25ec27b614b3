// Made from openapi/ by "npm run generate". Do not edit.

/** The state machines of the contract. */
export const states = {
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
