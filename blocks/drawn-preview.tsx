import type { ComponentType, ReactElement } from 'react'
import type { z } from 'zod'

/** Draws a block in the editor; undefined where the values are those of another kind. */
export type DrawnPreview = (values: object) => ReactElement | undefined

/** One that draws `Preview` of what the preview of a form selects, as far as it is of `schema`. */
export function drawnPreview<Values extends object>(
  schema: z.ZodType<Values>,
  Preview: ComponentType<Values>,
): DrawnPreview {
  return (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success ? <Preview {...parsed.data} /> : undefined
  }
}
