import { isDeepStrictEqual } from 'node:util'
import type { Mutation, SanityClient } from '@sanity/client'
import { z } from 'zod'
import { announcementId, draftIdOf, publishedIdOf, SITE_SETTINGS_ID } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import type { Migration } from './migration.ts'

const QUERY = '*[_id in $ids && defined(announcement)] | order(_id desc){_id, _rev, announcement}'

const link = z.looseObject({ _ref: z.string() })
const found = z.array(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    announcement: z.looseObject({
      id: z.string().nullish(),
      text: z.looseObject({ en: z.string().nullish() }).nullish(),
      page: link.nullish(),
      href: z.string().nullish(),
      closeable: z.boolean().nullish(),
    }),
  }),
)

type Settings = z.infer<typeof found>[number]

/** The one announcement that the settings held becomes a document of its own; a draft of them, a draft. */
export const announcementOfSettings: Migration = async (client: SanityClient) => {
  const ids = [SITE_SETTINGS_ID, draftIdOf(SITE_SETTINGS_ID)]
  const settings = found.parse(await client.fetch(QUERY, { ids }, { perspective: 'raw' }))
  const [published, draft] = ids.map((id) => settings.find(({ _id }) => _id === id))
  const documents = [published, draft].flatMap((one) => (one ? announcementIn(one) : []))
  // What the draft left as it was is no draft of an announcement.
  const made = documents.filter(
    (document) =>
      document._id === publishedIdOf(document._id) ||
      !documents.some(
        (other) =>
          isDeepStrictEqual({ ...other, _id: document._id }, document) && other !== document,
      ),
  )
  return {
    lines: [
      ...made.map(({ _id }) => `${_id}: made of the announcement in the settings`),
      ...settings.map(({ _id }) => `${_id}: without its announcement`),
    ],
    mutations: [
      ...made.map((document): Mutation => ({ createIfNotExists: document })),
      ...settings.map(
        ({ _id, _rev }): Mutation => ({
          patch: { id: _id, ifRevisionID: _rev, unset: ['announcement'] },
        }),
      ),
    ],
  }
}

function announcementIn({ _id, announcement }: Settings) {
  const { id, text, page, href, closeable } = announcement
  // Without words none was shown.
  if (!text?.en) return []
  const name = id && /[A-Za-z0-9]/.test(id) ? id : textHash(id ?? '')
  const own = announcementId(name)
  return [
    {
      _id: _id === SITE_SETTINGS_ID ? own : draftIdOf(own),
      _type: 'announcement',
      level: 'notice',
      text: { ...text, _type: 'localeString' },
      ...(page && { page }),
      ...(href && { href }),
      closeable: closeable ?? true,
    },
  ]
}
