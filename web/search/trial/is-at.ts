import { pageHref } from '../../config/paths.ts'
import type { SearchRecord } from '../record.ts'

/** The fields of a record that say where it is. */
export type RecordAddress = Pick<SearchRecord, 'url_without_anchor' | 'locale' | 'anchor'>

/** Whether a record is on the page (`path`) and, with an anchor (`path#anchor`), at it or at a part of it. */
export function isAt(record: RecordAddress, place: string): boolean {
  const [path = '', anchor] = place.split('#')
  if (record.url_without_anchor !== pageHref(path, record.locale)) return false
  return (
    anchor === undefined || record.anchor === anchor || !!record.anchor?.startsWith(`${anchor}-`)
  )
}
