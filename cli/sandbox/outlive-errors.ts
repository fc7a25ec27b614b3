/** Reports uncaught errors and continues, because an in-memory sandbox loses its data when the process ends. */
export function outliveErrors(report: (error: unknown) => void): void {
  process.on('uncaughtException', report);
}
