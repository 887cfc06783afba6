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
  /** Receives changes unless switched off. */
  enabled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
})

/** A receiver of API changes by webhook. */
export type ChangeReceiver = z.infer<typeof changeReceiver>

/** The published receivers (`client` must read the published perspective); malformed ones are left out. */
export const fetchChangeReceivers = async (client: SanityClient): Promise<ChangeReceiver[]> =>
  fittingRows(changeReceiver, await client.fetch<unknown>(query))
