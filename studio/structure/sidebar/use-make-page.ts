import { useState } from 'react'
import {
  resolveInitialValue,
  useClient,
  useInitialValueResolverContext,
  useSchema,
  useTemplates,
} from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { pageId } from '../../../schemas/ids.ts'
import { pagePathProblem } from '../../../schemas/validation/page-path.ts'
import { pagePathTaken } from '../../../schemas/validation/unique-page-path.ts'
import { useProblemWords } from '../../i18n/problems/use-problem-words.ts'

interface NewPageOptions {
  template: string
  title: string
  path: string
  subjectId: string
}

/** Creates drafts of pages with ids derived from their paths; `problem` explains a failure. */
export function useMakePage() {
  const client = useClient({ apiVersion: API_VERSION })
  const context = useInitialValueResolverContext()
  const schema = useSchema()
  const templates = useTemplates()
  const inWords = useProblemWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const attempt = async ({ template, title, path, subjectId }: NewPageOptions): Promise<string> => {
    const wrong = pagePathProblem(path) ?? (await pagePathTaken(client, path, ''))
    if (wrong) throw new Error(wrong)
    const found = templates.find(({ id }) => id === template)
    if (!found) throw new Error(`There is no template ${template}: reload the Studio.`)
    const params = subjectId ? { subject: subjectId } : {}
    const value = await resolveInitialValue(schema, found, params, context)
    const id = await freeId(path)
    await client.create({
      ...value,
      _id: `drafts.${id}`,
      _type: 'page',
      title: { _type: 'localeString', en: title.trim() },
      path: { _type: 'slug', current: path },
    })
    return id
  }

  /** Returns the id derived from the path, or another one if a page that has moved still has that id. */
  const freeId = async (path: string): Promise<string> => {
    const id = pageId(path)
    const taken = await client.fetch<number>(
      'count(*[_id in [$id, "drafts." + $id]])',
      { id },
      { perspective: 'raw' },
    )
    return taken === 0 ? id : crypto.randomUUID()
  }

  /** Returns the id of the created draft, or undefined with the reason in `problem`. */
  const make = async (wanted: NewPageOptions): Promise<string | undefined> => {
    setBusy(true)
    setProblem(undefined)
    try {
      return await attempt(wanted)
    } catch (error) {
      setProblem(inWords(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { make, busy, problem }
}
