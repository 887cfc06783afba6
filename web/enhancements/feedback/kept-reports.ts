import { storageKeys } from '../../config/storage-keys.ts'
import { forget, store, stored } from '../storage.ts'

/** A report in storage until it is sent; the key makes repeated sending idempotent. */
export interface KeptReport {
  /** Address of the form. */
  to: string
  key: string
  fields: Record<string, string>
}

/** Maximum number of stored reports; the oldest are dropped. */
const MOST = 10

export function keptReports(): KeptReport[] {
  try {
    const kept: unknown = JSON.parse(stored(storageKeys.feedback) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isReport) : []
  } catch (error) {
    console.warn('What was kept of reports cannot be read, and is forgotten.', error)
    return []
  }
}

export function keep(report: KeptReport): void {
  drop(report)
  save([...keptReports(), report].slice(-MOST))
}

export const drop = ({ key }: KeptReport): void =>
  save(keptReports().filter((one) => one.key !== key))

function save(reports: readonly KeptReport[]): void {
  if (reports.length === 0) forget(storageKeys.feedback)
  else store(storageKeys.feedback, JSON.stringify(reports))
}

const isReport = (value: unknown): value is KeptReport =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'fields' in value &&
  typeof value.fields === 'object'
