import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { fieldOf, type Translation } from '../../schemas/locales.ts'
import { type Term, termOf } from './glossary.ts'

const termsIn = (
  field: string,
) => `*[_type == "translationTerm" && defined(term) && defined(${field})]
  {term, "word": ${field}, note, also, forbidden, caseSensitive}`

const terms = z.array(
  z.object({
    term: z.string(),
    word: z.string(),
    note: z.string().nullish(),
    also: z.array(z.string()).nullish(),
    forbidden: z.array(z.string()).nullish(),
    caseSensitive: z.boolean().nullish(),
  }),
)

/** The terms of the glossary as they are in `locale`; none until the lake has answered, or if it does not. */
export function useTerms(locale: Translation): readonly Term[] {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<readonly Term[]>([])

  useEffect(() => {
    let gone = false
    const load = async () => {
      const query = termsIn(fieldOf(locale))
      const answer = terms.parse(await client.fetch(query, {}, { perspective: 'published' }))
      if (!gone) setKnown(answer.map(termOf))
    }
    // The queue asks the same lake and says what is wrong with it.
    load().catch(() => setKnown([]))
    return () => {
      gone = true
    }
  }, [client, locale])

  return known
}
