import { defineQuery } from 'groq'
import { z } from 'zod'
import { SITE_SETTINGS_ID } from '../../../schemas/ids.ts'
import { documentTag } from '../../config/tags.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue } from '../model/localized-text.ts'
import { methodSchema } from '../reference/stored-operation.ts'

const groq = defineQuery(`*[_type == "siteSettings" && _id == $id][0]{
  name, tagline,
  "title": landing.title, "lead": landing.lead, "samples": landing.samples,
  "tasks": landing.tasks[]{title, text, "page": page._ref, anchor},
  "operation": landing.operation->{
    _id, method, path, "answer": responseExamples[0]{status, code}
  }
}`)

const settings = z.object({
  name: localizedValue.nullish(),
  tagline: localizedValue.nullish(),
  title: localizedValue.nullish(),
  lead: localizedValue.nullish(),
  samples: list(
    z.object({ label: z.string(), value: z.string(), language: z.string(), code: z.string() }),
  ),
  tasks: list(
    z.object({
      title: localizedValue.nullish(),
      text: localizedValue.nullish(),
      page: z.string().nullish(),
      anchor: z.string().nullish(),
    }),
  ),
  operation: z
    .object({
      _id: z.string(),
      method: methodSchema,
      path: z.string(),
      answer: z
        .object({
          status: z.number().nullish(),
          code: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
})

export type LandingSettings = z.infer<typeof settings>

const query = taggedQuery({
  query: groq,
  parse: (answer) => settings.parse(answer === null ? {} : answer),
  tags: ({ operation }, { id }: { id: string }) =>
    [id, ...(operation ? [operation._id] : [])].map(documentTag),
})

/** The landing page's part of the site settings, as stored. */
export async function fetchLandingSettings(reader: Reader): Promise<LandingSettings> {
  return reader.read(query, { id: SITE_SETTINGS_ID })
}
