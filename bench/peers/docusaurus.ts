import { localeConfig, locales } from '../../web/config/locales.ts'
import type { Generator } from './peer.ts'
import type { Group, SourceSite } from './source-site.ts'

/** Docusaurus with its classic preset, its fast bundler and all that its next version turns on. */
export const docusaurus: Generator = {
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
  form: {
    admonitions: {},
    chinese: 'zh-TW',
    // A page that is named as its folder would move to the folder's address.
    frontMatter: ({ path, label }, locale) => ({
      slug: `/${path}`,
      sidebar_label: label[locale],
    }),
  },
  home: (locale) =>
    `---\ntitle: Exchange\nslug: /\n---\n[V5](${locale === 'en' ? '' : '/zh-TW'}/v5/intro)\n`,
  files: (site) => ({
    'docusaurus.config.js': config(site),
    'sidebars.js': `export default ${json(Object.fromEntries(site.areas.map(sidebar)))}\n`,
    'i18n/zh-TW/docusaurus-plugin-content-docs/current.json': json(labels(site)),
  }),
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

const sidebar = (area: Group, index: number): [string, (string | object)[]] => [
  `area${index}`,
  items(area, `area${index}`),
]

const items = ({ paths, groups }: Group, key: string): (string | object)[] => [
  ...paths,
  ...groups.map((group, index) => ({
    type: 'category',
    key: `${key}-${index}`,
    label: group.label.en,
    items: items(group, `${key}-${index}`),
  })),
]

/** The Chinese names of the categories, as the sidebars' keys ask for them. */
function labels({ areas }: SourceSite): Record<string, { message: string }> {
  const below = (group: Group, sidebar: string, key: string): [string, { message: string }][] =>
    group.groups.flatMap((one, index) => [
      [`sidebar.${sidebar}.category.${key}-${index}`, { message: one.label['zh-TW'] }],
      ...below(one, sidebar, `${key}-${index}`),
    ])
  return Object.fromEntries(
    areas.flatMap((area, index) => below(area, `area${index}`, `area${index}`)),
  )
}

const config = ({ areas }: SourceSite) => `export default ${json({
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
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.js',
          numberPrefixParser: false,
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Exchange',
      items: [
        ...areas.map(({ label }, index) => ({
          type: 'docSidebar',
          sidebarId: `area${index}`,
          label: label.en,
        })),
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    prism: { additionalLanguages: ['bash', 'http', 'json'] },
  },
})}
`
