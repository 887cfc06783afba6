import type { SanityClient } from '@sanity/client'
import { breaksClients } from '../../../schemas/changes/breaks-clients.ts'
import { defaultLocale, localeConfig, locales } from '../../config/locales.ts'
import { fetchLinkedPages, type LinkedPage } from '../addresses/linked-pages.ts'
import { fetchOperationPages } from '../addresses/operation-pages.ts'
import { resolveApiChange } from '../changelog/api-change.ts'
import { changedPages, fetchChangelog, rulesOf, type StoredChange } from '../changelog/changelog.ts'
import { enumsOf, isOfUse, type SharedUse } from '../changelog/shared-use.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { Reader } from '../lake/reader.ts'
import { fetchEnvironments } from '../reference/environments.ts'
import {
  type ChannelOfSurface,
  fetchSurfaceDocuments,
  type OperationOfSurface,
  type SurfaceField,
} from './surface-documents.ts'
import type {
  ApiSurface,
  SurfaceChange,
  SurfaceOperation,
  SurfaceParameter,
  SurfaceTopic,
} from './surface-schema.ts'

type Enums = ReadonlyMap<string, readonly string[]>

export interface LoadedSurface {
  surface: ApiSurface
  dependencies: string[]
}

/** The API surface as the documents describe it. Throws when the lake does not answer. */
export async function loadApiSurface(client: SanityClient): Promise<LoadedSurface> {
  const reader = new Reader(client)
  const [{ operations, channels, enums, channelPages }, environments, changes] = await Promise.all([
    fetchSurfaceDocuments(reader),
    fetchEnvironments(reader),
    fetchChangelog(reader),
  ])
  const [pages, named] = await Promise.all([
    fetchOperationPages(
      reader,
      operations.map(({ id }) => id),
    ),
    fetchLinkedPages(reader, changedPages(changes)),
  ])
  const addresses = environments.flatMap(({ rest, stream }) => [rest, stream])
  const subjects = [...operations.map(operationSubject), ...channels.map(channelSubject)]
  const surface = {
    hosts: distinct(addresses.map((address) => new URL(address).hostname)),
    operations: operations
      .map((stored) => {
        const { documentation, explorer } = pages.get(stored.id) ?? {}
        return surfaceOperation(stored, (documentation ?? explorer)?.path, enums)
      })
      .sort((a, b) => compare(`${a.path} ${a.method}`, `${b.path} ${b.method}`)),
    topics: channels
      .flatMap((stored) => surfaceTopics(stored, channelPages.get(stored.id), enums))
      .sort((a, b) => compare(a.pattern, b.pattern)),
    commands: channels.flatMap((stored) =>
      commandsOf(stored).map((name) => omitUndefined({ name, page: channelPages.get(stored.id) })),
    ),
    streams: distinct(channels.map(({ stream }) => stream)),
    changes: changes.map((stored) => surfaceChange(stored, named, subjects)),
  }
  return { surface, dependencies: reader.dependencies }
}

function surfaceOperation(
  { method, path, parameters, response, ...life }: OperationOfSurface,
  page: string | undefined,
  enums: Enums,
): SurfaceOperation {
  return omitUndefined({
    method,
    path,
    page,
    ...lifeOf(life),
    parameters: surfaceParameters(parameters, enums),
    ...surfaceFields(response),
  })
}

interface DeprecationState {
  deprecated: boolean
  successor?: string | null | undefined
  sunset?: string | null | undefined
}

const lifeOf = ({ deprecated, successor, sunset }: DeprecationState) =>
  deprecated
    ? omitUndefined({
        deprecated,
        successor: successor ?? undefined,
        sunset: sunset ?? undefined,
      })
    : {}

function surfaceTopics(
  { stream, topics, messages, ...life }: ChannelOfSurface,
  page: string | undefined,
  enums: Enums,
): SurfaceTopic[] {
  const received = messages.filter(({ direction }) => direction === 'receive')
  const fields = surfaceFields(received.flatMap((message) => message.fields))
  return topics.map(({ pattern, parameters }) =>
    omitUndefined({
      pattern,
      stream,
      page,
      ...lifeOf(life),
      parameters: surfaceParameters(parameters, enums),
      ...fields,
    }),
  )
}

