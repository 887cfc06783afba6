import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationsFromSpec } from '../../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../../scripts/sync-specs/read-specs.ts'
import { locales } from '../../config/locales.ts'
import { limitGuides, limitSections, remainingHeader } from './limit-guides.ts'

const root = path.join(import.meta.dirname, '../../..')
const page = (name: string, locale = 'en') =>
  readFileSync(path.join(root, `content/${locale}/${name}.md`), 'utf8')
const called = { auth: true, path: '/v5/order/create', limitsByLevel: false, rateLimits: [1] }

describe('limitGuides', () => {
  it.each([
    [{}, 'uid', '/docs/v5/rate-limit#endpoints'],
    [{ path: '/v5/p2p/item/create' }, 'uid', '/docs/p2p/rate-limit#limits'],
    [{ rateLimits: [] }, 'ip', '/docs/v5/rate-limit#ip'],
    [{ auth: false }, 'ip', '/docs/v5/rate-limit#ip'],
  ])('returns that requests of %o count for each %s', (more, countedFor, counting) => {
    // The headers state what is left of the user's limit.
    const headers = countedFor === 'uid' && { headers: '/docs/v5/rate-limit#headers' }
    expect(limitGuides({ ...called, ...more }, 'en')).toEqual({ countedFor, counting, ...headers })
  })

  it('links to the levels when they have higher limits', () => {
    expect(limitGuides({ ...called, limitsByLevel: true }, 'zh-TW').levels).toBe(
      '/docs/zh-TW/v5/rate-limit/rules-for-vips#levels',
    )
  })

  it('treats limits as depending on the level exactly for the operations that the page of levels names', async () => {
    const [name] = limitSections.levels
    const [, listed = ''] = page(name).split('{#endpoints}')
    const links = [...(listed.split('\n## ')[0] ?? '').matchAll(/^- \[.+\]\(page:(.+)\)$/gm)]
    const said = links.map(([, link = '']) => /::operation\{id="(.+?)"/.exec(page(link))?.[1])
    const { rest } = await readSpecs(path.join(root, 'specs'))
    const operations = rest.flatMap(operationsFromSpec)
    const written = operations.flatMap(({ limitsByLevel, method, path }) =>
      limitsByLevel ? [`${method} ${path}`] : [],
    )
    expect(written.length).toBeGreaterThan(5)
    expect(written.sort()).toEqual(said.sort())
  })
})

describe.each(locales)('in %s', (locale) => {
  it('the section about headers explains the header with the remaining limit', () => {
    const [name, section] = limitSections.headers
    const [, after = ''] = page(name, locale).split(`{#${section}}`)
    expect(after.split('\n## ')[0]).toContain(`\`${remainingHeader}\` |`)
  })

  it.each(Object.values(limitSections))('%s has the section %s', (name, section) => {
    // A translation without own headings has those of the English page.
    const own = page(name, locale)
    expect(/^## /m.test(own) ? own : page(name)).toContain(`{#${section}}`)
  })
})
