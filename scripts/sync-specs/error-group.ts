import { z } from 'zod'
import { eachOf } from '../../schemas/locales.ts'
import { specError } from './spec-error.ts'
import { specKeys } from './spec-key.ts'

const filled = z.string().trim().min(1)

const code = z.strictObject({
  // YAML would drop leading zeros of a number.
  code: z
    .string('must be text: write it in quotes, as "110001".')
    .regex(/^-?\d{1,12}$/, 'must be digits, as "110001".'),
  /** The server's message, word for word; `{…}` stands for a variable part. */
  retMsg: z
    .array(filled)
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'says a message twice.')
    .optional(),
  meaning: filled,
  action: filled,
  ...eachOf(specKeys, () =>
    z.strictObject({ meaning: filled.optional(), action: filled.optional() }).optional(),
  ),
})

const errorGroup = z.strictObject({
  group: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens.'),
  title: filled,
  ...eachOf(specKeys, () => z.strictObject({ title: filled.optional() }).optional()),
  codes: z.array(code).min(1),
})

export type ErrorGroup = z.infer<typeof errorGroup> & {
  /** Path for error messages. */
  file: string
}

/**
 * Validates a parsed file of error codes; `name` is the file name without extension. Throws, with file and JSON
 * pointer, on the first error.
 */
export function errorGroupOf(file: string, name: string, document: unknown): ErrorGroup {
  const parsed = errorGroup.safeParse(document)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw specError(file, issue?.path ?? [], issue?.message ?? 'unusable.')
  }
  const { group, codes } = parsed.data
  if (group !== name) {
    throw specError(
      file,
      ['group'],
      `is "${group}", but its file is ${name}.yaml. Name both alike.`,
    )
  }
  const codeAt = codes.map((one) => one.code)
  const twice = codeAt.findIndex((one, at) => codeAt.indexOf(one) !== at)
  if (twice >= 0) {
    throw specError(
      file,
      ['codes', twice, 'code'],
      `"${codeAt[twice]}" stands in this group already. Say all of it in one place.`,
    )
  }
  return { ...parsed.data, file }
}
