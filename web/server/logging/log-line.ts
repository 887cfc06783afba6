interface LogLine {
  level: 'info' | 'warn' | 'error'
  event:
    | 'request'
    | 'webhook'
    | 'search-webhook'
    | 'changes-webhook'
    | 'error'
    | 'message'
    | 'unhandledRejection'
  id?: string
  status?: number
  /** Duration. */
  ms?: number
  [about: string]: string | number | boolean | undefined
}

/** One line of JSON for log collectors; undefined properties are left out. */
export function logLine(line: LogLine): string {
  return JSON.stringify({ time: new Date().toISOString(), ...line })
}
