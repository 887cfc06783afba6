import { createHmac } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isHeading } from '../blocks/heading-style.ts'
import type { Block } from '../blocks/lists/model.ts'
import { notOfTaiwan } from '../schemas/testing/taiwan.ts'
import { explorerPages } from '../scripts/seed/explorer-pages.ts'
import { environmentsFile } from '../scripts/seed/small-documents.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { isEnglishOnly } from './english-only.ts'
import { pagePaths, readPage } from './testing/read-pages.ts'
import { withoutKeywords } from './testing/without-keywords.ts'

const paths = pagePaths('en')
const pages = paths.map(readPage)
const specs = await readSpecs(join(import.meta.dirname, '..', 'specs'))
const explorer = explorerPages(specs.rest, 'version-next', []).map(
  ({ document }) => document.path.current,
)

const anchorsOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (isHeading(block) ? [block.anchor ?? ''] : []))
const anchors = new Map(pages.map(({ path, en }) => [path, new Set(anchorsOf(en.blocks))]))
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(page:([^)#]+)(?:#([^)]+))?\)/g)].map(([, path = '', anchor]) => ({
    path,
    anchor,
  }))

describe.each(pages)('$path', ({ path, en, zhTW, text }) => {
  it('has the same anchors in both locales', () => {
    if (!isEnglishOnly(path)) expect(anchorsOf(zhTW.blocks)).toEqual(anchorsOf(en.blocks))
  })

  it('has titles of at most 60 characters, labels of 28, descriptions of 150', () => {
    for (const { title, sidebarLabel, description } of [en.frontMatter, zhTW.frontMatter]) {
      expect(title?.length).toBeLessThanOrEqual(60)
      expect(sidebarLabel?.length).toBeLessThanOrEqual(28)
      if (description !== undefined || !isEnglishOnly(path))
        expect(description?.length).toBeLessThanOrEqual(150)
    }
  })

  it('links to another page, and only to pages and anchors that exist', () => {
    const links = linksOf(text.en)
    expect(links.some((link) => link.path !== path)).toBe(true)
    for (const link of [...links, ...linksOf(text.zhTW)]) {
      expect(paths).toContain(link.path)
      if (link.anchor) expect([...(anchors.get(link.path) ?? [])]).toContain(link.anchor)
    }
  })

  it('links to the same places in both locales', () => {
    const places = (source: string) =>
      linksOf(source)
        .map((link) => JSON.stringify(link))
        .sort()
    expect(places(text.zhTW)).toEqual(isEnglishOnly(path) ? [] : places(text.en))
  })

  it('holds Traditional Chinese in the words of Taiwan', () => {
    expect(notOfTaiwan(withoutKeywords(text.zhTW))).toEqual([])
  })
})

it('has every page in both locales', () => {
  expect(pagePaths('zh-TW')).toEqual(paths)
})

it.each([
  ...globSync('sidebars/*.yaml', { cwd: import.meta.dirname }),
  'navigation.yaml',
  'versions.yaml',
  'redirects.yaml',
])('%s names pages that exist', (file) => {
  const named = new Set<string>()
  parse(readFileSync(join(import.meta.dirname, file), 'utf8'), (key, value) => {
    if (['page', 'entry', 'mainPage', 'to'].includes(String(key))) named.add(String(value))
    return value
  })
  expect(named.size).toBeGreaterThan(0)
  expect([...paths, ...explorer]).toEqual(expect.arrayContaining([...named]))
})

it('names the hosts of every regional site on v5/intro, in both locales', () => {
  const file = parse(readFileSync(join(import.meta.dirname, 'environments.yaml'), 'utf8'))
  const named = environmentsFile
    .parse(file)
    .flatMap(({ identifier, sites = [] }) =>
      sites.flatMap((site) => [
        `{rest.${identifier}.${site.identifier}}`,
        ...(site.stream === undefined ? [] : [`{stream.${identifier}.${site.identifier}}`]),
      ]),
    )
  expect(named.length).toBeGreaterThan(0)
  const { text } = readPage('v5/intro')
  for (const words of [text.en, text.zhTW])
    expect((words.match(/\{\w+\.[\w-]+\.[\w-]+\}/g) ?? []).toSorted()).toEqual(named.toSorted())
})

describe('the signing examples of v5/intro', () => {
  const code = readPage('v5/intro').en.blocks.filter((block) => block._type === 'codeBlock')
  const titled = (title: string) =>
    code.filter((block) => block.title === title).map((block) => block.code)
  const [values = ''] = titled('Values')
  const value = (name: string) => new RegExp(`^${name}: +(\\S+)$`, 'm').exec(values)?.[1] ?? ''
  const payloads = [value('Query string'), ...titled('Body')]
  const signed = payloads.map(
    (payload) => value('Timestamp') + value('API key') + value('Receive window') + payload,
  )
  const signatures = signed.map((text) =>
    createHmac('sha256', value('API secret')).update(text).digest('hex'),
  )

  it('joins the parts in the order that the page gives', () => {
    expect(payloads).toHaveLength(2)
    expect(titled('String to sign')).toEqual(signed)
  })

  it('shows the signatures that the values give', () => {
    expect(titled('Signature')).toEqual(signatures)
    expect(titled('Signed GET request').join()).toContain(`X-BAPI-SIGN: ${signatures[0]}`)
  })
})

it('shows the signature of v5/ws/connect that its values give', () => {
  const code = readPage('v5/ws/connect').en.blocks.filter((block) => block._type === 'codeBlock')
  const titled = (title: string) => code.find((block) => block.title === title)?.code ?? ''
  const [, secret = '', expires = ''] = titled('Values').match(/\S+$/gm) ?? []
  expect(titled('String to sign')).toBe(`GET/realtime${expires}`)
  const signature = createHmac('sha256', secret).update(titled('String to sign')).digest('hex')
  expect(titled('Request')).toContain(signature)
})
