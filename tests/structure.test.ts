import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Files that break a rule of CONTRIBUTING.md: `pattern` is found where `allowed` does not match. */
const offenders = (pattern: RegExp, allowed: RegExp) =>
  sources
    .filter(({ file, text }) => !allowed.test(file) && pattern.test(text))
    .map(({ file }) => file)

describe('the structure of the code', () => {
  it('reads the environment in files named env.ts only', () => {
    const allowed = /(^|\/)env\.ts$|\.config\.ts$|\.cli\.ts$|^tests\//
    expect(offenders(/process\.env\b/, allowed)).toEqual([])
  })

  it('has the queries of the site in web/content only', () => {
    const inWeb = offenders(/defineQuery\(|\*\[_(type|id)\b/, /^web\/content\/|^(?!web\/)/)
    expect(inWeb).toEqual([])
  })

  it('keeps nothing of the lake without the tags of what was read', () => {
    // What is read here is kept by nobody: lists for a build or a publish, drafts, and the reader's own.
    const unkept = [
      'lake/.*',
      'revisions/.*',
      'links/.*',
      'preview/.*',
      'addresses/page-paths',
      'page/page-query',
      'reference/operation-path',
      'sidebar/(affected-pages|stored-sidebar)',
    ]
    const allowed = new RegExp(`^(?!web/content/)|^web/content/(${unkept.join('|')})\\.ts$`)
    expect(offenders(/\.fetch[(<]/, allowed)).toEqual([])
    const withoutTags = sources.filter(
      ({ file, text }) =>
        file.startsWith('web/content/') &&
        text.includes("'use cache'") &&
        !text.includes('keepFor({'),
    )
    expect(withoutTags.map(({ file }) => file)).toEqual([])
  })

  it('compares secrets in a time that tells nothing of them', () => {
    const compared = /isValidSignature\(|isValidRequest\(|[!=]==? *(env\.)?\w*(SECRET|TOKEN)\b/
    expect(offenders(compared, /^(tests|local|bench)\/|\.test\.ts/)).toEqual([])
  })

  it('has scripts in pages only where the server knows their text', () => {
    const script = /<script\b(?![^>]*(?: src=|application\/ld\+json))/
    const allowed = /^web\/components\/inline-script\/|\.test\.|^(?!web\/(app|components)\/)/
    expect(offenders(script, allowed)).toEqual([])
  })

  it('imports the stand-ins from scripts, tests and measurements only', () => {
    expect(offenders(/from '[^']*\/local\//, /^(local|scripts|tests|bench)\//)).toEqual([])
  })

  describe('of blocks', () => {
    const inKinds = sources.flatMap(({ file, text }) => {
      const [, kind = '', facet = ''] = /^blocks\/(\w+)\/([\w.-]+)$/.exec(file) ?? []
      if (kind === '' || kind === 'lists') return []
      const imported = [...text.matchAll(/^import (type )?[^']*'(\.[^']+)'/gm)]
      return imported.map(([, isType, from = '']) => ({ file, kind, facet, isType, from }))
    })
    const named = (found: typeof inKinds) => found.map(({ file, from }) => `${file} → ${from}`)

    it('keeps kinds apart: one imports another neither itself nor by a list', () => {
      const other = inKinds.filter(({ from, isType }) => {
        const [, folder] = /^\.\.\/(\w+)\//.exec(from) ?? []
        return folder !== undefined && folder !== 'block' && !(folder === 'lists' && isType)
      })
      expect(inKinds.length).toBeGreaterThan(100)
      expect(named(other)).toEqual([])
    })

    it('keeps the Studio from readers, and readers from the Studio', () => {
      const studio = /^(schema\.ts|preview\.tsx)$/
      const readers = /^(view\.tsx|resolve\.ts|search\.ts|served-markdown\.ts|model\.ts|text\.ts)$/
      const crossed = inKinds.filter(({ facet, from }) =>
        studio.test(facet)
          ? /\/web\/|^\.\/(view|resolve|search|served-markdown)\./.test(from)
          : readers.test(facet) && /\/studio\/|@sanity|^\.\/(schema|preview)\./.test(from),
      )
      expect(named(crossed)).toEqual([])
    })

    it('has in each list one facet alone', () => {
      const lists = sources.flatMap(({ file, text }) => {
        const [, facet] = /^blocks\/lists\/([\w-]+)\.tsx?$/.exec(file) ?? []
        const imported = [...text.matchAll(/^import \{[^']*'\.\.\/\w+\/([\w-]+)\.tsx?'/gm)]
        const other = imported.flatMap(([, from = '']) => (from === facet ? [] : [from]))
        return facet && facet !== 'members' ? other.map((from) => `${file} → ${from}`) : []
      })
      expect(lists).toEqual(['blocks/lists/markdown.ts → model'])
    })
  })

  it('does not ship content clients or secrets to the browser', () => {
    const client = sources.filter(({ file }) => file.endsWith('.client.tsx'))
    const leaking = client.filter(({ text }) =>
      /@sanity\/client|next-sanity|ADMIN_KEY|env\.ts'/.test(text),
    )
    expect(leaking.map(({ file }) => file)).toEqual([])
  })
})
