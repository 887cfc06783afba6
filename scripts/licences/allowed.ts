/** Licences (SPDX) that ask for no more than a notice, or for nothing. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

export interface Exception {
  /** The package, or the beginning of several ending in `*`. */
  name: string
  /** As the package says it; '' where it says none. */
  licence: string
  reason: string
}

/** What is used although its licence is another one, or is not said in SPDX's words. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    name: '@img/sharp-libvips-*',
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own that sharp loads unchanged; whoever deploys may replace it',
  },
  {
    name: '@img/sharp-win32-*',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'the same library, which the package for Windows carries within',
  },
  { name: '@vercel/stega', licence: 'MPL-2.0', reason: 'used unchanged; the licence is per file' },
  { name: 'axe-core', licence: 'MPL-2.0', reason: 'used unchanged, in tests alone' },
  { name: 'lightningcss*', licence: 'MPL-2.0', reason: 'used unchanged, to build the Studio' },
  {
    name: '@fontsource-variable/*',
    licence: 'OFL-1.1',
    reason:
      'fonts, not sold by themselves; the parts in web/styles/fonts have their licence beside them',
  },
  {
    name: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'data for the build; its package names it',
  },
  { name: 'jsonify', licence: 'Public Domain', reason: 'public domain, before SPDX had a word' },
  { name: 'mkdirp', licence: 'MIT/X11', reason: 'the MIT licence by its older name' },
  {
    name: 'fast-shallow-equal',
    licence: '',
    reason: 'the Unlicense, by the file LICENSE beside it',
  },
  {
    name: 'react-universal-interface',
    licence: '',
    reason: 'the Unlicense, by the file LICENSE beside it',
  },
]
