import { localeConfig } from '../../web/config/locales.ts'
import type { Generator } from './peer.ts'
import type { Group, SourceSite } from './source-site.ts'

/** Starlight as it comes, with its search; each area has a sidebar of its own, as elsewhere. */
export const starlight: Generator = {
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5' },
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  caches: ['node_modules/.astro', 'node_modules/.vite'],
  touched: {
    search: 'button[data-open-modal]',
    menu: ['button.sl-menu-button', '#starlight__sidebar a'],
  },
  folder: { en: 'src/content/docs', 'zh-TW': 'src/content/docs/zh-tw' },
  form: {
    admonitions: { info: 'note', warning: 'caution' },
    chinese: 'zh-tw',
    frontMatter: ({ path, label }, locale) => ({
      slug: locale === 'en' ? path : `zh-tw/${path}`,
      sidebar: { label: label[locale] },
    }),
  },
  home: (locale) =>
    `---\ntitle: Exchange\n---\n[V5](${locale === 'en' ? '' : '/zh-tw'}/v5/intro)\n`,
  files: (site) => ({
    'astro.config.mjs': config(site),
    'src/content.config.ts': collections,
    'src/own-sidebar.ts': ownSidebar,
  }),
}

const entry = ({ label, paths, groups }: Group): object => ({
  label: label.en,
  translations: { 'zh-TW': label['zh-TW'] },
  collapsed: true,
  items: [...paths.map((slug) => ({ slug })), ...groups.map(entry)],
})

const collections = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

/** Starlight has one sidebar; this leaves the area of the page in it. */
const ownSidebar = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

const isHere = (entry) => entry.isCurrent || (entry.entries ?? []).some(isHere)

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const own = starlightRoute.sidebar.find(isHere)
  if (own?.entries) starlightRoute.sidebar = own.entries
})
`

const config = ({ areas }: SourceSite) => `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.exchange.example',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight(${JSON.stringify(
    {
      title: 'Exchange',
      locales: {
        root: { label: localeConfig.en.label, lang: 'en' },
        'zh-tw': { label: localeConfig['zh-TW'].label, lang: 'zh-TW' },
      },
      routeMiddleware: './src/own-sidebar.ts',
      sidebar: areas.map(entry),
    },
    null,
    2,
  )})],
})
`
