import type { Translate } from '../../messages/translator.ts'
import { FieldFilter } from './field-filter.tsx'

/** Number of fields from which a list has a filter. */
const LONG_LIST = 12

/** The filter of a list of `length` fields; nothing for a short list. */
export function LongListFilter({ length, t }: { length: number; t: Translate }) {
  if (length < LONG_LIST) return null
  return (
    <FieldFilter
      label={t('operation.filter')}
      count={t('operation.shown', { shown: '{shown}', total: length })}
    />
  )
}
