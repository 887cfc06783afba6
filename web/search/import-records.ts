import type { Client } from 'typesense'
import { withDeadline } from '../server/limits/with-deadline.ts'
import type { SearchRecord } from './record.ts'

const BATCH = 1000
const BATCH_TIMEOUT_MS = 60_000
const NAMED_FAULTS = 10

/** Possibly a stream, so that not all records are in memory at once. */
export type Records = Iterable<SearchRecord> | AsyncIterable<SearchRecord>

/** The search server rejected records of a request: they or its schema are at fault. */
export class RefusedRecords extends Error {
  override name = 'RefusedRecords'
}

/** Upserts records in batches, with one batch in memory; throws `RefusedRecords` with the ids and reasons. */
export async function importRecords(
  client: Client,
  collection: string,
  records: Records,
  onImported: (done: number) => void = () => {},
): Promise<void> {
  const faults: string[] = []
  let batch: SearchRecord[] = []
  let done = 0
  const write = async () => {
    faults.push(...(await importBatch(client, collection, batch)))
    done += batch.length
    onImported(done)
    batch = []
  }
  for await (const record of records) {
    batch.push(record)
    if (batch.length === BATCH) await write()
  }
  if (batch.length > 0) await write()
  if (faults.length === 0) return
  const more = faults.length > NAMED_FAULTS ? `\n… and ${faults.length - NAMED_FAULTS} more` : ''
  throw new RefusedRecords(
    `${faults.length} of ${done} search records were refused by ${collection}:\n${faults.slice(0, NAMED_FAULTS).join('\n')}${more}\nIf the schema changed, run a full sync-search.`,
  )
}

/** The rejected records with the reasons. */
async function importBatch(
  client: Client,
  collection: string,
  batch: readonly SearchRecord[],
): Promise<string[]> {
  const lines = batch.map((record) => JSON.stringify(record)).join('\n')
  const answer = await withDeadline(
    client
      .collections(collection)
      .documents()
      .import(lines, { action: 'upsert', throwOnFail: false }),
    BATCH_TIMEOUT_MS,
    `importing ${batch.length} search records into ${collection}`,
  )
  return answer.split('\n').flatMap((line, index) => {
    const result: { success?: boolean; error?: string } = JSON.parse(line)
    const record = batch[index]
    return result.success === true
      ? []
      : [`${record?.id} (${record?.url}): ${result.error ?? line}`]
  })
}
