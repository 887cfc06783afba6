import type { ComponentType, ReactElement } from 'react'
import type { z } from 'zod'

/** Draws a block in the editor; returns undefined if the values belong to another kind. */
export type DrawnPreview = (values: object) => ReactElement | undefined

/** Returns a preview that renders `Preview` with the values of the form's preview if they match `schema`. */
export function drawnPreview<Values extends object>(
  schema: z.ZodType<Values>,
  Preview: ComponentType<Values>,
): DrawnPreview {
  return (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success ? <Preview {...parsed.data} /> : undefined
  }
}
