import { createHash } from 'node:crypto'
import path from 'node:path'
import type { InlineConfig } from 'vite'
import { filesRoute } from './files.ts'

export const web = path.resolve(import.meta.dirname, '..')

/** What Stoplight's console takes for granted. */
export const ofNode = { global: 'globalThis' }

/** What browsers get in the place of packages. */
export const forBrowsers = {
  typesense: path.join(web, 'search/browser-client.ts'),
  // Its sources, which it ships: its build for browsers of 2015 carries 3 kB of helpers.
  'typesense-instantsearch-adapter':
    'typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js',
  qs: path.join(web, 'search/no-routing.ts'),
}

/** What a document and an island have in common. */
export const shared = {
  configFile: false,
  root: web,
  base: filesRoute,
  publicDir: false,
  // Warnings are about the directives of other people's packages.
  logLevel: 'error',
  resolve: { alias: { 'server-only': path.join(import.meta.dirname, 'nothing.ts') } },
  css: { modules: { generateScopedName: scopedName } },
  // The policy of the site lets fonts come from its own files alone.
  build: { assetsInlineLimit: 0, assetsDir: '', reportCompressedSize: false },
} satisfies InlineConfig

/** What a class is called in documents: the same for the same file, wherever the project lies. */
function scopedName(name: string, file: string): string {
  const place = path.relative(web, file.split('?')[0] ?? file)
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}
