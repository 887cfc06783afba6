import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import {
  type StoredEnum,
  type StoredOperation,
  storedEnum,
  storedOperation,
} from './stored-operation.ts'

const operationsQuery = defineQuery(`*[_type == "apiOperation" && _id in $ids]`)
const enumsQuery = defineQuery(`*[_type == "enumDefinition" && _id in $ids]`)

export interface ShownDocuments {
  operations: Map<string, StoredOperation>
  /** Those asked for, and those that the operations' fields take their values from. */
  enums: Map<string, StoredEnum>
}

/** The operations and enums that a page's blocks show, by id; without those that do not exist. */
export async function fetchShownDocuments(
  client: SanityClient,
  operationIds: readonly string[],
  enumIds: readonly string[],
): Promise<ShownDocuments> {
  const operations =
    operationIds.length === 0
      ? []
      : z.array(storedOperation).parse(await client.fetch(operationsQuery, { ids: operationIds }))
  const ids = new Set(enumIds)
  for (const operation of operations)
    for (const field of [...operation.parameters, ...operation.response])
      if (field.enum) ids.add(field.enum._ref)
  const enums =
    ids.size === 0
      ? []
      : z.array(storedEnum).parse(await client.fetch(enumsQuery, { ids: [...ids] }))
  return {
    operations: new Map(operations.map((operation) => [operation._id, operation])),
    enums: new Map(enums.map((definition) => [definition._id, definition])),
  }
}
