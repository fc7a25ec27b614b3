/**
 * Reports errors that no other code has caught, and lets the server continue to serve requests.
 * Uncaught errors come from connections, streams, timers and rejected promises, not from the processing of a request.
 * If the process ended, a sandbox that stores its data in memory would lose all tenants.
 */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
