import type { ChangelogMonth } from '../../web/content/model/page-data.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { copyWords, joinParts } from '../../web/search/block-words.ts'
import type { RecordList } from '../../web/search/record-list.ts'
import type { PageChangelog } from './resolve.ts'

export function searchChangelog({ months, apart }: PageChangelog, { list }: BlockSearch): void {
  for (const month of months) addMonth(list, month)
  for (const part of apart ?? [])
    list.onPage(part.path, () => {
      for (const month of part.months) addMonth(list, month)
    })
}

function addMonth(list: RecordList, month: ChangelogMonth): void {
  list.heading(2, month.text, month.anchor, { day: numberOf(`${month.anchor}-99`) })
  for (const { anchor, date, title, body, pages } of month.entries)
    list.change(copyWords(title), anchor, {
      content: joinParts(copyWords(body), ...pages.map(({ label }) => label.text)),
      day: numberOf(date),
    })
}

/** Returns 20251009 for `2025-10-09`. */
const numberOf = (date: string) => Number(date.replaceAll('-', ''))
