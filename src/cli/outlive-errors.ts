/** Reports uncaught errors instead of ending the process, because an in-memory sandbox would lose all its data. */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
