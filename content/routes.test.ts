import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readAll } from '../scripts/seed/read-all.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { pagePaths, routes } from '../tests/support/routes.ts'

const { pages } = await readAll(
  import.meta.dirname,
  await readSpecs(join(import.meta.dirname, '../specs')),
)

type Item = {
  page?: string | undefined
  label?: { en: string } | undefined
  items?: Item[] | undefined
}
const item: z.ZodType<Item> = z.lazy(() =>
  z.object({
    page: z.string().optional(),
    label: z.object({ en: z.string() }).optional(),
    items: z.array(item).optional(),
  }),
)

/** The pages of a sidebar in order, each with the categories around it; a category's own page is in it. */
function placesIn(items: readonly Item[], below: string[]): { path: string; below: string[] }[] {
  return items.flatMap(({ page, label, items: inner }) => {
    const around = label ? [...below, label.en] : below
    const own = page === undefined ? [] : [{ path: page, below: around }]
    return [...own, ...placesIn(inner ?? [], around)]
  })
}

function itemsOf(name: string): Item[] {
  const file = readFileSync(join(import.meta.dirname, 'sidebars', `${name}.yaml`), 'utf8')
  return z.object({ items: z.array(item) }).parse(parse(file)).items
}

/** The labels of the categories without a page of their own. */
function withoutOverview(items: readonly Item[]): string[] {
  return items.flatMap(({ page, label, items: inner }) => [
    ...(inner && page === undefined ? [label?.en ?? ''] : []),
    ...withoutOverview(inner ?? []),
  ])
}

describe('the content', () => {
  it('has a page for every route of tests/routes.yaml, and no other', () => {
    expect(pages.map(({ document }) => document.path.current).toSorted()).toEqual(pagePaths)
  })

  it.each([...new Set(routes.flatMap(({ sidebar }) => sidebar ?? []))])(
    'content/sidebars/%s.yaml holds the routes of tests/routes.yaml in their order, each in its category',
    (name) => {
      expect(placesIn(itemsOf(name), [])).toEqual(
        routes.flatMap(({ path, sidebar, below }) => (sidebar === name ? { path, below } : [])),
      )
    },
  )

  it.each(['v5SideBar', 'v3SideBar', 'p2pSideBar', 'apiExplorerSideBar'])(
    'has an overview of each category of content/sidebars/%s.yaml',
    (name) => {
      expect(withoutOverview(itemsOf(name))).toEqual([])
    },
  )

  it('has a title of every page in both languages', () => {
    const untitled = pages.filter(({ document: { title } }) => !title.en || !title.zhTW)
    expect(untitled.map(({ document }) => document.path.current)).toEqual([])
  })
})
