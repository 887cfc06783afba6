import { useEffect, useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { isAdministrator } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { publishedIdOf } from '../../schemas/ids.ts'
import { fromOf } from '../../schemas/publishing/redirects.ts'
import { pathOf } from '../../schemas/publishing/stored.ts'
import { fetchSection, fetchSections } from '../../schemas/workflow/fetch-section.ts'
import { refsIn, type SectionDocument } from '../../schemas/workflow/shown-at.ts'
import { sectionsOf } from '../../schemas/workflow/shown-kinds.ts'

/** Everything in a document that determines its paths on the site, for comparison. */
const pathFields = (document: SectionDocument): unknown[] => [
  document._type,
  publishedIdOf(document._id),
  pathOf(document),
  fromOf(document),
  document._type === 'sidebar' ? refsIn(document) : [],
  document._type === 'announcement' ? sectionsOf(document) : [],
  document._type === 'changelogEntry' ? refsIn(document['pages']) : [],
]

/** Lifetime in ms of cached answers: all parts of a pane query the same, and the answers seldom change. */
const FRESH_MS = 10_000

type AnswerCache<T> = Map<string, { at: number; answer: Promise<T> }>

/** Returns a function that calls `ask` and caches its answer for `FRESH_MS`, by client and key. */
function fresh<Given extends unknown[], T>(
  ask: (client: SanityClient, ...given: Given) => Promise<T>,
): (client: SanityClient, key: string, ...given: Given) => Promise<T> {
  const clients = new WeakMap<SanityClient, AnswerCache<T>>()
  return (client, key, ...given) => {
    const all: AnswerCache<T> = clients.get(client) ?? new Map()
    clients.set(client, all)
    const now = Date.now()
    for (const [old, { at }] of all) if (now - at >= FRESH_MS) all.delete(old)
    const answer = all.get(key)?.answer ?? ask(client, ...given)
    if (!all.has(key)) all.set(key, { at: now, answer })
    return answer
  }
}

const freshSections = fresh(fetchSections)
const freshSection = fresh(fetchSection)

/** Returns the section with mandatory review that contains the document, as published or as in its draft. */
export function useSection(
  draft: SectionDocument | null,
  published: SectionDocument | null,
): string | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const runsSite = isAdministrator(useCurrentUser())
  const documents = [published, draft].flatMap((one) => one ?? [])
  const key = JSON.stringify([runsSite, ...documents.map(pathFields)])
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    let gone = false
    freshSections(client, '')
      .then((sections) => freshSection(client, key, documents, { sections, runsSite }))
      .then((answer) => !gone && setKnown(answer))
      // Without an answer the Studio permits the publish, and the lake, which knows the sections, refuses it.
      .catch((error: unknown) => console.warn('The settings of the review are unknown', error))
    return () => {
      gone = true
    }
  }, [client, key])
  return known
}
