/**
 * Reports errors that no other code handled, and continues to serve requests.
 * An unhandled error comes from a connection, a stream, a timer or a rejected promise, outside of all requests.
 * Ending the process would lose all tenants of a sandbox that stores its data in memory.
 */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
