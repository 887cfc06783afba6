import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { pathOf } from '../../schemas/publishing/stored.ts'
import { sectionOf } from '../../schemas/workflow/section.ts'

const SECTIONS = '*[_id == "siteSettings"][0].fourEyes'
const schema = z.array(z.string()).nullish()

/** Every part of a document's pane asks, and the settings seldom change. */
const FRESH_MS = 10_000
const asked = new WeakMap<SanityClient, { at: number; answer: Promise<readonly string[]> }>()

function sectionsBy(client: SanityClient): Promise<readonly string[]> {
  const known = asked.get(client)
  if (known && Date.now() - known.at < FRESH_MS) return known.answer
  const answer = client
    .fetch<unknown>(SECTIONS, {}, { perspective: 'published' })
    .then((sections) => schema.parse(sections) ?? [])
  asked.set(client, { at: Date.now(), answer })
  return answer
}

type Document = Record<string, unknown> | null

/** The section of the settings in which two people publish, if one of the two pages is in it. */
export function useSection(draft: Document, published: Document): string | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [sections, setSections] = useState<readonly string[]>()
  useEffect(() => {
    let gone = false
    sectionsBy(client)
      .then((answer) => !gone && setSections(answer))
      // The lake knows the sections as well, and refuses.
      .catch((error: unknown) => console.warn('The settings of the review are unknown', error))
    return () => {
      gone = true
    }
  }, [client])
  const ofPage = (document: Document) =>
    document?.['_type'] === 'page' ? sectionOf(pathOf(document), sections) : undefined
  return ofPage(published) ?? ofPage(draft)
}
