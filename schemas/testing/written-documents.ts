import path from 'node:path'
import { readAll } from '../../scripts/seed/read-all.ts'
import { channelsFromSpec } from '../../scripts/sync-specs/channels-from-spec.ts'
import { enumsFromSpecs } from '../../scripts/sync-specs/enums-from-specs.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readChannelSpecs, readSpecs } from '../../scripts/sync-specs/read-specs.ts'

/** Every document that the scripts make of `content/` and `specs/`. */
export async function writtenDocuments(): Promise<{ _id: string; _type: string }[]> {
  const root = path.resolve(import.meta.dirname, '..', '..')
  const folder = path.join(root, 'specs')
  const { pages, others } = await readAll(path.join(root, 'content'), folder)
  const specs = await readSpecs(folder)
  return [
    ...[...pages, ...others].map(({ document }) => document),
    ...enumsFromSpecs(specs),
    ...specs.flatMap(operationsFromSpec),
    ...(await readChannelSpecs(folder)).flatMap(channelsFromSpec),
  ]
}
