import type { Client } from 'typesense'
import type { SearchRecord } from './record.ts'
import { withDeadline } from './with-deadline.ts'

const BATCH = 1000
const BATCH_TIMEOUT_MS = 60_000
const NAMED_FAULTS = 10

/** Upserts records in batches; throws an error that names the refused records and why. */
export async function importRecords(
  client: Client,
  collection: string,
  records: readonly SearchRecord[],
  onImported: (done: number) => void = () => {},
): Promise<void> {
  const faults: string[] = []
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH)
    const lines = batch.map((record) => JSON.stringify(record)).join('\n')
    const answer = await withDeadline(
      client
        .collections(collection)
        .documents()
        .import(lines, { action: 'upsert', throwOnFail: false }),
      BATCH_TIMEOUT_MS,
      `importing ${batch.length} search records into ${collection}`,
    )
    answer.split('\n').forEach((line, index) => {
      const result: { success?: boolean; error?: string } = JSON.parse(line)
      const record = batch[index]
      if (result.success !== true)
        faults.push(`${record?.id} (${record?.url}): ${result.error ?? line}`)
    })
    onImported(from + batch.length)
  }
  if (faults.length === 0) return
  const more = faults.length > NAMED_FAULTS ? `\n… and ${faults.length - NAMED_FAULTS} more` : ''
  throw new Error(
    `${faults.length} of ${records.length} search records were refused by ${collection}:\n${faults.slice(0, NAMED_FAULTS).join('\n')}${more}\nIf the schema changed, run a full sync-search.`,
  )
}
