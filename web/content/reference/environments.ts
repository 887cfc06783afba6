import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { flag } from '../lake/optional.ts'
import { copy, wordsSchema } from '../model/copy.ts'
import type { Environment } from '../model/page-data.ts'

const query = defineQuery(`*[_type == "apiEnvironment"] | order(order asc, _id asc){
  _id, identifier, label, rest, stream, realMoney, onLandingPage
}`)

const withoutSlash = z.string().transform((address) => address.replace(/\/+$/, ''))

const environment = z.object({
  identifier: z.string(),
  label: wordsSchema,
  rest: withoutSlash,
  stream: withoutSlash,
  realMoney: flag,
  onLandingPage: flag,
})

export type StoredEnvironment = z.infer<typeof environment>

/** Where the API answers, in the order of the lake. */
export async function fetchEnvironments(client: SanityClient): Promise<StoredEnvironment[]> {
  return readDocuments('apiEnvironment', environment, await client.fetch(query))
}

/** The origins of all of them, for requests and for streams. */
export async function calledOrigins(client: SanityClient): Promise<string[]> {
  const all = await fetchEnvironments(client)
  const origins = all.flatMap(({ rest, stream }) =>
    [rest, stream].map((url) => new URL(url).origin),
  )
  return [...new Set(origins)]
}

/** The environments as a page names them. */
export function namedEnvironments(
  stored: readonly StoredEnvironment[],
  locale: Locale,
): Environment[] {
  return stored.map(({ identifier, label, rest, stream, realMoney }) => ({
    id: identifier,
    label: copy(label, locale),
    rest,
    stream,
    realMoney,
  }))
}
