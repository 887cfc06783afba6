import { channelsFromSpec } from './channels-from-spec.ts'
import { enumsFromSpecs } from './enums-from-specs.ts'
import { errorDocument } from './error-document.ts'
import { operationsFromSpec } from './operations-from-spec.ts'
import type { Specs } from './read-specs.ts'
import { resolveSuccessors } from './successors.ts'
import type { SpecDocument } from './types.ts'

/** Every document that the specs define, with their texts. */
export function specDocuments({ rest, websocket, errors }: Specs): SpecDocument[] {
  return resolveSuccessors([
    ...enumsFromSpecs(rest),
    ...rest.flatMap(operationsFromSpec),
    ...websocket.flatMap(channelsFromSpec),
    ...errors.map(errorDocument),
  ])
}
