import { describe, expect, it } from 'vitest'
import { anchorFrom, anchorProblem } from './anchor.ts'
import { anchorMismatches } from './anchor-mismatches.ts'
import { announcementProblem, announcementTooLong } from './announcement.ts'
import { navEntryProblem } from './nav-entry.ts'
import { outsideLinkProblem } from './outside-link.ts'
import { pagePathProblem } from './page-path.ts'
import { plainWordsProblem } from './plain-words.ts'
import { translationMissing } from './translation-missing.ts'
import { anchorClashes } from './unique-anchors.ts'
import { pagePathTaken } from './unique-page-path.ts'
import { versionNameProblem, versionPathProblem } from './version.ts'

describe('the path of a page', () => {
  it.each(['v5/market/kline', 'faq', 'v5/2024-changes', 'searching', 'v5/api', 'english'])(
    'takes %s',
    (path) => expect(pagePathProblem(path)).toBeUndefined(),
  )

  it.each([
    [undefined, 'Give the page a path'],
    ['/v5/a', 'Leave out the “/” at the start'],
    ['https://a.example/v5', 'Leave out the “https://”'],
    ['v5/a/', 'at the end'],
    ['v5/Market kline', 'Replace “M”, a space'],
    ['v5/a_b', '“_”'],
    ['v5//a', 'side by side'],
    ['v5/-a', '“-a” starts or ends'],
    ['search', '“search”'],
    ['api/webhook', '“api”'],
    ['en/v5/intro', '“en”'],
    ['zh-tw/v5', '“zh-tw”'],
  ])('refuses %s', (path, words) => expect(pagePathProblem(path)).toContain(words))

  it('names the page that has it already, and asks once for those who ask together', async () => {
    const asked: unknown[] = []
    const client = {
      config: () => ({ projectId: 'taken' }),
      fetch: async (_query: string, params: unknown) => {
        asked.push(params)
        const kline = { id: 'drafts.page-kline', path: 'v5/a', title: 'Get Kline' }
        return { pages: [kline], redirects: [] }
      },
    }
    // The stand-in answers every overload of `fetch` alike.
    const taken = (path: string, id: string) => pagePathTaken(client as never, path, id)
    const [other, own, free] = await Promise.all([
      taken('v5/a', 'drafts.page-v5-b'),
      taken('v5/a', 'page-kline'),
      taken('v5/c', 'page-c'),
    ])
    expect(other).toContain('“Get Kline” already has the path v5/a')
    expect([own, free]).toEqual([undefined, undefined])
    expect(asked).toEqual([{ paths: ['v5/a', 'v5/c'], from: ['v5/a', '/v5/a', 'v5/c', '/v5/c'] }])
  })
})

describe('anchors', () => {
  it('come from the words of the heading', () => {
    expect(anchorFrom('Request Parameters')).toBe('request-parameters')
    expect(anchorFrom('  What’s new? (API v5) ')).toBe('whats-new-api-v5')
    expect(anchorFrom('請求參數')).toBe('')
  })

  it.each([
    [undefined, 'request-parameters'],
    ['#a', 'Leave out the “#”'],
    ['Request Parameters', 'only a–z'],
    ['-a', 'starts with a letter'],
  ])('refuse %s', (anchor, words) =>
    expect(anchorProblem(anchor, 'Request Parameters')).toContain(words),
  )

  it('are unique among headings, former anchors included', () => {
    const heading = (_key: string, anchor: string, aliases?: string[]) => ({
      _key,
      _type: 'heading',
      text: _key.toUpperCase(),
      anchor,
      ...(aliases && { aliases }),
    })
    const blocks = [
      heading('a', 'one'),
      { _key: 'p', _type: 'block' },
      heading('b', 'two', ['two-before']),
      heading('c', 'one'),
      heading('d', 'three', ['two-before', 'three']),
    ]
    const clashes = anchorClashes(blocks)
    expect(clashes.map((clash) => clash.path)).toEqual([
      [{ _key: 'c' }, 'anchor'],
      [{ _key: 'd' }, 'aliases'],
    ])
    expect(clashes[0]?.message).toContain('“A” and “C”')
    expect(anchorClashes(undefined)).toEqual([])
  })

  it('are the same in both languages', () => {
    const english = [{ _key: 'a', _type: 'heading', anchor: 'one' }]
    const translated = [
      { _key: 'a', _type: 'heading', anchor: 'eins' },
      { _key: 'new', _type: 'heading', anchor: 'other' },
    ]
    expect(anchorMismatches(english, translated).map((problem) => problem.path)).toEqual([
      [{ _key: 'a' }, 'anchor'],
    ])
  })
})

