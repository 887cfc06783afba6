import { RESERVED_SEGMENTS } from '../../../schemas/validation/reserved-routes.ts'
import { locales, prefixedFirst } from '../../config/locales.ts'
import { routePath } from '../../config/paths.ts'
import { markdownFirst } from '../../server/pipeline/wants-markdown.ts'

const forMarkdown = [{ type: 'header' as const, key: 'accept', value: markdownFirst }]

/** Files, and what the site itself answers, are no pages. */
const page = `:path((?!(?:_next|${RESERVED_SEGMENTS.join('|').replaceAll('.', '\\.')})(?:/|$))[^.]+)`

/** A page's address answers its Markdown with `.md` at its end, and to those who accept that first. */
export const markdownRewrites = [
  ...prefixedFirst.map((locale) => ({
    source: `${routePath('', locale)}/:path(.+)\\.md`,
    destination: `/md/${locale}/:path`,
  })),
  ...locales.flatMap((locale) => {
    const home = routePath('', locale)
    return [
      { source: home || '/', has: forMarkdown, destination: `/llms/${locale}` },
      { source: `${home}/${page}`, has: forMarkdown, destination: `/md/${locale}/:path` },
    ]
  }),
]
