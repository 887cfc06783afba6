import { useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { isAdministrator } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { fetchSection, fetchSections } from '../../schemas/workflow/fetch-section.ts'
import type { Shown } from '../../schemas/workflow/shown-at.ts'
import { fresh } from './fresh.ts'
import { whereabouts } from './whereabouts.ts'

const freshSections = fresh(fetchSections)
const freshSection = fresh(fetchSection)

/** The section in which two people publish, if readers see the document in it as it is or will be. */
export function useSection(draft: Shown | null, published: Shown | null): string | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const runsSite = isAdministrator(useCurrentUser())
  const documents = [published, draft].flatMap((one) => one ?? [])
  const key = JSON.stringify([runsSite, ...documents.map(whereabouts)])
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    let gone = false
    freshSections(client, '')
      .then((sections) => freshSection(client, key, documents, { sections, runsSite }))
      .then((answer) => !gone && setKnown(answer))
      // The lake knows the sections as well, and refuses.
      .catch((error: unknown) => console.warn('The settings of the review are unknown', error))
    return () => {
      gone = true
    }
  }, [client, key])
  return known
}
