import { defineQuery } from 'groq'
import type { z } from 'zod'
import { documentTag } from '../../config/tags.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { type Reader, type TaggedQuery, taggedQuery } from '../lake/reader.ts'
import { fetchOwnErrors, type OwnErrors } from '../reference/own-errors.ts'
import { type StoredChannel, storedChannel } from '../reference/stored-channel.ts'
import { type StoredErrors, storedErrors } from '../reference/stored-errors.ts'
import {
  type StoredEnum,
  type StoredOperation,
  storedEnum,
  storedOperation,
} from '../reference/stored-operation.ts'
import type { BlockReferences } from './block-references.ts'

/** Tagged by id, so a document that does not exist yet invalidates the result when it is published. */
const shown = <T>(type: string, query: string, schema: z.ZodType<T>) =>
  taggedQuery({
    query,
    parse: (answer) => readDocuments(type, schema, answer),
    tags: (_, { ids }: { ids: readonly string[] }) => ids.map(documentTag),
  })

const queries = {
  operations: shown(
    'apiOperation',
    defineQuery(`*[_type == "apiOperation" && _id in $ids]`),
    storedOperation,
  ),
  channels: shown(
    'apiChannel',
    defineQuery(`*[_type == "apiChannel" && _id in $ids]`),
    storedChannel,
  ),
  enums: shown(
    'enumDefinition',
    defineQuery(`*[_type == "enumDefinition" && _id in $ids]`),
    storedEnum,
  ),
  errors: shown('errorCode', defineQuery(`*[_type == "errorCode" && _id in $ids]`), storedErrors),
}

export interface ShownDocuments {
  operations: Map<string, StoredOperation>
  channels: Map<string, StoredChannel>
  /** The enums asked for, and those that give fields of the other documents their values. */
  enums: Map<string, StoredEnum>
  errors: Map<string, StoredErrors>
  ownErrors: OwnErrors
}

/** The operations, channels, enums and error codes that a page's blocks show, by id; missing documents are left out. */
export async function fetchShownDocuments(
  reader: Reader,
  asked: Pick<BlockReferences, 'operations' | 'channels' | 'enums' | 'errors'>,
): Promise<ShownDocuments> {
  const fetched = async <T>(
    query: TaggedQuery<{ ids: readonly string[] }, T[]>,
    ids: readonly string[],
  ): Promise<T[]> => (ids.length === 0 ? [] : reader.read(query, { ids }))
  const [operations, channels, errors] = await Promise.all([
    fetched(queries.operations, asked.operations),
    fetched(queries.channels, asked.channels),
    fetched(queries.errors, asked.errors),
  ])
  const fields = [
    ...operations.flatMap(({ parameters, response }) => [...parameters, ...response]),
    ...channels.flatMap(({ messages }) => messages.flatMap((message) => message.fields)),
  ]
  const enumIds = new Set([...asked.enums, ...fields.flatMap((field) => field.enum?._ref ?? [])])
  const [enums, ownErrors] = await Promise.all([
    fetched(queries.enums, [...enumIds]),
    fetchOwnErrors(reader, operations),
  ])
  return {
    operations: byId(operations),
    channels: byId(channels),
    enums: byId(enums),
    errors: byId(errors),
    ownErrors,
  }
}

function byId<T extends { _id: string }>(documents: readonly T[]): Map<string, T> {
  return new Map(documents.map((document) => [document._id, document]))
}
