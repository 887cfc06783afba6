import type { Translate } from '../../messages/translator.ts'
import { FieldFilter } from './field-filter.tsx'

/** From this many fields on, a list can be filtered. */
const LONG_LIST = 12

/** Filters a list of `length` fields, where it is long. */
export function LongListFilter({ length, t }: { length: number; t: Translate }) {
  if (length < LONG_LIST) return null
  return (
    <FieldFilter
      label={t('operation.filter')}
      count={t('operation.shown', { shown: '{shown}', total: length })}
    />
  )
}
