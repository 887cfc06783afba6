import { z } from 'zod'
import { eachOf } from '../../schemas/locales.ts'
import { specKeys } from './spec-key.ts'
import type { Deprecation } from './types.ts'
import { specText } from './words.ts'

const day = z.iso.date('is not a day like 2026-01-31.').optional()
const reason = z.string().optional()

/** `x-deprecation`: dates, replacement and reason of a deprecation. */
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

/** Deprecations by value; each value must be in the schema's `enum`. */
export const deprecatedValues = z.record(z.string(), deprecation)

export type SpecDeprecation = z.infer<typeof deprecation>

/** The deprecation fields of an operation, topic, parameter or field. */
export interface Deprecable {
  deprecated?: boolean | undefined
  'x-deprecation'?: SpecDeprecation | undefined
}

/** Deprecation facts for a document. Dates without the flag, which the linter rejects, count as deprecated too. */
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
