import path from 'node:path'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../scripts/sync-specs/read-specs.ts'
import type { Operation } from '../../web/content/model/page-data.ts'
import { resolveOperation } from '../../web/content/reference/resolve-operation.ts'
import { storedOperation } from '../../web/content/reference/stored-operation.ts'

const SPECS = path.resolve(import.meta.dirname, '..', '..', 'specs')

/** The operations of all specs, in the pages' format. */
export async function specOperations(): Promise<Operation[]> {
  const { rest } = await readSpecs(SPECS)
  return rest.flatMap(operationsFromSpec).map((document) =>
    resolveOperation(storedOperation.parse(document), {
      locale: 'en',
      enums: new Map(),
      enumPages: new Map(),
      ownErrors: new Map(),
      operationPages: new Map(),
      recent: new Map(),
    }),
  )
}
