import path from 'node:path'
import { readContent } from '../../scripts/seed/read-content.ts'
import { enumsFromSpecs } from '../../scripts/sync-specs/enums-from-specs.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../scripts/sync-specs/read-specs.ts'

/** Every document that the scripts make of `content/` and `specs/`. */
export async function writtenDocuments(): Promise<{ _id: string; _type: string }[]> {
  const root = path.resolve(import.meta.dirname, '..', '..')
  const { pages, others } = await readContent(path.join(root, 'content'))
  const specs = await readSpecs(path.join(root, 'specs'))
  return [
    ...[...pages, ...others].map(({ document }) => document),
    ...enumsFromSpecs(specs),
    ...specs.flatMap(operationsFromSpec),
  ]
}
