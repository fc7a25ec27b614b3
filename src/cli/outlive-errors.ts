/** Reports uncaught errors instead of ending the process. At its end, an in-memory sandbox loses its data. */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
