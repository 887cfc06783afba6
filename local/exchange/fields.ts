export type Fields = Readonly<Record<string, unknown>>

/** Whether a parsed JSON value is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
