/**
 * Reports an error that no code handled and continues serving.
 * Such an error comes from a connection, a stream or a timer, outside of all requests, or from a rejected promise.
 * Ending the process would lose all tenants of a sandbox in memory.
 */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
