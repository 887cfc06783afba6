import type { SanityClient } from '@sanity/client'
import { blockText } from '../../schemas/block-text.ts'
import { coveredBlockKeys } from '../../schemas/blocks-above.ts'
import { imageFile } from '../../schemas/image-id.ts'
import { sourceFieldOf, translationFields } from '../../schemas/locales.ts'
import { withoutRepeats } from '../../schemas/markdown/write/as-translation.ts'
import { tidy } from '../../schemas/markdown/write/tidy.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { sourceOf } from '../../schemas/translation-source.ts'
import { failureMessages } from '../report-failure.ts'
import type { PageDocument } from '../seed/documents.ts'
import { explorerPages } from '../seed/explorer-pages.ts'
import { linksIn } from '../seed/links-in.ts'
import { withExplorer } from '../seed/read-all.ts'
import { readContent } from '../seed/read-content.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { contentFiles } from './content-files.ts'
import { differences } from './differences.ts'
import { folderIds } from './folder-ids.ts'
import { lakeContent, lakeNames } from './lake-content.ts'
import { assertReplaceable, writeFolder } from './write-folder.ts'

export interface ExportResult {
  files: number
  /** One line for each value that was left out or would not be restored. */
  lost: string[]
}

/**
 * Writes the published content into `target` (absolute), in the form of the content folder. Pages that the
 * specifications in `specs` (absolute) generate are left out: the seed generates them again.
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
      // A document that was left out may be referenced by others, which are written anyway.
      lost.push(`The folder cannot be read as it is: ${failureMessages(error).join(' Because: ')}`)
    }
  })
  return { files: files.size, lost }
}

/** A page whose translations leave out repeats of the English, and blank blocks that do not mark text said above. */
function withOwnWords(page: PageDocument): PageDocument {
  const own = translationFields.flatMap((field) => {
    const translated = page.body[field]
    if (!translated) return []
    const said = coveredBlockKeys(page.body.en, translated, page.body[sourceFieldOf(field)])
    return [[field, withoutRepeats(page.body.en, translated, said)]]
  })
  return { ...page, body: { ...page.body, ...Object.fromEntries(own) } }
}

/** A page whose bodies are normalised for files; translations that were current stay current. */
function tidyPage(page: PageDocument): PageDocument {
  const { body } = page
  const en = tidy(body.en)
  const [raw, told] = [body.en, en].map((all) => new Map(all.map((one) => [one._key, one])))
  const translated = translationFields.flatMap((field) => {
    const [own, sources] = [body[field], body[sourceFieldOf(field)]]
    const noted = sources?.flatMap((source) => {
      const [before, after] = [raw?.get(source._key), told?.get(source._key)]
      if (!before || !after) return []
      const isCurrent = source.hash === textHash(blockText(before))
      return [isCurrent ? { ...source, ...sourceOf(after) } : source]
    })
    return [
      ...(own ? [[field, tidy(own, coveredBlockKeys(body.en, own, sources))]] : []),
      ...(noted ? [[sourceFieldOf(field), noted]] : []),
    ]
  })
  return { ...page, body: { ...body, en, ...Object.fromEntries(translated) } }
}

interface AssetFiles {
  /** Images shown on pages, as uploaded, with their paths in the folder. */
  files: [file: string, bytes: Uint8Array][]
  /** One line for each image that cannot be downloaded. */
  missing: string[]
}

async function assetFiles(
  client: SanityClient,
  pages: readonly PageDocument[],
): Promise<AssetFiles> {
  const shown = new Set(pages.flatMap((page) => linksIn(page).map(({ target }) => target)))
  const ids = [...shown].filter((id) => imageFile(id)).sort()
  const assets = await client.fetch<{ _id: string; url: string }[]>(
    '*[_id in $ids] | order(_id) {_id, url}',
    { ids },
  )
  const missing = ids
    .filter((id) => !assets.some(({ _id }) => _id === id))
    .map((id) => `A page shows ${id}, which the lake lacks.`)
  const files: AssetFiles['files'] = []
  for (const { _id, url } of assets) {
    const response = await fetch(url)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.ok) files.push([`assets/${imageFile(_id)?.file}`, bytes])
    else missing.push(`The image ${url} is answered with ${response.status}.`)
  }
  return { files, missing }
}
