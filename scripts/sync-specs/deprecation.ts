import { z } from 'zod'
import { eachOf } from '../../schemas/locales.ts'
import { specKeys } from './spec-key.ts'
import type { Deprecation } from './types.ts'
import { specText } from './words.ts'

const day = z.iso.date('is not a day like 2026-01-31.').optional()
const reason = z.string().optional()

/** `x-deprecation`: the dates of what is deprecated, what takes its place, and why. */
export const deprecation = z
  .object({
    since: day,
    sunset: day,
    successor: z.string().min(1).optional(),
    reason,
    ...eachOf(specKeys, () => z.object({ reason }).optional()),
  })
  .refine(
    ({ since, sunset }) => !since || !sunset || since <= sunset,
    'ends before it begins: "sunset" is earlier than "since". Correct one of the two.',
  )

/** By value; each is one of the schema's `enum`. */
export const deprecatedValues = z.record(z.string(), deprecation)

export type SpecDeprecation = z.infer<typeof deprecation>

/** What of an operation, topic, parameter or field says that it is deprecated. */
export interface Deprecable {
  deprecated?: boolean | undefined
  'x-deprecation'?: SpecDeprecation | undefined
}

/** The facts of it as a document has them. Dates without the flag, which the lint refuses, deprecate too. */
export function deprecationFacts({ deprecated, 'x-deprecation': life }: Deprecable): {
  deprecated?: true
  deprecation?: Deprecation
} {
  if (!deprecated && !life) return {}
  return { deprecated: true, ...(life && { deprecation: deprecationOf(life) }) }
}

export function deprecationOf(life: SpecDeprecation): Deprecation {
  const { since, sunset, successor } = life
  const reason = specText('localeText', life, 'reason')
  return {
    _type: 'apiDeprecation',
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && { sunset }),
    ...(successor !== undefined && { successor }),
    ...(reason.en !== undefined && { reason }),
  }
}
