/**
 * Reports an error that no code handled and lets the process serve on. Such an error comes from outside of every request: a
 * connection, a stream or a timer. To end the process would lose all tenants of a sandbox in memory. Rejected promises that
 * nobody handles arrive here too.
 */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
