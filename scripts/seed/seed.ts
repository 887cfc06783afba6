import type { SanityClient } from '@sanity/client'
import { readSpecs, type Specs } from '../sync-specs/read-specs.ts'
import { writeDocuments } from '../write-documents/write-documents.ts'
import { brokenLinks } from './broken-links.ts'
import type { DocumentWithFile } from './documents.ts'
import { readAll } from './read-all.ts'
import { assetsIn, uploadAssets } from './upload-assets.ts'

export interface SeedOptions {
  /** Folder of the content, absolute. */
  content: string
  /** Folder of the OpenAPI files, absolute: they define the explorer pages. */
  specs: string
  /** The specs, when they were read already. */
  read?: Specs
  /** Only reports; writes nothing. */
  dryRun: boolean
  /** Overwrites existing documents; without it, only missing ones are written. */
  replace: boolean
}

export interface SeedResult {
  /** Documents written and left unchanged, by type. */
  written: Record<string, number>
  kept: Record<string, number>
  /** Ids of the documents written. */
  ids: string[]
}

/**
 * Writes the content folder and the explorer pages into the lake, all or none; a second run writes nothing. Run
 * sync-specs before it. Throws, listing every broken link, before anything is written.
 */
export async function seed(client: SanityClient, options: SeedOptions): Promise<SeedResult> {
  const content = await readAll(options.content, options.read ?? (await readSpecs(options.specs)))
  const all: DocumentWithFile[] = [...content.pages, ...content.others]
  checkIds(all)

  const assets = await assetsIn(options.content)
  const known = await client.fetch<string[]>(
    '*[_type in ["apiOperation", "apiChannel", "enumDefinition", "errorCode", "page", "sanity.imageAsset"] && !(_id in path("drafts.**"))]._id',
  )
  const broken = brokenLinks(content, new Set([...known, ...assets.keys()]))
  if (broken.length > 0) {
    throw new Error(`The content has broken links; nothing was written.\n${broken.join('\n')}`)
  }

  if (!options.dryRun) await uploadAssets(client, assets, new Set(known))
  const documents = all.map(({ document }) => document)
  const { replace, dryRun } = options
  const { written } = await writeDocuments(client, documents, { replace, dryRun })
  const due = new Set(written)
  return {
    written: countTypes(documents.filter(({ _id }) => due.has(_id))),
    ids: written,
    kept: countTypes(documents.filter(({ _id }) => !due.has(_id))),
  }
}

/** Throws when two files give the same id, as `v5/a-b` and `v5/a/b` would; one of them must be renamed. */
function checkIds(all: DocumentWithFile[]): void {
  const files = new Map<string, string>()
  for (const { file, document } of all) {
    const other = files.get(document._id)
    if (other !== undefined) {
      throw new Error(
        `${other} and ${file} both make the document ${document._id}. Rename one of them.`,
      )
    }
    files.set(document._id, file)
  }
}

function countTypes(documents: { _type: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { _type } of documents) counts[_type] = (counts[_type] ?? 0) + 1
  return counts
}
