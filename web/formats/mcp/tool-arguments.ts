import { z } from 'zod'
import { defaultLocale, locales } from '../../config/locales.ts'

export const locale = z.enum(locales).default(defaultLocale).describe('Language of the answer.')

/** Text that a tool takes. */
export const words = z.string().trim().min(1).max(300)

/** What a tool takes, and nothing else: of a name that it does not know it names those that it does. */
export function toolArguments<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no argument ${issue.keys.join(', ')}: this tool takes ${known}.`
        : undefined,
  })
}
