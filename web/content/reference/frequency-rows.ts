import type { Translate } from '../../messages/translator.ts'
import type { PushFrequency } from '../model/page-data.ts'
import { describePushInterval } from './channel-notes.ts'

/** Header and rows of the frequency table; without depths there is no such column. */
export function frequencyRows(frequencies: readonly PushFrequency[], t: Translate): string[][] {
  const deep = frequencies.some(({ depth }) => depth !== undefined)
  const row = (categories: string, depth: string, every: string) =>
    deep ? [categories, depth, every] : [categories, every]
  return [
    row(t('channel.categories'), t('channel.depth'), t('channel.frequency')),
    ...frequencies.map(({ categories, depth, every }) =>
      row(
        categories.join(t('list.between')),
        depth === undefined ? '' : `${depth}`,
        describePushInterval(every, t),
      ),
    ),
  ]
}
