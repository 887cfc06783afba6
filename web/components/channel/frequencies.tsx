import type { PushFrequency } from '../../content/model/page-data.ts'
import { frequencyRows } from '../../content/reference/frequency-rows.ts'
import type { Translate } from '../../messages/translator.ts'
import { Table } from '../table/table.tsx'

/** Push frequencies of a topic, where these depend on the product or the depth. */
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
