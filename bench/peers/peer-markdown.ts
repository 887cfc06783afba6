import { stringify } from 'yaml'
import type { Locale } from '../../web/config/locales.ts'
import { translator } from '../../web/messages/translator.ts'
import type { SourcePage, SourceSite } from './source-site.ts'

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const
export type AdmonitionKind = (typeof kinds)[number]

export interface PeerForm {
  /** What its admonitions are called, where not as ours. */
  admonitions: Partial<Record<AdmonitionKind, string>>
  /** First segment of its Chinese addresses. */
  chinese: string
  /** Its own fields of the front matter. */
  frontMatter: (page: SourcePage, locale: Locale) => Record<string, unknown>
}

/**
 * A page's Markdown as a peer takes it. The `.md` answer begins with title, description and address:
 * the first two become front matter, the
 * description the first paragraph too. Admonitions, quotes there, become directives again, and links to
 * pages lead within the peer.
 */
export function peerMarkdown(
  page: SourcePage,
  locale: Locale,
  site: SourceSite,
  form: PeerForm,
): string {
  const markdown = page.markdown[locale]
  const [, title = page.path, description, body = ''] =
    /^# (.+)\n\n(?:> (.+)\n\n)?<http.*\n([\s\S]*)$/.exec(markdown) ?? []
  const front = {
    title: plain(title),
    ...(description !== undefined && { description: plain(description) }),
    ...form.frontMatter(page, locale),
  }
  const words = withLinks(withAdmonitions(body, locale, form), site, form)
  const lead = description === undefined ? '' : `\n${description}\n`
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${lead}${words}`
}

/** Without the backslashes that keep words from being Markdown. */
const plain = (text: string) => text.replace(/\\([\\`*[\]~_])/g, '$1').replaceAll('&lt;', '<')

function withAdmonitions(body: string, locale: Locale, form: PeerForm): string {
  const t = translator(locale)
  const named = kinds.map((kind) => [kind, t(`admonition.${kind}`)] as const)
  return body.replace(
    /^> \*\*([^\n]+)\*\*\n>\n((?:>[^\n]*(?:\n|$))+)/gm,
    (quote, first: string, inner: string) => {
      const found = named.find(([, name]) => first === name || /^[:：]/.test(after(first, name)))
      if (!found) return quote
      const [kind, name] = found
      const title = after(first, name).replace(/^[:：] ?/, '')
      const words = inner.replace(/^> ?/gm, '').trim()
      return `:::${form.admonitions[kind] ?? kind}${title && `[${title}]`}\n\n${words}\n\n:::\n`
    },
  )
}

const after = (text: string, start: string) =>
  text.startsWith(start) ? text.slice(start.length) : ''

function withLinks(body: string, { address, pages }: SourceSite, { chinese }: PeerForm): string {
  const known = new Set(['', ...pages.map(({ path }) => path)])
  return body.replaceAll(
    /\]\((https?:[^)#\s]+)(#[^)\s]*)?\)/g,
    (link, url: string, hash: string | undefined) => {
      if (url !== address && !url.startsWith(`${address}/`)) return link
      const route = url.slice(address.length + 1)
      const path = route.replace(/^zh-TW(\/|$)/, '')
      if (!known.has(path)) return link
      const parts = [route === path ? '' : chinese, path].filter(Boolean)
      return `](/${parts.join('/')}${hash ?? ''})`
    },
  )
}
