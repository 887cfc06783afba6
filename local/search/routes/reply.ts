import type { Searched } from '../analytics/query-log.ts'

export interface Reply {
  status: number
  /** A string is sent as text/plain (import and export lines), all else as JSON. */
  body: unknown
  /** What readers searched for, where it counts. */
  searched?: readonly Searched[]
}

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const created = (body: unknown): Reply => ({ status: 201, body })
