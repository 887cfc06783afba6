import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fittingRows } from '../lake/malformed-document.ts'
import { flag, list } from '../lake/optional-fields.ts'

const query = defineQuery(
  `*[_type == "changeReceiver"] | order(_id){_id, name, url, areas, breaking, enabled}`,
)

const changeReceiver = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  areas: list(z.string()),
  breaking: flag,
  /** It is told of changes unless it is switched off. */
  enabled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
})

/** Who is told of changes of the API. */
export type ChangeReceiver = z.infer<typeof changeReceiver>

/** Those that are published, by a client that reads what is published; one that is malformed hinders no other. */
export const fetchChangeReceivers = async (client: SanityClient): Promise<ChangeReceiver[]> =>
  fittingRows(changeReceiver, await client.fetch<unknown>(query))
