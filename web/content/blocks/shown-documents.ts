import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import type { z } from 'zod'
import { readDocuments } from '../lake/malformed-document.ts'
import { type StoredChannel, storedChannel } from '../reference/stored-channel.ts'
import { type StoredErrors, storedErrors } from '../reference/stored-errors.ts'
import {
  type StoredEnum,
  type StoredOperation,
  storedEnum,
  storedOperation,
} from '../reference/stored-operation.ts'
import type { BlockReferences } from './block-references.ts'

const operationsQuery = defineQuery(`*[_type == "apiOperation" && _id in $ids]`)
const channelsQuery = defineQuery(`*[_type == "apiChannel" && _id in $ids]`)
const enumsQuery = defineQuery(`*[_type == "enumDefinition" && _id in $ids]`)
const errorsQuery = defineQuery(`*[_type == "errorCode" && _id in $ids]`)

export interface ShownDocuments {
  operations: Map<string, StoredOperation>
  channels: Map<string, StoredChannel>
  /** Those asked for, and those that fields of the others take their values from. */
  enums: Map<string, StoredEnum>
  errors: Map<string, StoredErrors>
}

/** The operations, channels, enums and error codes that a page's blocks show, by id; without those that do not exist. */
export async function fetchShownDocuments(
  client: SanityClient,
  asked: Pick<BlockReferences, 'operations' | 'channels' | 'enums' | 'errors'>,
): Promise<ShownDocuments> {
  const fetched = async <T>(
    type: string,
    query: string,
    ids: readonly string[],
    schema: z.ZodType<T>,
  ): Promise<T[]> =>
    ids.length === 0 ? [] : readDocuments(type, schema, await client.fetch(query, { ids }))
  const [operations, channels, errors] = await Promise.all([
    fetched('apiOperation', operationsQuery, asked.operations, storedOperation),
    fetched('apiChannel', channelsQuery, asked.channels, storedChannel),
    fetched('errorCode', errorsQuery, asked.errors, storedErrors),
  ])
  const fields = [
    ...operations.flatMap(({ parameters, response }) => [...parameters, ...response]),
    ...channels.flatMap(({ messages }) => messages.flatMap((message) => message.fields)),
  ]
  const enumIds = new Set([...asked.enums, ...fields.flatMap((field) => field.enum?._ref ?? [])])
  const enums = await fetched('enumDefinition', enumsQuery, [...enumIds], storedEnum)
  return {
    operations: byId(operations),
    channels: byId(channels),
    enums: byId(enums),
    errors: byId(errors),
  }
}

function byId<T extends { _id: string }>(documents: readonly T[]): Map<string, T> {
  return new Map(documents.map((document) => [document._id, document]))
}