describe('words', () => {
  it('are plain, with code in pairs of backticks', () => {
    expect(plainWordsProblem('The `limit`, 1 to 200.')).toBeUndefined()
    expect(plainWordsProblem('See [Kline](page:v5/market/kline).')).toContain('[Kline]')
    expect(plainWordsProblem('The `limit.')).toContain('left open')
  })

  it('lack a translation only where there is something to translate', () => {
    expect(translationMissing('zh-TW', 'Kline', undefined)).toContain('Not translated')
    expect(translationMissing('zh-TW', 'Kline', 'K 線')).toBeUndefined()
    expect(translationMissing('zh-TW', '', undefined)).toBeUndefined()
  })

  it('link outside with a whole address', () => {
    expect(outsideLinkProblem('https://example.org/a?b=1')).toBeUndefined()
    expect(outsideLinkProblem('mailto:help@exchange.example')).toBeUndefined()
    expect(outsideLinkProblem('/specs/websocket/public.yaml')).toBeUndefined()
    expect(outsideLinkProblem('/specs/../v5/intro')).toContain('Link to a page')
    expect(outsideLinkProblem('/docs/v5/intro')).toContain('Link to a page')
    expect(outsideLinkProblem('javascript:alert(1)')).toContain('starts with https://')
  })
})

describe('the chrome', () => {
  const page = { _ref: 'page-a' }
  it.each([[{ page }], [{ href: 'https://pay.exchange.example' }], [{ items: [{ items: [] }] }]])(
    'has an entry %o',
    (entry) => expect(navEntryProblem(entry)).toBeUndefined(),
  )

  it.each([
    [{}, 'leads nowhere'],
    [{ items: [] }, 'leads nowhere'],
    [{ page, href: 'https://a.example' }, 'Choose one'],
    [{ page, items: [{}] }, 'Choose one'],
    [{ items: [{ items: [{}] }] }, 'no menus in it'],
  ])('refuses an entry %o', (entry, words) => expect(navEntryProblem(entry)).toContain(words))

  it('announces one short thing, which can be told from the last', () => {
    const text = { en: 'New.' }
    expect(announcementProblem(undefined)).toBeUndefined()
    expect(announcementProblem({ text: {} })).toBeUndefined()
    expect(announcementProblem({ text, id: 'a', page })).toBeUndefined()
    expect(announcementProblem({ text })).toContain('Give the announcement an id')
    expect(announcementProblem({ text, id: 'a', page, href: '/x' })).toContain('Choose one')
    expect(announcementTooLong({ text })).toBeUndefined()
    expect(announcementTooLong({ text: { en: 'a'.repeat(121) } })).toContain('Shorten')
    expect(announcementTooLong({ text: { en: 'a', zhTW: '字'.repeat(61) } })).toContain('Shorten')
  })

  it('has versions whose pages cannot be confused', () => {
    expect(versionNameProblem('2024.1')).toBeUndefined()
    expect(versionNameProblem(undefined)).toContain('Give the version a name')
    expect(versionNameProblem('V 2')).toContain('only a–z')
    expect(versionPathProblem('', true)).toBeUndefined()
    expect(versionPathProblem('2024', false)).toBeUndefined()
    expect(versionPathProblem('2024', true)).toContain('no path')
    expect(versionPathProblem(undefined, false)).toContain('Give this one')
    expect(versionPathProblem('2024/a', undefined)).toContain('one word')
    expect(versionPathProblem('zh-tw', false)).toContain('The site itself')
  })
})
