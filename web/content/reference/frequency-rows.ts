import type { Translate } from '../../messages/translator.ts'
import type { PushFrequency } from '../model/page-data.ts'
import { pushed } from './channel-notes.ts'

/** The head and the rows; there is no column for depths where there are none. */
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
        pushed(every, t),
      ),
    ),
  ]
}
