import type { StoredChannel } from './stored-channel.ts'
import type { StoredDeprecation } from './stored-deprecation.ts'
import type { StoredField, StoredOperation } from './stored-operation.ts'

interface ReferencedDocuments {
  operations: ReadonlyMap<string, StoredOperation>
  channels: ReadonlyMap<string, StoredChannel>
}

type DeprecationState = StoredDeprecation | null | undefined

/** The ids of the operations and channels that replace a deprecated part of `shown`. */
export function successorIds({ operations, channels }: ReferencedDocuments): string[] {
  const lives: DeprecationState[] = [
    ...[...operations.values()].flatMap(({ deprecation, parameters, response }) => [
      deprecation,
      ...livesOf([...parameters, ...response]),
    ]),
    ...[...channels.values()].flatMap(({ deprecation, messages }) => [
      deprecation,
      ...messages.flatMap(({ fields }) => livesOf(fields)),
    ]),
  ]
  return [...new Set(lives.flatMap((life) => life?.replacedBy?._ref ?? []))]
}

const livesOf = (fields: readonly StoredField[]): DeprecationState[] =>
  fields.flatMap(({ deprecation, deprecatedValues }) => [
    deprecation,
    ...deprecatedValues.map((one) => one.deprecation),
  ])
