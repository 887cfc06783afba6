import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../../schemas/locales.ts'
import { workflowId } from '../../../schemas/workflow/workflow.ts'
import type { LakeOptions } from '../lake.ts'
import { clientOf, seedUsers, type TestLake, testLake } from './test-lake.ts'

const person = (id: string, name: string, role: 'writer') => ({
  id,
  name,
  email: `${id}@exchange.example`,
  role,
  token: `${id}-token-0123456789`,
})
const robot = (id: string, role: 'administrator' | 'publisher') => ({
  ...person(id, id, 'writer'),
  role,
  robot: true as const,
})

export const ann = { id: 'ann', name: 'Ann' }
export const ben = { id: 'ben', name: 'Ben' }
export const translator = { id: 'translator', name: 'The translator' }
export const administrator = { id: 'administrator', name: 'The administrator' }

const users = [
  ...seedUsers,
  person('ann', 'Ann', 'writer'),
  person('ben', 'Ben', 'writer'),
  robot('scripts', 'administrator'),
  robot('publisher', 'publisher'),
]

export const S = 'page-a'
export const DRAFT = `drafts.${S}`
export const REVIEW = workflowId(S)
export const now = () => new Date().toISOString()

export const page = (en: string, path = 'v5/order/create') => ({
  _type: 'page',
  path: { _type: 'slug', current: path },
  title: { _type: 'localeString', en },
})

export type ReviewLake = TestLake & { as: (id: string) => SanityClient }

/** A lake with a published page and several people, two of them writers; v5/order needs four eyes. */
export async function reviewLake(
  fourEyes: string[] = ['v5/order'],
  options: Partial<LakeOptions> = {},
): Promise<ReviewLake> {
  const lake = await testLake({ users, ...options })
  const as = (id: string) =>
    clientOf(lake.url, null).withConfig({
      token: `${id}-token-0123456789`,
      ignoreBrowserTokenWarning: true,
    })
  await as('scripts').createIfNotExists({ _id: 'siteSettings', _type: 'siteSettings', fourEyes })
  await as('scripts').createIfNotExists({ _id: S, ...page('Create') })
  return { ...lake, as: (id) => (id in roles ? lake.client(roles[id] ?? null) : as(id)) }
}

const roles: Record<string, 'translator' | 'administrator' | 'viewer'> = {
  translator: 'translator',
  administrator: 'administrator',
  viewer: 'viewer',
}

/** Edits the draft, creating it if needed. */
export const write = (client: SanityClient, set: Record<string, unknown>, subject = S) =>
  client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${subject}`,
    publishedId: subject,
    patch: { set },
  })

/** Edits the draft and returns its revision. */
export async function edit(
  client: SanityClient,
  set: Record<string, unknown>,
  subject = S,
): Promise<string> {
  await write(client, set, subject)
  return (await client.getDocument(`drafts.${subject}`))?._rev ?? ''
}

export const publish = (client: SanityClient, subject = S) =>
  client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${subject}`,
    publishedId: subject,
  })

export const request = (client: SanityClient, by: object, more: object = {}, subject = S) =>
  client.createOrReplace({
    _id: workflowId(subject),
    _type: 'workflow',
    subject,
    document: { _type: 'reference', _ref: subject, _weak: true },
    state: 'inReview',
    requestedBy: by,
    requestedAt: now(),
    ...more,
  })

export const approve = (
  client: SanityClient,
  by: object,
  rev: string,
  more: object = {},
  subject = S,
) =>
  client
    .patch(workflowId(subject))
    .set({ state: 'approved', approvedBy: by, approvedAt: now(), approvedRev: rev, ...more })
    .commit()

export const schedule = (
  client: SanityClient,
  by: object,
  rev: string,
  publishAt: string,
  subject = S,
  more: { scheduledLanguages?: readonly Locale[] } = {},
) =>
  client
    .patch(workflowId(subject))
    .set({ publishAt, scheduledBy: by, scheduledRev: rev, ...more })
    .commit()
