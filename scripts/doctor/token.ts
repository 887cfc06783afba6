import { randomUUID } from 'node:crypto'
import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { FEEDBACK, type Feedback, feedbackId } from '../../schemas/feedback.ts'
import { READING_DAY, type ReadingDay, readingDayId } from '../../schemas/reading-day.ts'

const user = z.object({
  id: z.string().optional(),
  role: z.string().optional(),
  roles: z.array(z.object({ name: z.string() })).optional(),
})

/** Returns the roles of a client's token; undefined when the lake rejects the token. */
export async function rolesOf(client: SanityClient): Promise<string[] | undefined> {
  const me = await unlessRefused(() => client.request({ url: '/users/me' }))
  const { id, role, roles = [] } = user.parse(me ?? {})
  if (id === undefined) return undefined
  return [...new Set([...roles.map(({ name }) => name), ...(role ? [role] : [])])]
}

type Kind = 'draft' | 'page' | 'report' | 'day'

/** Checks with a dry run, which writes nothing, whether a client may create a document. */
export async function mayCreate(client: SanityClient, kind: Kind): Promise<boolean> {
  const key = `doctor-${randomUUID()}`
  const _id = kind === 'draft' ? `drafts.${key}` : key
  const document =
    kind === 'report' ? reportOf(key) : kind === 'day' ? emptyDay() : { _id, _type: 'page' }
  // A token without read access gets no document back, so none is requested.
  const options = { dryRun: true, returnDocuments: false } as const
  // Today's document may exist already.
  return (await unlessRefused(() => client.createOrReplace(document, options))) !== undefined
}

/** A report as the site stores it, since the token may be allowed to create that type only. */
const reportOf = (key: string): Feedback & { _type: typeof FEEDBACK } => ({
  ...{ _id: feedbackId(key), _type: FEEDBACK, kind: 'wrong', words: 'doctor', page: 'doctor' },
  ...{ path: 'doctor', locale: 'en', at: new Date().toISOString(), state: 'open' },
})

const emptyDay = (): ReadingDay & { _type: typeof READING_DAY } => {
  const day = new Date().toISOString().slice(0, 10)
  const nothing = { pages: [], agents: [], missing: [], others: {} }
  return { _id: readingDayId(day), _type: READING_DAY, day, ...nothing }
}

const grants = z.array(z.object({ permissions: z.array(z.string()) }))

/** Whether any grant of the token allows updates: a role may be limited to scheduled documents. */
export async function mayUpdate(client: SanityClient): Promise<boolean> {
  const { projectId, dataset } = client.config()
  const url = `/projects/${projectId}/datasets/${dataset}/acl`
  const given = grants.parse((await unlessRefused(() => client.request({ url }))) ?? [])
  return given.some(({ permissions }) => permissions.includes('update'))
}

/** Returns the request's result; undefined when the lake denies it to this token. */
export async function unlessRefused<T>(request: () => Promise<T>): Promise<T | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) return undefined
    throw error
  }
}
