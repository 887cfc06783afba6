import type { z } from 'zod'
import type { settingsFile } from '../../seed/small-documents.ts'
import { field, textIn, type Written } from '../program/written.ts'
import { plainText } from './plain-text.ts'
import { bothWords, type ThemeWords } from './theme-words.ts'

type Settings = z.infer<typeof settingsFile>

/** Name, tagline and copyright line of a site; undefined where it has no title. */
export function settings(config: Written | undefined, words: ThemeWords): Settings | undefined {
  const theme = field(config, 'themeConfig')
  const name = textIn(theme, 'navbar', 'title') ?? textIn(config, 'title')
  if (name === undefined) return undefined
  const copyright = plainText(textIn(theme, 'footer', 'copyright') ?? `© ${name}`)
  const translated = Object.entries(words.footer.get('copyright') ?? {})
  const banner = field(config, 'baseUrlIssueBanner')
  return {
    name: bothWords(name, words.navbar, 'title'),
    tagline: { en: textIn(config, 'tagline') ?? name },
    copyright: {
      en: copyright,
      ...Object.fromEntries(translated.map(([field, text]) => [field, plainText(text)])),
    },
    baseUrlIssueBanner: banner?.kind !== 'plain' || banner.value !== false,
  }
}
