/** One line of JSON on stderr; stdout is for the line that says where the lake listens. */
export function logLine(event: string, details: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify({ lake: event, ...details })}\n`)
}
