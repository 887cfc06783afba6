import { definePlugin } from 'sanity'
import { taiwan } from './locale.ts'
import type { Messages } from './messages.ts'
import { ToolMenu } from './tool-menu.tsx'

const FORGOTTEN = {
  studio: {
    'new-document.new-document': 'New document',
    'search.search-results-label': 'Search results',
  },
  structure: { 'changes.action.close-label': 'Close history' },
}

/** Offers the Studio in two languages. The browser stores each user's choice; the last locale is the default. */
export const interfaceLanguages = definePlugin((own: readonly Messages[]) => ({
  name: 'interface-languages',
  i18n: {
    locales: (others) => [taiwan(own), ...others.map((one) => ({ ...one, title: 'English' }))],
    bundles: [
      ...own.map(({ namespace, en }) => ({ locale: 'en-US', namespace, resources: en })),
      // Messages that Sanity 6.16.0 uses but does not define.
      ...Object.entries(FORGOTTEN).map(([namespace, resources]) => ({
        locale: 'en-US',
        namespace,
        resources,
      })),
    ],
  },
  studio: { components: { toolMenu: ToolMenu } },
}))
