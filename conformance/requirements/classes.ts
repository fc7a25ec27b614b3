/** The conformance classes that can be certified. Each of the two API interfaces is one class. */
export const classes = { admin: 'administration', documents: 'documents' } as const;

export type ClassName = (typeof classes)[keyof typeof classes];
