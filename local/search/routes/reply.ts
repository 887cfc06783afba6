export interface Reply {
  status: number
  /** A string is sent as text/plain (import and export lines), other values as JSON. */
  body: unknown
}

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const created = (body: unknown): Reply => ({ status: 201, body })
