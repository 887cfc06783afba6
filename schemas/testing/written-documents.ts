import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readContent } from '../../scripts/seed/read-content.ts'
import { enumsFromSpecs } from '../../scripts/sync-specs/enums-from-specs.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readSpec } from '../../scripts/sync-specs/read-spec.ts'

/** Every document that the scripts make of `content/` and `specs/`. */
export async function writtenDocuments(): Promise<{ _id: string; _type: string }[]> {
  const root = path.resolve(import.meta.dirname, '..', '..')
  const { pages, others } = await readContent(path.join(root, 'content'))
  const names = (await readdir(path.join(root, 'specs'))).filter((name) => name.endsWith('.yaml'))
  const specs = await Promise.all(
    names.map(async (name) => {
      const file = path.join(root, 'specs', name)
      return readSpec(file, path.basename(name, '.yaml'), await readFile(file, 'utf8'))
    }),
  )
  return [
    ...[...pages, ...others].map(({ document }) => document),
    ...enumsFromSpecs(specs),
    ...specs.flatMap(operationsFromSpec),
  ]
}
