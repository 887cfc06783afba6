/** Writes a JSON line to stderr; stdout is only for the line with the lake's address. */
export function logLine(event: string, details: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify({ lake: event, ...details })}\n`)
}
