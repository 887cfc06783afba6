import { logLine } from './log-line.ts'

export interface HandledWebhook {
  /** The webhook for pages, for the search, or for receivers of changes. */
  event: 'webhook' | 'search-webhook' | 'changes-webhook'
  id: string
  status: number
  ms: number
  /** Why it was refused. */
  reason?: string
  /** The document that changed, if known. */
  document?: string
  type?: string
  operation?: string
}

/** Logs a webhook as JSON; during development only the reason of a failure, in words. */
export function logWebhook(webhook: HandledWebhook, development: boolean): void {
  const { event, id, status, ms, reason, ...about } = webhook
  if (development) {
    if (reason !== undefined) console.warn(`${event} ${status}: ${reason}`)
    return
  }
  const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'
  console.log(logLine({ level, event, id, status, ms, ...about, reason }))
}
