import { expect, test } from 'vitest'
import { locales } from '../config/locales.ts'
import { everyBlock } from '../testing/every-block.ts'
import { goldenPages } from '../testing/golden-pages.ts'
import { heading, pageFixture, paragraph } from '../testing/page-fixture.ts'
import { recordTypes } from './record.ts'
import { pageRecords } from './records.ts'

const pages = locales.flatMap((locale) =>
  Object.entries({ ...goldenPages(locale), 'every-block': everyBlock(locale) }).map(
    ([kind, page]) => ({ kind, locale, page }),
  ),
)

// To update the golden files after an intended change: npx vitest run --project unit web/search/records.test.ts -u
test.each(pages)('golden records of $kind in $locale', async ({ kind, locale, page }) => {
  const lines = pageRecords(page).map((record) => JSON.stringify(record))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/${kind}.${locale}.jsonl`)
})

test('the golden files have a page for every type of record', () => {
  const types = pages.flatMap(({ page }) => pageRecords(page).map(({ type }) => type))
  expect([...recordTypes].filter((type) => !types.includes(type))).toEqual([])
})

test('both locales have the same records at the same places', () => {
  const places = (page: (typeof pages)[number]['page']) =>
    pageRecords(page).map(({ type, anchor, path, codes }) => ({ type, anchor, path, codes }))
  const chinese = goldenPages('zh-TW')
  for (const [kind, page] of Object.entries(goldenPages('en'))) {
    const other = chinese[kind]
    expect(other && places(other), kind).toEqual(places(page))
  }
})

test("only the first record has the page's keywords", () => {
  const page = pageFixture('v5/a', 'A', [heading(2, 'B', 'b'), paragraph('C')])
  const records = pageRecords({ ...page, keywords: ['close all orders'] })
  expect(records.map(({ keywords }) => keywords)).toEqual([['close all orders'], undefined])
})

test("source_rev changes with the records' text, not with the page's revision", () => {
  const page = pageFixture('v5/a', 'A', [heading(2, 'B', 'b'), paragraph('C')])
  const revision = (data: typeof page) => pageRecords(data)[0]?.source_rev
  expect(revision({ ...page, revision: 'r2', buildStamp: 'later' })).toBe(revision(page))
  expect(revision({ ...page, title: { text: 'Kline' } })).not.toBe(revision(page))
  const renamed = [{ label: { text: 'V5' } }, ...page.breadcrumbs.slice(1)]
  expect(revision({ ...page, breadcrumbs: renamed })).not.toBe(revision(page))
})

test('a change in one section keeps the record ids of other sections', () => {
  const first = [heading(2, 'A', 'a'), paragraph('Words')]
  const last = [heading(2, 'B', 'b'), paragraph('Words')]
  const idsOf = (body: typeof first) =>
    pageRecords(pageFixture('v5/a', 'A', body)).map(({ id }) => id)
  const before = idsOf([...first, ...last])
  const after = idsOf([...first, heading(3, 'New', 'new'), paragraph('More'), ...last])
  expect(new Set(before).size).toBe(before.length)
  expect(before.filter((id) => !after.includes(id))).toEqual([])
})
