import { startTestServer } from '../../local/search/testing.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { contentRecords } from './content-records.ts'

/** A search server of its own that holds everything in content/ and specs/. */
export async function startLocalSearch() {
  const server = await startTestServer()
  try {
    for (const [locale, records] of await contentRecords())
      await fullReindex(server.client, locale, records)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}
