import type { SanityClient } from '@sanity/client'
import { applyFile } from '../../schemas/xliff/apply.ts'
import { current, fetchByIds, writeDrafts, writePublished } from '../../schemas/xliff/lake.ts'
import { readXliff } from '../../schemas/xliff/read.ts'
import { reportLines, totals } from '../../schemas/xliff/report.ts'
import { decodeXml } from '../../schemas/xliff/xml.ts'

/** Reads a returned XLIFF file, writes its translations, and reports the result. */
export async function importXliff(
  client: SanityClient,
  bytes: Uint8Array,
  { publish, dryRun }: { publish: boolean; dryRun: boolean },
): Promise<{ lines: string[]; refused: boolean }> {
  const files = readXliff(decodeXml(bytes))
  const documents = await fetchByIds(
    client,
    files.map(({ id }) => id),
  )
  const outcomes = files.map((file) => applyFile(file, current(documents.get(file.id) ?? {})))
  const report = reportLines(outcomes)
  const unknown = outcomes.filter(({ id }) => !documents.has(id)).length
  if (unknown > 0)
    report.push(
      `Nothing is written: ${unknown} of ${files.length} files are of no document that there is. Take them out, and import it again.`,
    )
  else if (dryRun) report.push('Nothing is written: this was a dry run.')
  else {
    const write = publish ? writePublished : writeDrafts
    const count = await write(client, outcomes, documents)
    report.push(`${count} ${publish ? 'documents published' : 'drafts written'}.`)
  }
  return { lines: report, refused: totals(outcomes).refused > 0 }
}
