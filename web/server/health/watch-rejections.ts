import { siteState } from '../../content/cache/site-state.ts'
import { describedError } from '../logging/described-error.ts'
import { logLine } from '../logging/log-line.ts'

/** Logs each unhandled promise rejection and counts it for `/docs/api/health`. */
export function watchRejections(): void {
  process.on('unhandledRejection', (reason) => {
    siteState().unhandledRejections += 1
    const error = describedError(reason)
    console.error(logLine({ level: 'error', event: 'unhandledRejection', error }))
  })
}
