import { startTestServer } from '../../local/search/testing/test-server.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { pushTuning } from '../../web/search/tuning/push-tuning.ts'
import { contentTuning } from '../support/content-pages.ts'
import { contentRecords } from './content-records.ts'

/** A search server that contains the records of everything in content/ and specs/. */
export async function startLocalSearch() {
  const records = await contentRecords()
  const server = await startTestServer()
  try {
    for (const [locale, own] of records) await fullReindex(server.client, locale, own)
    await pushTuning(server.client, await contentTuning(), searchAliases)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { ...server, records }
}
