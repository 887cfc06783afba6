import type { Locale } from '../../config/locales.ts'
import {
  apiSurfaceHref,
  breaksMePath,
  deprecationsPath,
  followPath,
  pageHref,
  selectionHref,
} from '../../config/paths.ts'
import type {
  Deprecations,
  ListedDeprecation,
} from '../../content/deprecations/load-deprecations.ts'
import { deprecationMarkdown } from './deprecation.ts'
import { escapeText, inlineCode, proseLine } from './escape.ts'
import type { MarkdownContext } from './markdown-context.ts'

type Context = MarkdownContext & { locale: Locale }

/** The list of deprecations, one line each. */
export function deprecationsMarkdown({ whole, parts }: Deprecations, context: Context): string {
  const { t, origin } = context
  const section = (title: string, rows: readonly ListedDeprecation[]) => [
    `## ${escapeText(title)}`,
    rows.map((row) => deprecationLine(row, context)).join('\n') || t('deprecations.none'),
  ]
  return page(deprecationsPath, t('deprecations.title'), t('deprecations.lead'), context, [
    `${escapeText(t('deprecations.calendar'))}: <${origin}${pageHref(deprecationsPath, context.locale)}.ics>`,
    ...section(t('deprecations.whole'), whole),
    ...section(t('deprecations.parts'), parts),
  ])
}

function deprecationLine(
  { name, of, href, deprecation }: ListedDeprecation,
  { origin, t }: Context,
) {
  const code = inlineCode(name)
  const named = href ? `[${code}](${origin}${href})` : code
  const facts = deprecationMarkdown(deprecation, origin, t)
  return `- ${[[named, of && inlineCode(of)].filter(Boolean).join(' · '), ...facts].join(' · ')}`
}

/** The query parameters of feeds. */
export function followMarkdown(context: Context): string {
  const { t, origin, locale } = context
  const query = '?area=market&page=v5/order/create-order&kind=removed&breaking=1&since=2026-01-01'
  return page(followPath, t('follow.title'), t('follow.lead'), context, [
    `${escapeText(t('follow.address'))}: <${origin}${selectionHref('xml', locale)}${query}>`,
    escapeText(t('follow.json')),
  ])
}

/** A summary of the client check, and the address of the data for programs. */
export function breaksMeMarkdown(context: Context): string {
  const { t, origin } = context
  return page(breaksMePath, t('breaks.title'), t('breaks.lead'), context, [
    escapeText(t('breaks.private')),
    `${escapeText(t('llms.surface'))}: <${origin}${apiSurfaceHref}>`,
  ])
}

function page(
  path: string,
  title: string,
  lead: string,
  { origin, locale }: Context,
  body: readonly string[],
): string {
  const head = [
    `# ${escapeText(title)}`,
    `> ${proseLine(lead)}`,
    `<${origin}${pageHref(path, locale)}>`,
  ]
  return `${[...head, ...body].join('\n\n')}\n`
}
