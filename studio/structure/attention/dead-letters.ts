import { z } from 'zod'
import { deadLetterSchema } from '../../../schemas/dead-letter.ts'
import { type Finder, TITLE_EXPRESSION } from './finding.ts'

const QUERY = `*[_type == "deadLetter"] | order(since asc){
  _id, subject, subjectType, reason, since, mayPass,
  "title": *[_id == ^.subject][0]{"name": ${TITLE_EXPRESSION}}.name
}`

const letters = z.array(deadLetterSchema.extend({ title: z.string().nullable() }))

/** Documents whose search records are older than the published document. */
export const deadLetters: Finder = {
  kind: 'dead-letters',
  find: async ({ client, t }) =>
    letters
      .parse(await client.fetch(QUERY, {}, { perspective: 'raw' }))
      .map(({ subject, subjectType, title, reason, since, mayPass }) => ({
        id: subject,
        type: subjectType,
        title: title ?? subject,
        reason: t(mayPass ? 'reason.may-pass' : 'reason.content', {
          date: since.slice(0, 16).replace('T', ' '),
          reason,
        }),
      })),
}
