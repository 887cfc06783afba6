import { describe, expect, it } from 'vitest'
import { anchorFrom, anchorProblem } from './anchor.ts'
import { announcementOver, announcementTooLong, endsAtProblem, twoTargets } from './announcement.ts'
import { navEntryProblem } from './nav-entry.ts'
import { outsideLinkProblem } from './outside-link.ts'
import { pagePathProblem } from './page-path.ts'
import { plainWordsProblem } from './plain-words.ts'
import { translationMissing } from './translation-missing.ts'
import { pagePathTaken } from './unique-page-path.ts'
import { versionNameProblem, versionPathProblem } from './version.ts'

describe('pagePathProblem and pagePathTaken', () => {
  it.each(['v5/market/kline', 'faq', 'v5/2024-changes', 'searching', 'v5/api', 'english'])(
    'accept %s',
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
  ])('refuse %s', (path, words) => expect(pagePathProblem(path)).toContain(words))

  it('name the page with the same path, and share one query', async () => {
    const fetched: unknown[] = []
    const client = {
      config: () => ({ projectId: 'taken' }),
      fetch: async (_query: string, params: unknown) => {
        fetched.push(params)
        const kline = { id: 'drafts.page-kline', path: 'v5/a', title: 'Get Kline' }
        return { pages: [kline], redirects: [] }
      },
    }
    // The fake client answers every overload of `fetch` in the same way.
    const taken = (path: string, id: string) => pagePathTaken(client as never, path, id)
    const [other, own, free] = await Promise.all([
      taken('v5/a', 'drafts.page-v5-b'),
      taken('v5/a', 'page-kline'),
      taken('v5/c', 'page-c'),
    ])
    expect(other).toContain('“Get Kline” already has the path v5/a')
    expect([own, free]).toEqual([undefined, undefined])
    expect(fetched).toEqual([{ paths: ['v5/a', 'v5/c'], from: ['v5/a', '/v5/a', 'v5/c', '/v5/c'] }])
  })
})

describe('anchors', () => {
  it('derive from the text of the heading', () => {
    expect(anchorFrom('Request Parameters')).toBe('request-parameters')
    expect(anchorFrom('  What’s new? (API v5) ')).toBe('whats-new-api-v5')
    expect(anchorFrom('請求參數')).toBe('')
  })

  it.each([
    ['#a', 'Leave out the “#”'],
    ['Request Parameters', 'only letters'],
    ['-a', 'starts with a letter'],
  ])('are refused: %s', (anchor, words) => expect(anchorProblem(anchor)).toContain(words))

  it.each(['request-parameters', 'side-Buy', 'response-list-markPrice', 'row-X-BAPI-SIGN'])(
    'are accepted: %s',
    (anchor) => expect(anchorProblem(anchor)).toBeUndefined(),
  )
})

describe('localised texts and links', () => {
  it('are plain, with code in pairs of backticks', () => {
    expect(plainWordsProblem('The `limit`, 1 to 200.')).toBeUndefined()
    expect(plainWordsProblem('See [Kline](page:v5/market/kline).')).toContain('[Kline]')
    expect(plainWordsProblem('The `limit.')).toContain('left open')
  })

  it('need a translation only if there is English', () => {
    expect(translationMissing('zh-TW', 'Kline', undefined)).toContain('Not translated')
    expect(translationMissing('zh-TW', 'Kline', 'K 線')).toBeUndefined()
    expect(translationMissing('zh-TW', '', undefined)).toBeUndefined()
  })

  it('need a complete address if they are external', () => {
    expect(outsideLinkProblem('https://example.org/a?b=1')).toBeUndefined()
    expect(outsideLinkProblem('mailto:help@exchange.example')).toBeUndefined()
    expect(outsideLinkProblem('/specs/websocket/public.yaml')).toBeUndefined()
    expect(outsideLinkProblem('/specs/../v5/intro')).toContain('Link to a page')
    expect(outsideLinkProblem('/docs/v5/intro')).toContain('Link to a page')
    expect(outsideLinkProblem('javascript:alert(1)')).toContain('starts with https://')
  })
})

describe('navigation entries, announcements and versions', () => {
  const page = { _ref: 'page-a' }
  it.each([[{ page }], [{ href: 'https://pay.exchange.example' }], [{ items: [{ items: [] }] }]])(
    'accept the entry %o',
    (entry) => expect(navEntryProblem(entry)).toBeUndefined(),
  )

  it.each([
    [{}, 'leads nowhere'],
    [{ items: [] }, 'leads nowhere'],
    [{ page, href: 'https://a.example' }, 'Choose one'],
    [{ page, items: [{}] }, 'Choose one'],
    [{ items: [{ items: [{}] }] }, 'no menus in it'],
  ])('refuse the entry %o', (entry, words) => expect(navEntryProblem(entry)).toContain(words))

  it('accept one short announcement with one target', () => {
    expect(twoTargets(undefined)).toBeUndefined()
    expect(twoTargets({ page })).toBeUndefined()
    expect(twoTargets({ page, href: '/x' })).toContain('Choose one')
    expect(announcementTooLong({ en: 'New.' })).toBeUndefined()
    expect(announcementTooLong({ en: 'a'.repeat(121) })).toContain('Shorten')
    expect(announcementTooLong({ en: 'a', zhTW: '字'.repeat(61) })).toContain('Shorten')
  })

  it('refuse an announcement that ends before it starts, and report its end', () => {
    const [early, late] = ['2026-12-01T08:00:00Z', '2026-12-01T09:00:00.000Z']
    expect(endsAtProblem(undefined, undefined)).toBeUndefined()
    expect(endsAtProblem(early, undefined)).toBeUndefined()
    expect(endsAtProblem(early, late)).toBeUndefined()
    expect(endsAtProblem(late, early)).toContain('ends before it begins')
    expect(endsAtProblem(late, late)).toContain('ends before it begins')
    expect(announcementOver(undefined, Date.parse(late))).toBeUndefined()
    expect(announcementOver(late, Date.parse(early))).toBeUndefined()
    expect(announcementOver(late, Date.parse(late))).toContain('It is over')
  })

  it('refuse version names and paths that could be confused', () => {
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
