import path from 'node:path'
import { readAll } from '../../scripts/seed/read-all.ts'
import { readSpecs } from '../../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../../scripts/sync-specs/spec-documents.ts'

/** Every document that the scripts make of `content/` and `specs/`. */
export async function writtenDocuments(): Promise<{ _id: string; _type: string }[]> {
  const root = path.resolve(import.meta.dirname, '..', '..')
  const specs = await readSpecs(path.join(root, 'specs'))
  const { pages, others } = await readAll(path.join(root, 'content'), specs)
  return [...[...pages, ...others].map(({ document }) => document), ...specDocuments(specs)]
}
