import { z } from 'zod'
import { undeliveredChangeSchema } from '../../../schemas/undelivered-change.ts'
import { type Finder, TITLE_EXPRESSION } from './finding.ts'

const QUERY = `*[_type == "undeliveredChange" && !defined(nextTry) && !defined(resend)] | order(since asc){
  ...,
  "title": *[_id == ^.receiver][0]{"name": ${TITLE_EXPRESSION}}.name,
  "entryTitle": *[_id == ^.entry][0]{"name": ${TITLE_EXPRESSION}}.name
}`

const title = z.string().nullable()
const rows = z.array(undeliveredChangeSchema.extend({ title, entryTitle: title }))

/** Receivers of changes with a delivery that the site gave up: an administrator must act. */
export const receivers: Finder = {
  kind: 'receivers',
  find: async ({ client, t }) =>
    rows
      .parse(await client.fetch(QUERY, {}, { perspective: 'raw' }))
      .map(({ receiver, entry, title, entryTitle, since, reason }) => ({
        id: receiver,
        type: 'changeReceiver',
        title: title ?? receiver,
        reason: t('reason.untold', {
          entry: entryTitle ?? entry,
          date: since.slice(0, 16).replace('T', ' '),
          reason,
        }),
      })),
}
