/**
 * Lets the process serve on when nobody reads what it prints any more. Next prints each uncaught exception
 * (`next/dist/server/lib/router-server.js`), so a failed write would cause the next one, without an end.
 */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}
