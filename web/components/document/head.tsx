import { env } from '../../config/env.ts'
import { basePath } from '../../config/paths.ts'

export interface HeadData {
  title: string
  description?: string
  /** The robots meta tag for crawlers; default is `index, follow`. */
  robots?: string
  /** Addresses without the site's origin. */
  canonical?: string
  /** Addresses by language tag, and `x-default`. */
  languages?: Readonly<Record<string, string>>
  alternates?: readonly { type: string; href: string; title?: string }[]
  /** The social card (Open Graph). */
  card?: Card
  /** Further `<meta>` elements by name. */
  metas?: Readonly<Record<string, string>>
}

interface Card {
  siteName: string
  /** `en_US` */
  locale: string
  otherLocales: readonly string[]
  image: { href: string; width: number; height: number }
}

export interface HeadProps {
  head: HeadData
  /** Address of the site's style sheet. */
  styleSheet: string
}

/** The document's metadata. Addresses are absolute where other programs than browsers read them. */
export function Head({ head, styleSheet }: HeadProps) {
  const { title, description, robots, canonical, languages = {}, alternates = [], card } = head
  const metas = Object.entries(head.metas ?? {})
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="dark light" />
      <link rel="stylesheet" href={styleSheet} />
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {robots !== undefined && <meta name="robots" content={robots} />}
      {canonical !== undefined && <link rel="canonical" href={whole(canonical)} />}
      {Object.entries(languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={whole(href)} />
      ))}
      {alternates.map(({ type, href, title: name }) => (
        <link key={type} rel="alternate" type={type} href={whole(href)} title={name} />
      ))}
      {metas.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {card && <CardMetas head={head} card={card} />}
      <link rel="icon" href={`${basePath}/icon.svg`} type="image/svg+xml" />
    </>
  )
}

function CardMetas({ head, card }: { head: HeadData; card: Card }) {
  const { title, description, canonical } = head
  const image = whole(card.image.href)
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical !== undefined && <meta property="og:url" content={whole(canonical)} />}
      <meta property="og:site_name" content={card.siteName} />
      <meta property="og:locale" content={card.locale} />
      {card.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(card.image.width)} />
      <meta property="og:image:height" content={String(card.image.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const whole = (href: string): string => new URL(href, env.SITE_URL).href
