/**
 * Keeps the process running when nobody reads its output any more. Next prints each uncaught exception
 * (`next/dist/server/lib/router-server.js`), so a failed write would cause the next one, endlessly.
 */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}
