/** The conformance classes for which an implementation can be certified: one class per interface. */
export const classes = { admin: 'administration', documents: 'documents' } as const;

export type ClassName = (typeof classes)[keyof typeof classes];
