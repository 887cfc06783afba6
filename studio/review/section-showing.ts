import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { publishedIdOf } from '../../schemas/ids.ts'
import { localeFields } from '../../schemas/locales.ts'
import { fromOf } from '../../schemas/publishing/redirects.ts'
import { pathOf } from '../../schemas/publishing/stored.ts'
import {
  type Asked,
  refsIn,
  type Shown,
  sectionShowing as sectionAsking,
} from '../../schemas/workflow/shown-at.ts'
import { sectionsOf } from '../../schemas/workflow/shown-kinds.ts'

const SECTIONS = '*[_id == "siteSettings"][0].fourEyes'
const schema = z.array(z.string()).nullish()

const inBodies = localeFields.map((field) => `$withBlock in body.${field}[]._type`).join(' || ')
const cards = localeFields.map((field) => `"${field}": body.${field}[_type == "cards"]`).join(', ')
const FILTERS = {
  ids: '_id in $ids',
  referringTo: 'references($referringTo)',
  withBlock: `_type == "page" && (${inBodies})`,
}
/** Of pages, which are long, what decides where something is shown. */
const FOUND = `{_id, _type, _type == "page" => {path, "body": {${cards}}}, _type != "page" => {...}}`

const found = z.array(z.looseObject({ _id: z.string(), _type: z.string() }))

/** The sections that two people publish, by the settings. */
export async function fetchSections(client: Pick<SanityClient, 'fetch'>): Promise<string[]> {
  return schema.parse(await client.fetch<unknown>(SECTIONS, {}, { perspective: 'published' })) ?? []
}

async function findAsked(client: Pick<SanityClient, 'fetch'>, asked: Asked): Promise<Shown[]> {
  const filter =
    'ids' in asked ? FILTERS.ids : 'withBlock' in asked ? FILTERS.withBlock : FILTERS.referringTo
  const query = `*[${filter}]${FOUND}`
  return found.parse(await client.fetch<unknown>(query, asked, { perspective: 'raw' }))
}

/** All of a document that decides at which paths readers see it, to be compared. */
export const whereabouts = (document: Shown): unknown[] => [
  document._type,
  publishedIdOf(document._id),
  pathOf(document),
  fromOf(document),
  document._type === 'sidebar' ? refsIn(document) : [],
  document._type === 'announcement' ? sectionsOf(document) : [],
  document._type === 'changelogEntry' ? refsIn(document['pages']) : [],
]

/** The one of the sections in which readers see one of the documents, by the rule by which the lake takes them. */
export async function sectionShowing(
  client: Pick<SanityClient, 'fetch'>,
  documents: readonly Shown[],
  settings: { sections: readonly string[]; runsSite: boolean },
): Promise<string | undefined> {
  const asking = sectionAsking(documents, settings)
  let step = asking.next()
  while (!step.done) step = asking.next(await findAsked(client, step.value))
  return step.value
}
