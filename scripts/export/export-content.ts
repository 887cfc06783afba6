import type { SanityClient } from '@sanity/client'
import { saidAbove } from '../../schemas/blocks-above.ts'
import { sourceFieldOf, translationFields } from '../../schemas/locales.ts'
import { withoutRepeats } from '../../schemas/markdown/write/as-translation.ts'
import { failureMessages } from '../report-failure.ts'
import type { PageDocument } from '../seed/documents.ts'
import { explorerPages } from '../seed/explorer-pages.ts'
import { withExplorer } from '../seed/read-all.ts'
import { readContent } from '../seed/read-content.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { assetFiles } from './asset-files.ts'
import { contentFiles } from './content-files.ts'
import { differences } from './differences.ts'
import { folderIds } from './folder-ids.ts'
import { lakeContent, lakeNames } from './lake-content.ts'
import { tidyPage } from './tidy-page.ts'
import { assertReplaceable, writeFolder } from './write-folder.ts'

export interface ExportResult {
  files: number
  /** What was left out, or what reading the folder would not give back; a line each. */
  lost: string[]
}

/**
 * Writes what is published into `target` (absolute), in the form of the content folder. Pages that
 * the specifications in `specs` (absolute) make are left out: the seed makes them again.
 */
export async function exportContent(
  client: SanityClient,
  { target, specs }: { target: string; specs: string },
): Promise<ExportResult> {
  await assertReplaceable(target)
  const content = await lakeContent(client)
  const names = await lakeNames(client, content.pages)
  const { rest } = await readSpecs(specs)
  const made = new Set(explorerPages(rest, '', []).map(({ document }) => document._id))
  const pages = content.pages.map(tidyPage)
  const written = { ...content, pages: pages.filter(({ _id }) => !made.has(_id)) }
  const texts = contentFiles(written, names)
  const assets = await assetFiles(client, written.pages)
  const files = new Map<string, string | Uint8Array>([...texts.files, ...assets.files])
  const lost = [...texts.leftOut.values(), ...assets.missing]
  const { pages: _, ...others } = content
  const due = [...pages.map(withOwnWords), ...Object.values(others).flat()]
  await writeFolder(target, files, async (folder) => {
    try {
      const again = withExplorer(await readContent(folder), rest)
      const documents = [
        ...again.pages.map(({ document }) => withOwnWords(tidyPage(document))),
        ...again.others.map(({ document }) => document),
      ]
      const told = due.filter(({ _id }) => !texts.leftOut.has(_id))
      lost.push(...differences(told, documents, folderIds(content)))
    } catch (error) {
      // What was left out may be what others need; they are written all the same.
      lost.push(`The folder cannot be read as it is: ${failureMessages(error).join(' Because: ')}`)
    }
  })
  return { files: files.size, lost }
}

/** A page with what its translations say themselves. */
function withOwnWords(page: PageDocument): PageDocument {
  const own = translationFields.flatMap((field) => {
    const translated = page.body[field]
    if (!translated) return []
    const said = saidAbove(page.body.en, translated, page.body[sourceFieldOf(field)])
    return [[field, withoutRepeats(page.body.en, translated, said)]]
  })
  return { ...page, body: { ...page.body, ...Object.fromEntries(own) } }
}
