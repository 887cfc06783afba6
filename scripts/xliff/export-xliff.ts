import type { SanityClient } from '@sanity/client'
import { translations } from '../../schemas/locales.ts'
import { TRANSLATED_TYPES } from '../../schemas/translated-types.ts'
import { exportFile } from '../../schemas/xliff/export.ts'
import { withGlossary } from '../../schemas/xliff/glossary.ts'
import { current, fetchGlossary, fetchScope } from '../../schemas/xliff/lake.ts'
import { writeXliff } from '../../schemas/xliff/write.ts'

interface Choice {
  open: boolean
  section?: string | undefined
  type?: string[] | undefined
  /** Language of the translations. */
  locale: string
}

/** The XLIFF document of the selection, and its counts. Throws when the selection is empty. */
export async function exportXliff(
  client: SanityClient,
  { open, section, type, locale: named }: Choice,
): Promise<{ text: string; told: string }> {
  const unknown = type?.find((one) => !TRANSLATED_TYPES.includes(one))
  if (unknown !== undefined) {
    throw new Error(
      `--type ${unknown} has no translations. Name one of ${TRANSLATED_TYPES.join(', ')}.`,
    )
  }
  const locale = translations.find((known) => known === named)
  if (locale === undefined)
    throw new Error(
      `--locale ${named} is nothing that is translated into. Name one of ${translations.join(', ')}.`,
    )
  const scope = { types: type ?? TRANSLATED_TYPES, ...(section && { under: section }) }
  const [documents, terms] = await Promise.all([
    fetchScope(client, scope),
    fetchGlossary(client, locale),
  ])
  const files = [...documents.values()].flatMap((edited) => {
    const document = current(edited)
    const file = document && exportFile(document, open ? 'open' : 'all', locale)
    return file && file.units.length > 0 ? [withGlossary(file, terms)] : []
  })
  if (files.length === 0) {
    throw new Error(
      documents.size === 0
        ? 'No document is what you asked for. Look at --section and --type.'
        : 'Everything of this is translated: leave --open out to export it all the same.',
    )
  }
  const count = files.reduce((all, { units }) => all + units.length, 0)
  return { text: writeXliff(files, locale), told: `${files.length} documents, ${count} texts` }
}
