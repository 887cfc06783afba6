import { defineQuery } from 'groq'
import { z } from 'zod'
import { linksTag, pathsTag } from '../../config/tags.ts'
import { byPath, PART } from '../lake/paginate.ts'
import type { Reader } from '../lake/reader.ts'
import { localizedValue } from '../model/localized-text.ts'

const query = defineQuery(
  `*[_type == "page" && defined(path.current) && _id > $after] ${PART}{"id": _id, "path": path.current, title}`,
)

const listed = z.object({ id: z.string(), path: z.string(), title: localizedValue.nullish() })

export type ListedPage = z.infer<typeof listed>

/** The paths of all published pages, with their titles. */
export async function fetchPageList(reader: Reader): Promise<ListedPage[]> {
  return (await reader.readRows({ query, row: listed, tags: () => [linksTag, pathsTag] })).sort(
    byPath,
  )
}
