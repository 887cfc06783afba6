import type { PageContext } from '../content/blocks/resolve-blocks.ts'

const none = new Map<string, never>()
/** What a page that refers to nothing needs to know of the rest of the site. */
export const emptyContext: PageContext = {
  locale: 'en',
  operations: none,
  channels: none,
  errors: none,
  ownErrors: none,
  enums: none,
  scopes: none,
  pages: none,
  requests: none,
  enumPages: none,
  operationPages: none,
  areas: none,
  environments: [],
  english: new Set(),
  api: undefined,
  recent: none,
}
