import { expect, it } from 'vitest'
import { reportsAffectedBy } from './affected-reports.ts'
import { reportOf } from './testing/report-of.ts'

const block = (_key: string, text: string) => ({ _key, _type: 'block', text })
const page = (en: object[], zhTW?: object[]) => ({
  _type: 'page',
  body: { en, ...(zhTW && { zhTW }) },
})

const before = page(
  [block('b', 'Limit'), block('c', 'Depth'), block('d', 'End')],
  [block('b', '限價'), block('c', '深度')],
)
const reports = [
  reportOf('b'),
  reportOf('c', { block: 'c' }),
  reportOf('b in Chinese', { locale: 'zh-TW' }),
  reportOf('d in Chinese', { locale: 'zh-TW', block: 'd' }),
  reportOf('whole', { block: null }),
  reportOf('gone before', { block: 'z' }),
  reportOf('no language', { locale: 'xx' }),
]
const [b, c, d] = before.body.en as [object, object, object]
const [bZh, cZh] = before.body.zhTW as [object, object]

const drafts: [string, object, string[]][] = [
  ['nothing', before, []],
  ['a title', { ...before, title: { en: 'Other' } }, []],
  ['a block in English', page([block('b', 'Limits'), c, d], [bZh, cZh]), ['b']],
  ['a translation', page([b, c, d], [block('b', '限制'), cZh]), ['b in Chinese']],
  ['the order', page([d, c, b], [cZh, bZh]), []],
  ['a block that goes', page([b, d], [bZh]), ['c']],
  [
    'English that is read in Chinese',
    page([b, c, block('d', 'The end')], [bZh, cZh]),
    ['d in Chinese'],
  ],
  ['a first translation', page([b, c, d], [bZh, cZh, block('d', '結尾')]), ['d in Chinese']],
  ['a block that is new', page([b, c, d, block('e', 'More')], [bZh, cZh]), []],
  [
    'the names in a block in another order',
    page([{ text: 'Limit', _type: 'block', _key: 'b' }, c, d], [bZh, cZh]),
    [],
  ],
]

it.each(drafts)('reportsAffectedBy finds what %s affects', (_name, draft, words) => {
  const touched = reportsAffectedBy(reports, { ...draft }, before)
  expect(touched.map((report) => report.words)).toEqual(words)
})

it('reportsAffectedBy returns no report for a page that is new or has no draft', () => {
  expect(reportsAffectedBy(reports, before, null)).toEqual([])
  expect(reportsAffectedBy(reports, null, before)).toEqual([])
  expect(reportsAffectedBy(reports, {}, {})).toEqual([])
})
