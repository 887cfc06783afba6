import { z } from 'zod'
import { inkOn, readableAccent } from '../../../schemas/colour/accent.ts'

export const accentSchema = z.object({
  dark: z.string().nullish(),
  light: z.string().nullish(),
})

/**
 * The accent colours of the settings as custom properties for tokens.css. An accent with too little contrast is
 * adjusted; a value that is no colour is left out.
 */
export function accentProperties(
  accent: z.infer<typeof accentSchema> | null | undefined,
): Record<string, string> {
  return Object.fromEntries(
    (['dark', 'light'] as const).flatMap((mode) => {
      const colour = readableAccent(accent?.[mode] ?? '', mode)
      if (!colour) return []
      return [
        [`--accent-${mode}`, colour],
        [`--accent-ink-${mode}`, inkOn(colour)],
      ]
    }),
  )
}
