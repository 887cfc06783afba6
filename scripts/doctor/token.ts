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

/** The roles of a client's token; undefined when the lake does not know it. */
export async function rolesOf(client: SanityClient): Promise<string[] | undefined> {
  const me = await unlessRefused(() => client.request({ url: '/users/me' }))
  const { id, role, roles = [] } = user.parse(me ?? {})
  if (id === undefined) return undefined
  return [...new Set([...roles.map(({ name }) => name), ...(role ? [role] : [])])]
}

type Kind = 'draft' | 'page' | 'report' | 'day'

/** Whether a client may create a document, asked in a dry run, which writes nothing. */
export async function mayCreate(client: SanityClient, kind: Kind): Promise<boolean> {
  const key = `doctor-${randomUUID()}`
  const _id = kind === 'draft' ? `drafts.${key}` : key
  const document =
    kind === 'report' ? reportOf(key) : kind === 'day' ? emptyDay() : { _id, _type: 'page' }
  // A client that may not read what it makes is answered without it.
  const options = { dryRun: true, returnDocuments: false } as const
  // A day may be there.
  return (await unlessRefused(() => client.createOrReplace(document, options))) !== undefined
}

/** As the site stores them: whoever may store these alone is asked for no less. */
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

/** Whether any grant of the token lets it change documents: some may change only what is scheduled. */
export async function mayUpdate(client: SanityClient): Promise<boolean> {
  const { projectId, dataset } = client.config()
  const url = `/projects/${projectId}/datasets/${dataset}/acl`
  const given = grants.parse((await unlessRefused(() => client.request({ url }))) ?? [])
  return given.some(({ permissions }) => permissions.includes('update'))
}

/** What a request answers; undefined when the lake refuses it to this token. */
export async function unlessRefused<T>(request: () => Promise<T>): Promise<T | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) return undefined
    throw error
  }
}
