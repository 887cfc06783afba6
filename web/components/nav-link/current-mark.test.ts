import { expect, it } from 'vitest'
import { currentMark } from './current-mark.ts'

const place = { href: '/docs/v5/market/kline', sidebar: 'v5SideBar' }

it.each([
  [{ href: '/docs/v5/market/kline' }, 'page'],
  [{ href: '/docs/v5/market/kline', sidebar: 'v5SideBar' }, 'page'],
  [{ href: '/docs/v5/intro', sidebar: 'v5SideBar' }, 'true'],
  [{ href: '/docs/p2p/guide', sidebar: 'p2pSideBar' }, undefined],
  [{ href: '/docs/faq' }, undefined],
])('a link %o is marked %s', (link, mark) => expect(currentMark(link, place)).toBe(mark))

it('currentMark marks nothing by sidebar on a page without one', () => {
  expect(currentMark({ href: '/docs/faq' }, { href: '/docs' })).toBeUndefined()
})
