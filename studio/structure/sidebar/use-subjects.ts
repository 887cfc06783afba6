import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../../schemas/api-version.ts'
import type { Subject } from '../templates/page-kinds.ts'

const SUBJECTS: Record<Subject, string> = {
  apiOperation: `*[_type == "apiOperation"] | order(path asc){
    "id": _id, "title": coalesce(summary.en, path), "line": method + " " + path, "path": path
  }`,
  apiChannel: `*[_type == "apiChannel"] | order(route asc){
    "id": _id, "title": coalesce(summary.en, name), "line": spec + ": " + coalesce(summary.en, name),
    "path": coalesce(route, "")
  }`,
}

const schema = z.array(
  z.object({ id: z.string(), title: z.string(), line: z.string(), path: z.string() }),
)

/** The operations or topics that a page can be about. */
export function useSubjects(about: Subject | undefined): z.infer<typeof schema> {
  const client = useClient({ apiVersion: API_VERSION })
  const [subjects, setSubjects] = useState<z.infer<typeof schema>>([])

  useEffect(() => {
    let gone = false
    const load = async () => {
      const answer = about ? schema.parse(await client.fetch(SUBJECTS[about])) : []
      if (!gone) setSubjects(answer.map((one) => ({ ...one, path: one.path.replace(/^\/+/, '') })))
    }
    // The list stays empty; the page can be made all the same, and its form says what is missing.
    load().catch(() => setSubjects([]))
    return () => {
      gone = true
    }
  }, [client, about])

  return subjects
}