/** Values of `op` that clients send, without those that every connection takes (they have no dot). */
function commandsOf({ messages }: ChannelOfSurface): string[] {
  const ops = messages
    .filter(({ direction }) => direction === 'send')
    .flatMap(({ fields }) => fields.filter(({ name }) => name === 'op'))
  return distinct(ops.flatMap(({ values }) => values)).filter((name) => name.includes('.'))
}

function surfaceParameters(fields: readonly SurfaceField[], enums: Enums): SurfaceParameter[] {
  return byName(fields).map(([name, same]) => {
    const values = distinct(same.flatMap((each) => valuesOf(each, enums)))
    const gone = same.every(({ deprecated }) => deprecated)
    const isClosed = same.every((each) => valuesOf(each, enums).length > 0)
    return omitUndefined({
      name,
      in: same[0]?.in ?? undefined,
      required: same.some(({ required }) => required) || undefined,
      deprecated: gone || undefined,
      successor: (gone && same[0]?.successor) || undefined,
      values: isClosed ? values : undefined,
    })
  })
}

function surfaceFields(fields: readonly SurfaceField[]) {
  const all = byName(fields)
  const deprecated = all
    .filter(([, same]) => same.every((each) => each.deprecated))
    .map(([name]) => name)
  return omitUndefined({
    fields: all.map(([name]) => name),
    deprecatedFields: deprecated.length > 0 ? deprecated : undefined,
  })
}

function byName(fields: readonly SurfaceField[]): [string, SurfaceField[]][] {
  const found = new Map<string, SurfaceField[]>()
  for (const field of fields) {
    const same = found.get(field.name)
    if (same) same.push(field)
    else found.set(field.name, [field])
  }
  return [...found]
}

const valuesOf = (field: SurfaceField, enums: Enums): readonly string[] =>
  field.values.length > 0 ? field.values : (enums.get(field.enum?._ref ?? '') ?? [])

interface Subject {
  id: string
  /** The names by which clients use it: an operation, or each topic of a channel. */
  names: readonly string[]
  uses: SharedUse
}

const operationSubject = ({
  id,
  method,
  path,
  errors,
  parameters,
  response,
}: OperationOfSurface): Subject => ({
  id,
  names: [`${method} ${path}`],
  uses: { enums: enumsOf([...parameters, ...response]), codes: errors },
})

const channelSubject = ({ id, topics, messages }: ChannelOfSurface): Subject => ({
  id,
  names: topics.map(({ pattern }) => pattern),
  uses: {
    enums: enumsOf([
      ...topics.flatMap(({ parameters }) => parameters),
      ...messages.flatMap(({ fields }) => fields),
    ]),
    codes: [],
  },
})

function surfaceChange(
  stored: StoredChange,
  pages: ReadonlyMap<string, LinkedPage>,
  subjects: readonly Subject[],
): SurfaceChange {
  const { _id, date, kind, title, changes } = stored
  const changedSubjects = new Set(changes.map(({ subject }) => subject._ref))
  const titles = locales.flatMap((locale) => {
    const words = title[localeConfig[locale].field]
    return words ? [[locale, words] as const] : []
  })
  const parts = changes.flatMap((change) => {
    const resolved = resolveApiChange(change, kind, defaultLocale)
    const { subject, field, when, breaking } = resolved
    // A change of the operation itself is more precise than a change of an enumeration that it uses.
    const meant = subjects.filter(
      ({ id, uses }) => id === subject || (!changedSubjects.has(id) && isOfUse(resolved, uses)),
    )
    return meant
      .flatMap(({ names }) => names)
      .map((name) => omitUndefined({ subject: name, field, when, breaking: breaking || undefined }))
  })
  return omitUndefined({
    date,
    kind,
    title: Object.fromEntries(titles),
    anchor: _id,
    pages: stored.pages.flatMap(({ _ref }) => pages.get(_ref)?.path ?? []),
    breaking: breaksClients(kind, rulesOf(stored)) || undefined,
    parts: parts.length > 0 ? parts : undefined,
  })
}

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)]
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
