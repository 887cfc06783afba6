import { RESERVED_SEGMENTS } from '../../../schemas/validation/reserved-routes.ts'
import { locales, prefixedFirst } from '../../config/locales.ts'
import { routePath } from '../../config/paths.ts'
import { markdownFirst } from '../../server/pipeline/wants-markdown.ts'

const forMarkdown = [{ type: 'header' as const, key: 'accept', value: markdownFirst }]

/** Matches pages only: no files, and no reserved segments. */
const page = `:path((?!(?:_next|${RESERVED_SEGMENTS.join('|').replaceAll('.', '\\.')})(?:/|$))[^.]+)`

/** A page's address with `.md` appended returns its Markdown, as does the address itself for clients that prefer it. */
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
