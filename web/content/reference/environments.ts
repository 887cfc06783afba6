import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { environmentsTag } from '../../config/tags.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { flag } from '../lake/optional-fields.ts'
import { Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue, textIn } from '../model/localized-text.ts'
import type { Environment } from '../model/page-data.ts'

const withoutSlash = z.string().transform((address) => address.replace(/(?<!\/)\/+$/, ''))

const environment = z.object({
  identifier: z.string(),
  label: localizedValue,
  rest: withoutSlash,
  stream: withoutSlash,
  realMoney: flag,
  onLandingPage: flag,
  sites: z
    .array(z.object({ identifier: z.string(), rest: withoutSlash, stream: withoutSlash.nullish() }))
    .nullish()
    .transform((sites) => sites ?? []),
})

export type StoredEnvironment = z.infer<typeof environment>

const query = taggedQuery({
  query: defineQuery(`*[_type == "apiEnvironment"] | order(order asc, _id asc){
    _id, identifier, label, rest, stream, realMoney, onLandingPage,
    sites[]{identifier, rest, stream}
  }`),
  parse: (answer) => readDocuments('apiEnvironment', environment, answer),
  tags: () => [environmentsTag],
})

/** The API's environments, in the order set in the lake. */
export async function fetchEnvironments(reader: Reader): Promise<StoredEnvironment[]> {
  return reader.read(query, {})
}

/** The distinct origins of all environments, for requests and for streams. */
export async function calledOrigins(client: SanityClient): Promise<string[]> {
  const all = await fetchEnvironments(new Reader(client))
  const origins = all.flatMap(({ rest, stream }) =>
    [rest, stream].map((url) => new URL(url).origin),
  )
  return [...new Set(origins)]
}

/** The environments in the page's locale. */
export function namedEnvironments(
  stored: readonly StoredEnvironment[],
  locale: Locale,
): Environment[] {
  return stored.map(({ identifier, label, rest, stream, realMoney }) => ({
    id: identifier,
    label: textIn(label, locale),
    rest,
    stream,
    realMoney,
  }))
}
