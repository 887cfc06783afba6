import type { PushFrequency } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import { Table } from '../table/table.tsx'
import { pushed } from './channel-facts.ts'

/** How often a topic pushes, where that depends on the product or the depth. */
export function Frequencies({ frequencies, t }: { frequencies: PushFrequency[]; t: Translate }) {
  const rows = frequencyRows(frequencies, t)
  return (
    <Table
      label={t('table.about', { subject: t('channel.frequency') })}
      header
      rows={rows.map((cells, index) => ({
        key: `${index}`,
        cells: cells.map((content, at) => ({ key: `${at}`, content })),
      }))}
    />
  )
}

/** The head and the rows; there is no column for depths where there are none. */
export function frequencyRows(frequencies: readonly PushFrequency[], t: Translate): string[][] {
  const deep = frequencies.some(({ depth }) => depth !== undefined)
  const row = (categories: string, depth: string, every: string) =>
    deep ? [categories, depth, every] : [categories, every]
  return [
    row(t('channel.categories'), t('channel.depth'), t('channel.frequency')),
    ...frequencies.map(({ categories, depth, every }) =>
      row(categories.join(', '), depth === undefined ? '' : `${depth}`, pushed(every, t)),
    ),
  ]
}
