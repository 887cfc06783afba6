import { defaultLocale, type Locale, localeConfig } from '../../config/locales.ts'
import { factsHref, feedHref, markdownHref, pageHref, pictureHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { hasFacts } from '../../formats/facts/page-facts.ts'
import { PICTURE_SIZE } from '../../formats/og/picture.tsx'
import type { HeadData } from '../document/head.tsx'

export function pageMetadata(page: PageData, siteName: string): HeadData {
  return headMetadata({
    title: page.title.text === siteName ? siteName : `${page.title.text} | ${siteName}`,
    description: page.description.text.replaceAll('`', ''),
    path: page.path,
    locale: page.locale,
    written: page.alternates.map(({ locale }) => locale),
    version: page.version.name,
    markdown: markdownHref(page.path, page.locale),
    ...(hasFacts(page) && { facts: factsHref(page.path, page.locale) }),
    buildStamp: page.buildStamp,
    siteName,
    feed: page.body.some((block) => block._type === 'changelog'),
  })
}

export interface PageHead {
  title: string
  description: string
  path: string
  locale: Locale
  /** Locales in which the page is written; in others it shows the English text. */
  written: readonly Locale[]
  /** Name of the docs version, if the page belongs to one. */
  version?: string
  /** Address of the page as Markdown. */
  markdown?: string
  /** Address of its facts as JSON. */
  facts?: string
  buildStamp: string
  siteName: string
  /** Whether the page shows the changelog, which has feeds. */
  feed?: boolean
}

/** Title, addresses in all locales, and generation time. */
export function headMetadata(head: PageHead): HeadData {
  const { locale, written, version } = head
  // An untranslated page points search engines to the English one.
  const canonical = pageHref(head.path, written.includes(locale) ? locale : defaultLocale)
  const languages = Object.fromEntries(
    written.map((other) => [localeConfig[other].htmlLang, pageHref(head.path, other)]),
  )
  return {
    title: head.title,
    description: head.description,
    ...(!written.includes(locale) && { robots: 'noindex, follow' }),
    canonical,
    languages: { ...languages, 'x-default': pageHref(head.path, defaultLocale) },
    alternates: [
      ...(head.markdown ? [{ type: 'text/markdown', href: head.markdown }] : []),
      ...(head.facts ? [{ type: 'application/json', href: head.facts }] : []),
      ...(head.feed ? feeds(head) : []),
    ],
    card: {
      siteName: head.siteName,
      locale: localeConfig[locale].ogLocale,
      otherLocales: written
        .filter((other) => other !== locale)
        .map((other) => localeConfig[other].ogLocale),
      image: { href: pictureHref(head.path, locale), ...PICTURE_SIZE },
    },
    metas: {
      'docs:language': locale,
      'docsearch:language': locale,
      ...(version && versionTags(version)),
      'generated-at': head.buildStamp,
    },
  }
}

function feeds({ title, locale }: PageHead) {
  return [
    { type: 'application/rss+xml', href: feedHref('xml', locale), title },
    { type: 'application/feed+json', href: feedHref('json', locale), title },
  ]
}

/** Tags for crawlers of search indexes: with our name, and with those of the former site. */
function versionTags(version: string) {
  return {
    'docs:version': version,
    'docsearch:version': version,
    'docsearch:docusaurus_tag': `docs-default-${version}`,
  }
}
