import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { localeFields } from '../locales.ts'
import { type DocumentRequest, type SectionDocument, sectionShowing } from './shown-at.ts'

type Reader = Pick<SanityClient, 'fetch'>

const SECTIONS = '*[_id == "siteSettings"][0].fourEyes'
const schema = z.array(z.string()).nullish()

const inBodies = localeFields.map((field) => `$withBlock in body.${field}[]._type`).join(' || ')
const cards = localeFields.map((field) => `"${field}": body.${field}[_type == "cards"]`).join(', ')
const FILTERS = {
  ids: '_id in $ids',
  referringTo: 'references($referringTo)',
  withBlock: `_type == "page" && (${inBodies})`,
}
/** For pages, which are long, only the fields that determine where a document is shown. */
const FOUND = `{_id, _type, _type == "page" => {path, "body": {${cards}}}, _type != "page" => {...}}`

const found = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

/** Returns the sections with mandatory review from the settings. */
export async function fetchSections(client: Reader): Promise<string[]> {
  return schema.parse(await client.fetch<unknown>(SECTIONS, {}, { perspective: 'published' })) ?? []
}

async function findAsked(client: Reader, asked: DocumentRequest): Promise<SectionDocument[]> {
  const filter =
    'ids' in asked ? FILTERS.ids : 'withBlock' in asked ? FILTERS.withBlock : FILTERS.referringTo
  const query = `*[${filter}]${FOUND}`
  return found.parse(await client.fetch<unknown>(query, asked, { perspective: 'raw' }))
}

/** Returns the section with mandatory review that shows one of the documents, by the lake's own rule. */
export async function fetchSection(
  client: Reader,
  documents: readonly (SectionDocument | null | undefined)[],
  settings: { sections: readonly string[]; runsSite: boolean },
): Promise<string | undefined> {
  const asking = sectionShowing(documents, settings)
  let step = asking.next()
  while (!step.done) step = asking.next(await findAsked(client, step.value))
  return step.value
}
