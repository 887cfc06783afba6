import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { specsOf } from '../read-specs.ts'
import { specDocuments } from '../spec-documents.ts'
import { readSpecFiles } from '../spec-files.ts'
import { type SpecSyncOptions, type SyncResult, storedDocuments, syncSpecs } from '../sync-specs.ts'
import { type Edits, editedWords } from './edited-words.ts'
import { locateTexts } from './locate-texts.ts'
import { setWord } from './set-word.ts'

export interface WriteBackResult extends Edits {
  /** Result of the following sync; undefined in a dry run. */
  sync?: SyncResult
}

/**
 * Writes texts that were edited in the lake into the spec files from which they come. A sync follows, so that both
 * sides agree and every document with a shared text has it. Texts that changed on both sides, or differently in several
 * documents, are kept as they are.
 */
export async function writeBack(
  client: SanityClient,
  options: SpecSyncOptions,
): Promise<WriteBackResult> {
  const specs = await readSpecFiles(options.specs)
  const found = editedWords(
    specDocuments(specsOf(specs)),
    await storedDocuments(client),
    locateTexts(specs),
  )
  if (options.dryRun) return found
  const files = Map.groupBy(found.edits, ({ place }) => place.file)
  for (const [name, edits] of files) {
    const file = path.join(options.specs, name)
    const text = await readFile(file, 'utf8')
    const changed = edits.reduce((now, { place, value }) => setWord(now, place.path, value), text)
    await writeFile(file, changed)
  }
  return { ...found, sync: await syncSpecs(client, options) }
}
