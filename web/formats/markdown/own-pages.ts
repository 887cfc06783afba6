import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { breaksMePath, deprecationsPath, followPath, skillPath } from '../../config/paths.ts'
import { cachedApiSurface } from '../../content/api-surface/cached-surface.ts'
import { cachedDeprecations } from '../../content/deprecations/cached-deprecations.ts'
import { cachedEnvironments } from '../../content/reference/cached-environments.ts'
import { translator } from '../../messages/translator.ts'
import { breaksMeMarkdown, deprecationsMarkdown, followMarkdown } from './own-markdown.ts'
import { skillMarkdown } from './skill.ts'

const { origin } = new URL(env.SITE_URL)

/** The Markdown of a page without a document; undefined for other paths. */
export async function ownPageMarkdown(path: string, locale: Locale): Promise<string | undefined> {
  const context = { origin, locale, t: translator(locale) }
  switch (path) {
    case deprecationsPath:
      return deprecationsMarkdown(await cachedDeprecations(locale), context)
    case followPath:
      return followMarkdown(context)
    case breaksMePath:
      return breaksMeMarkdown(context)
    case skillPath:
      return skillMarkdown(await cachedApiSurface(), await cachedEnvironments(), origin)
    default:
      return undefined
  }
}
