import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Head } from './head.tsx'

it('Head uses absolute addresses, and includes the social card of the page', () => {
  const html = renderToStaticMarkup(
    <Head
      styleSheet="/docs/a.css"
      head={{
        title: 'A & B',
        description: 'About "A"',
        canonical: '/docs/a',
        languages: { en: '/docs/a' },
        alternates: [{ type: 'text/markdown', href: '/docs/a.md' }],
        card: {
          siteName: 'Exchange',
          locale: 'en_US',
          otherLocales: ['zh_TW'],
          image: { href: '/docs/a.png', width: 2, height: 1 },
        },
        metas: { 'generated-at': '2026-01-01' },
      }}
    />,
  )
  expect(
    html.replaceAll('><', '>\n<').replaceAll(/http:\/\/localhost:\d+/g, 'https://site'),
  ).toMatchInlineSnapshot(`
    "<meta charSet="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="dark light"/>
    <title>A &amp; B</title>
    <meta name="description" content="About &quot;A&quot;"/>
    <link rel="canonical" href="https://site/docs/a"/>
    <link rel="alternate" hrefLang="en" href="https://site/docs/a"/>
    <link rel="alternate" type="text/markdown" href="https://site/docs/a.md"/>
    <meta name="generated-at" content="2026-01-01"/>
    <meta property="og:title" content="A &amp; B"/>
    <meta property="og:description" content="About &quot;A&quot;"/>
    <meta property="og:url" content="https://site/docs/a"/>
    <meta property="og:site_name" content="Exchange"/>
    <meta property="og:locale" content="en_US"/>
    <meta property="og:locale:alternate" content="zh_TW"/>
    <meta property="og:image" content="https://site/docs/a.png"/>
    <meta property="og:image:width" content="2"/>
    <meta property="og:image:height" content="1"/>
    <meta property="og:image:alt" content="A &amp; B"/>
    <meta name="twitter:card" content="summary_large_image"/>
    <link rel="icon" href="/docs/icon.svg" type="image/svg+xml"/>
    <link rel="stylesheet" href="/docs/a.css"/>"
  `)
})
