import type { z } from 'zod'
import type { settingsFile } from '../../seed/small-documents.ts'
import { field, problemAt, textIn, type Written } from '../program/written.ts'
import { type Targets, targetOf } from './targets.ts'
import { bothWords, type ThemeWords } from './theme-words.ts'

type Settings = z.infer<typeof settingsFile>

/** Name, tagline, copyright line and announcement of a site; undefined where it has no title. */
export function settings(
  config: Written | undefined,
  words: ThemeWords,
  targets: Targets,
): Settings | undefined {
  const theme = field(config, 'themeConfig')
  const name = textIn(theme, 'navbar', 'title') ?? textIn(config, 'title')
  if (name === undefined) return undefined
  const copyright = plainText(textIn(theme, 'footer', 'copyright') ?? `© ${name}`)
  const translated = Object.entries(words.footer.get('copyright') ?? {})
  const banner = field(config, 'baseUrlIssueBanner')
  const said = announcement(field(theme, 'announcementBar'), targets)
  return {
    name: bothWords(name, words.navbar, 'title'),
    tagline: { en: textIn(config, 'tagline') ?? name },
    copyright: {
      en: copyright,
      ...Object.fromEntries(translated.map(([field, text]) => [field, plainText(text)])),
    },
    baseUrlIssueBanner: banner?.kind !== 'plain' || banner.value !== false,
    ...(said && { announcement: said }),
  }
}

function announcement(bar: Written | undefined, targets: Targets): Settings['announcement'] {
  const content = textIn(bar, 'content')
  if (!bar || content === undefined) return undefined
  const text = plainText(content)
  const links = [...content.matchAll(/<a\s[^>]*?href\s*=\s*(["'])(.*?)\1/gi)]
  const [url, more] = links.map(([, , href]) => href)
  if (more !== undefined) {
    targets.problems.push(
      problemAt(bar, 'lost', `an announcement has one link, so "${more}" is left out.`),
    )
  }
  const entry: Written | undefined =
    url === undefined
      ? undefined
      : { ...bar, kind: 'fields', fields: new Map([['to', { ...bar, kind: 'plain', value: url }]]) }
  const target = entry && targetOf(targets, entry)
  const closeable = field(bar, 'isCloseable')
  return {
    id: textIn(bar, 'id') ?? 'announcement',
    text: { en: text },
    closeable: closeable?.kind !== 'plain' || closeable.value !== false,
    ...target,
  }
}

const LETTERS: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  copy: '©',
}

/** The words of markup. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
