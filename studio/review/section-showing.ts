import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { sectionOf } from '../../schemas/workflow/section.ts'
import { isShownEverywhere } from '../../schemas/workflow/shown-kinds.ts'
import { type Shown, shownAt } from './shown-at.ts'

const SECTIONS = '*[_id == "siteSettings"][0].fourEyes'
const schema = z.array(z.string()).nullish()

/** The sections that two people publish, by the settings. */
export async function fetchSections(client: Pick<SanityClient, 'fetch'>): Promise<string[]> {
  return schema.parse(await client.fetch<unknown>(SECTIONS, {}, { perspective: 'published' })) ?? []
}

/**
 * The one of `sections` in which readers see one of the documents. Who runs the site changes its
 * settings alone.
 */
export async function sectionShowing(
  client: Pick<SanityClient, 'fetch'>,
  documents: readonly Shown[],
  { sections, runsSite }: { sections: readonly string[]; runsSite: boolean },
): Promise<string | undefined> {
  if (sections.length === 0) return undefined
  for (const document of documents) {
    if (isShownEverywhere(document, runsSite)) return sections[0]
    for (const path of await shownAt(client, document)) {
      const section = sectionOf(path, sections)
      if (section !== undefined) return section
    }
  }
  return undefined
}
