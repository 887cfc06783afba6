import { isRecord } from '../../schemas/is-record.ts'
import { localeConfig } from '../../schemas/locales.ts'
import { sameValue } from '../../schemas/same-value.ts'
import { localeOf, type ReaderReport } from './report.ts'

type Fields = Readonly<Record<string, unknown>> | null | undefined

/**
 * Returns the reports about blocks that the draft changes or removes: publishing may resolve them. A page that was
 * never published has no readers and so no reports; a publish does not concern reports about a whole page.
 */
export function reportsAffectedBy(
  reports: readonly ReaderReport[],
  draft: Fields,
  published: Fields,
): ReaderReport[] {
  if (!draft || !published) return []
  return reports.filter((report) => {
    const locale = localeOf(report)
    if (!report.block || !locale) return false
    const before = readIn(published, report.block, localeConfig[locale].field)
    const after = readIn(draft, report.block, localeConfig[locale].field)
    return before !== undefined && !sameValue(before, after)
  })
}

/** Returns the block that readers of a language see: the English one if it is not translated. */
function readIn(document: Fields, key: string, field: string): unknown {
  const body = document?.['body']
  if (!isRecord(body)) return undefined
  const held = (name: string) => {
    const blocks = body[name]
    return Array.isArray(blocks)
      ? blocks.find((block: unknown) => isRecord(block) && block['_key'] === key)
      : undefined
  }
  return held(field) ?? held(localeConfig.en.field)
}
