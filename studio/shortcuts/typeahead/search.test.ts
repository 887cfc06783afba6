import { expect, it } from 'vitest'
import { search } from './search.ts'

const all = [
  { title: 'Code', words: ['程式碼', 'snippet'] },
  { title: 'Table of error codes', words: ['錯誤碼表格'] },
  { title: 'Table', words: ['表格', 'grid'] },
  { title: 'Warning', words: ['警告', 'note or warning', 'callout'] },
]
const titles = (keyword: string) => search(all, keyword).map(({ title }) => title)

it.each([
  ['', ['Code', 'Table of error codes', 'Table', 'Warning']],
  ['co', ['Code', 'Table of error codes']],
  ['TAB', ['Table of error codes', 'Table']],
  ['error codes', ['Table of error codes']],
  ['表格', ['Table', 'Table of error codes']],
  ['callout', ['Warning']],
  ['note', ['Warning']],
  ['ｃａｌｌ', ['Warning']],
  ['arn', ['Warning']],
  ['ar', []],
  ['callout warn', ['Warning']],
  ['callout table', []],
  ['nothing', []],
])('search finds by “%s”', (keyword, found) => {
  expect(titles(keyword)).toEqual(found)
})
