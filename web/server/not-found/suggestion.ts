import { z } from 'zod'

const suggestion = z.object({ href: z.string(), title: z.string(), lang: z.string().optional() })

/** The answer of the route that names near pages. */
export const suggestionsSchema = z.array(suggestion)

/** A page that may have been meant. */
export type Suggestion = z.infer<typeof suggestion>
