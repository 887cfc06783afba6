import { type Locale, localeConfig, locales } from '../../web/config/locales.ts'
import type { AdmonitionKind, Folder } from './source-site.ts'

/** A generator of static sites, as its documentation advises to set it up for such content. */
export interface Generator {
  name: string
  /** Exact versions from the npm registry. */
  packages: Record<string, string>
  /** What its admonitions are called, where not as ours. */
  admonitions: Partial<Record<AdmonitionKind, string>>
  /** First segment of its Chinese addresses. */
  chinese: string
  /** The address of a page, as its front matter says it. */
  slug: (path: string, locale: Locale) => string
  /** Where the Markdown of a locale lies. */
  folder: Record<Locale, string>
  /** The other files of its project, by their paths. */
  files: (areas: readonly Folder[]) => Record<string, string>
  /** What Node runs to build it. */
  build: string[]
  /** Where its pages are then. */
  output: string
  /** What it keeps between builds beside its packages. */
  caches: string[]
  touched: Touched
}

/** What of a site is tapped. */
export interface Touched {
  /** Opens the search, where it has one. */
  search?: string
  /** What opens the menu, and the links in it. */
  menu: [opens: string, links: string]
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Docusaurus with its classic preset, its fast bundler and all that its next version turns on. */
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
  // A page that is named as its folder would move to the folder's address.
  slug: (path) => `/${path}`,
  files: (areas) => ({
    'docusaurus.config.js': `export default ${json(docusaurusConfig(areas))}\n`,
    'sidebars.js': `export default ${json(
      Object.fromEntries(areas.map((area) => [area.label, categoryItems(area, area.label)])),
    )}\n`,
  }),
}

const categoryItems = ({ paths, folders }: Folder, key: string): (string | object)[] => [
  ...paths,
  ...folders.map((folder) => ({
    type: 'category',
    key: `${key}-${folder.label}`,
    label: folder.label,
    items: categoryItems(folder, `${key}-${folder.label}`),
  })),
]

const docusaurusConfig = (areas: readonly Folder[]) => ({
  title: 'Exchange',
  url: 'https://docs.exchange.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md' },
  i18n: {
    defaultLocale: 'en',
    locales,
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [locale, { label: localeConfig[locale].label }]),
    ),
  },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: './sidebars.js', numberPrefixParser: false },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Exchange',
      items: [
        ...areas.map(({ label }) => ({ type: 'docSidebar', sidebarId: label, label })),
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    prism: { additionalLanguages: ['bash', 'http', 'json'] },
  },
})

/** Starlight as it comes, with its search; each area has a sidebar of its own, as elsewhere. */
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
  integrations: [starlight(${json({
    title: 'Exchange',
    locales: {
      root: { label: localeConfig.en.label, lang: 'en' },
      'zh-tw': { label: localeConfig['zh-TW'].label, lang: 'zh-TW' },
    },
    routeMiddleware: './src/own-sidebar.ts',
    sidebar: areas.map(sidebarGroup),
  })})],
})
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    // Starlight has one sidebar; this leaves the area of the page in it.
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
