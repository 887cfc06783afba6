import type { SanityClient } from 'sanity'
import type { Translation } from '../../schemas/locales.ts'
import { exportFile } from '../../schemas/xliff/export.ts'
import { withGlossary } from '../../schemas/xliff/glossary.ts'
import { askIds, askTerms, current } from '../../schemas/xliff/lake.ts'
import { writeXliff } from '../../schemas/xliff/write.ts'

/** The texts of these documents, in their order, as an XLIFF file to `locale`; and how much is in it. */
export async function exportIds(
  studioClient: SanityClient,
  ids: readonly string[],
  only: 'all' | 'open',
  locale: Translation,
): Promise<{ text: string; documents: number; texts: number }> {
  const client = studioClient.withConfig({ perspective: 'raw' })
  const [all, terms] = await Promise.all([askIds(client, ids), askTerms(client, locale)])
  const files = ids.flatMap((id) => {
    const document = current(all.get(id) ?? {})
    const file = document && exportFile(document, only, locale)
    return file && file.units.length > 0 ? [withGlossary(file, terms)] : []
  })
  const texts = files.reduce((sum, { units }) => sum + units.length, 0)
  return { text: writeXliff(files, locale), documents: files.length, texts }
}
