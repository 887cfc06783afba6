import { definePlugin } from 'sanity'
import { taiwan } from './locale.ts'
import type { Messages } from './messages.ts'
import { ToolMenu } from './tool-menu.tsx'

/** The Studio in two languages. Each user's choice is kept by the browser; the last one is the default. */
export const interfaceLanguages = definePlugin((own: readonly Messages[]) => ({
  name: 'interface-languages',
  i18n: {
    locales: (others) => [taiwan(own), ...others.map((one) => ({ ...one, title: 'English' }))],
    bundles: own.map(({ namespace, en }) => ({ locale: 'en-US', namespace, resources: en })),
  },
  studio: { components: { toolMenu: ToolMenu } },
}))
