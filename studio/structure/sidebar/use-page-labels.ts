import { z } from 'zod'
import { localeFields, translationFields } from '../../../schemas/locales.ts'
import { useLiveQuery } from '../use-live-query.ts'
import type { PageLabel } from './rows.ts'

const translated = translationFields
  .map((field) => `defined(title.${field}) && (count(body.en) == 0 || count(body.${field}) > 0)`)
  .join(' && ')

const names = localeFields.flatMap((field) => [`title.${field}`, `sidebarLabel.${field}`])

const PAGES = `*[_type == "page"]{
  "id": _id,
  "title": coalesce(sidebarLabel.en, title.en, ""),
  "names": [${names.join(', ')}],
  "path": coalesce(path.current, ""),
  "draft": _originalId in path("drafts.**"),
  "translated": ${translated}
}`

const schema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    names: z.array(z.string().nullable()),
    path: z.string(),
    draft: z.boolean().nullable(),
    translated: z.boolean().nullable(),
  }),
)

function parse(answer: unknown): ReadonlyMap<string, PageLabel> {
  return new Map(
    schema.parse(answer).map(({ id, names, draft, translated, ...label }) => [
      id,
      {
        ...label,
        names: names.filter((name) => name !== null),
        draft: draft === true,
        translated: translated === true,
      },
    ]),
  )
}

/** Returns the data of each page, from its draft if there is one; undefined while loading. */
export const usePageLabels = () => useLiveQuery(PAGES, '*[_type == "page"]', parse)
