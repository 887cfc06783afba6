import { definePlugin } from 'sanity'
import { gathered } from './gathered.ts'
import { taiwan } from './locale.ts'
import { ToolMenu } from './tool-menu.tsx'

/** The Studio in two languages. Each user's choice is kept by the browser; the last one is the default. */
export const interfaceLanguages = definePlugin({
  name: 'interface-languages',
  i18n: {
    locales: (others) => [taiwan, ...others.map((one) => ({ ...one, title: 'English' }))],
    bundles: gathered.map(({ namespace, en }) => ({ locale: 'en-US', namespace, resources: en })),
  },
  studio: { components: { toolMenu: ToolMenu } },
})
