import type { SanityClient } from 'sanity'
import { applyFile, type Outcome } from '../../schemas/xliff/apply.ts'
import { askIds, current, type Edited, writeDrafts } from '../../schemas/xliff/lake.ts'
import { readXliff } from '../../schemas/xliff/read.ts'
import { decodeXml } from '../../schemas/xliff/xml.ts'

export interface FileValidation {
  outcomes: Outcome[]
  /** Writes what is taken as drafts, all or none; tells how many. */
  write: () => Promise<number>
}

/** What a file that came back would change. Throws when it is no XLIFF file that is read. */
export async function validateFile(
  studioClient: SanityClient,
  file: File,
): Promise<FileValidation> {
  const client = studioClient.withConfig({ perspective: 'raw' })
  const files = readXliff(decodeXml(new Uint8Array(await file.arrayBuffer())))
  const ids = files.map(({ id }) => id)
  const documents: Map<string, Edited> = await askIds(client, ids)
  const outcomes = files.map((one) => applyFile(one, current(documents.get(one.id) ?? {})))
  return { outcomes, write: () => writeDrafts(client, outcomes, documents) }
}
