import { expect, it } from 'vitest'
import { PAGE_KINDS } from '../structure/templates/page-kinds.ts'
import { parseSidebars, sidebarFor } from './sidebar-for.ts'

const entry = (page: string) => ({ _type: 'sidebarPage', page: { _ref: page } })
const explorer = ['e1', 'e2', 'e3']
const answer = {
  sidebars: [
    { id: 'p2p', title: 'P2P', items: [entry('p1')] },
    { id: 'explorer', title: 'Explorer', items: explorer.map(entry) },
    {
      id: 'v5',
      title: 'V5',
      items: [entry('v1'), { _type: 'sidebarCategory', items: [entry('v2'), entry('gone')] }],
    },
  ],
  pages: [
    { id: 'p1', path: 'p2p/guide' },
    ...explorer.map((id) => ({ id, path: `api-explorer/v5/market/${id}` })),
    { id: 'v1', path: 'v5/intro' },
    { id: 'v2', path: 'v5/market/kline' },
  ],
}
const sidebars = parseSidebars(answer)
const chosen = (id: string, from = sidebars) => {
  const kind = PAGE_KINDS.find((one) => one.id === id)
  return kind && sidebarFor(kind, PAGE_KINDS, from)?.id
}

it('parseSidebars finds the pages of a sidebar at every depth, except deleted ones', () => {
  expect(sidebars.map(({ id, paths }) => [id, paths.length])).toEqual([
    ['p2p', 1],
    ['explorer', 3],
    ['v5', 2],
  ])
})

it("sidebarFor returns the explorer's sidebar for an explorer page, else the one with most pages", () => {
  expect(chosen('page-explorer')).toBe('explorer')
  expect(chosen('page-guide')).toBe('v5')
  expect(sidebarFor({}, PAGE_KINDS, sidebars)?.id).toBe('v5')
})

it('sidebarFor returns the first sidebar if none has such pages, and undefined without sidebars', () => {
  expect(chosen('page-explorer', parseSidebars({ ...answer, pages: [] }))).toBe('p2p')
  expect(chosen('page-guide', [])).toBeUndefined()
})
