import { eachOf } from '../../schemas/locales.ts'
import { type Locale, localeConfig, locales } from '../../web/config/locales.ts'
import type { AdmonitionKind, Folder } from './source-site.ts'

/** A static site generator, set up for this content as its documentation recommends. */
export interface Generator {
  name: string
  packages: Record<string, string>
  /** Names of its admonitions that differ from ours. */
  admonitions: Partial<Record<AdmonitionKind, string>>
  /** First path segment of its Chinese pages. */
  chinese: string
  /** A page's address in its front matter. */
  slug: (path: string, locale: Locale) => string
  folder: Record<Locale, string>
  files: (areas: readonly Folder[]) => Record<string, string>
  /** Arguments of Node that build it, and the output folder. */
  build: string[]
  output: string
  /** Its caches between builds, besides its packages. */
  caches: string[]
  touched: TapTargets
}

/** Selectors to tap: the search button, the menu button, and the menu's links. */
export interface TapTargets {
  search?: string
  menu: [opens: string, links: string]
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
const labels = eachOf(locales, (locale) => ({ label: localeConfig[locale].label }))

const docusaurus: Generator = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  caches: ['node_modules/.cache'],
  touched: { menu: ['.navbar__toggle', '.navbar-sidebar a.menu__link'] },
  folder: { en: 'docs', 'zh-TW': 'i18n/zh-TW/docusaurus-plugin-content-docs/current' },
  admonitions: {},
  chinese: 'zh-TW',
  // Docusaurus would move a page named like its folder to the folder's address.
  slug: (path) => `/${path}`,
  files: (areas) => ({
    'docusaurus.config.js': `export default {
  title: 'Exchange',
  url: 'https://docs.exchange.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md' },
  i18n: { defaultLocale: 'en', locales: ${json(locales)}, localeConfigs: ${json(labels)} },
  presets: [['classic', {
    docs: { routeBasePath: '/', sidebarPath: './sidebars.js', numberPrefixParser: false },
    blog: false,
  }]],
  themeConfig: {
    navbar: { title: 'Exchange', items: ${json([
      ...areas.map(({ label }) => ({ type: 'docSidebar', sidebarId: label, label })),
      { type: 'localeDropdown', position: 'right' },
    ])} },
    prism: { additionalLanguages: ['bash', 'http', 'json'] },
  },
}
`,
    'sidebars.js': `export default ${json(
      Object.fromEntries(areas.map((area) => [area.label, categoryItems(area, area.label)])),
    )}\n`,
  }),
}

const categoryItems = ({ paths, folders }: Folder, key: string): (string | object)[] => [
  ...paths,
  ...folders.map((folder) => {
    const own = `${key}-${folder.label}`
    const items = categoryItems(folder, own)
    return { type: 'category', key: own, label: folder.label, items }
  }),
]

/** Starlight with its default search; each area has its own sidebar, as on the other sites. */
const starlight: Generator = {
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
  admonitions: { info: 'note', warning: 'caution' },
  chinese: 'zh-tw',
  slug: (path, locale) => (locale === 'en' ? path : `zh-tw/${path}`),
  files: (areas) => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.exchange.example',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({
    title: 'Exchange',
    locales: {
      root: { label: '${labels.en.label}', lang: 'en' },
      'zh-tw': { label: '${labels['zh-TW'].label}', lang: 'zh-TW' },
    },
    routeMiddleware: './src/own-sidebar.ts',
    sidebar: ${json(areas.map(sidebarGroup))},
  })],
})
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    // Starlight has one sidebar; this middleware keeps only the page's area in it.
    'src/own-sidebar.ts': `import { defineRouteMiddleware } from '@astrojs/starlight/route-data'

const isHere = (entry) => entry.isCurrent || (entry.entries ?? []).some(isHere)

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const own = starlightRoute.sidebar.find(isHere)
  if (own?.entries) starlightRoute.sidebar = own.entries
})
`,
  }),
}

const sidebarGroup = ({ label, paths, folders }: Folder): object => ({
  label,
  collapsed: true,
  items: [...paths.map((slug) => ({ slug })), ...folders.map(sidebarGroup)],
})

export const generators = [docusaurus, starlight]
