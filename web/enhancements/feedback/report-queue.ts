import { storageKeys } from '../../config/storage-keys.ts'
import { localValue, removeLocalValue, setLocalValue } from '../storage.ts'

/** A report in storage until it is sent; the key makes repeated sending idempotent. */
export interface QueuedReport {
  /** Address of the form. */
  to: string
  key: string
  fields: Record<string, string>
}

/** Maximum number of stored reports; the oldest are dropped. */
const MOST = 10

export function queuedReports(): QueuedReport[] {
  try {
    const queued: unknown = JSON.parse(localValue(storageKeys.feedback) ?? '[]')
    return Array.isArray(queued) ? queued.filter(isReport) : []
  } catch (error) {
    console.warn('What was kept of reports cannot be read, and is forgotten.', error)
    return []
  }
}

export function queueReport(report: QueuedReport): void {
  removeQueuedReport(report)
  save([...queuedReports(), report].slice(-MOST))
}

export const removeQueuedReport = ({ key }: QueuedReport): void =>
  save(queuedReports().filter((one) => one.key !== key))

function save(reports: readonly QueuedReport[]): void {
  if (reports.length === 0) removeLocalValue(storageKeys.feedback)
  else setLocalValue(storageKeys.feedback, JSON.stringify(reports))
}

const isReport = (value: unknown): value is QueuedReport =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'fields' in value &&
  typeof value.fields === 'object'
