import { defineQuery } from 'groq'
import { z } from 'zod'
import { partFields } from '../../../blocks/registry.ts'
import { linksTag, linkTag } from '../../config/tags.ts'
import { fittingRows } from '../lake/malformed-document.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'

const groq = defineQuery(`*[_type == "page" && defined(path.current) && references($ids)]
  | order(path.current){
    "id": _id, "path": path.current,
    "top": body.en[_type == "enumTable"].enum._ref,
    "folded": body.en[].body[_type == "enumTable"].enum._ref,
    "inParts": [${partFields.map((field) => `body.en[].${field}[].body[_type == "enumTable"].enum._ref`).join(', ')}]
  }`)

const refs = list(z.string().nullable())
const row = z.object({
  id: z.string(),
  path: z.string(),
  top: refs,
  folded: refs,
  inParts: list(refs),
})

export interface EnumPage {
  id: string
  path: string
}

const query = taggedQuery({
  query: groq,
  parse: (answer, { ids }: { ids: readonly string[] }) => explaining(fittingRows(row, answer), ids),
  tags: (pages, { ids }) => [
    ...[...pages.values()].map(({ id }) => linkTag(id)),
    // A page that starts to explain an enum must invalidate the result.
    ...(ids.every((id) => pages.has(id)) ? [] : [linksTag]),
  ],
})

/** The page that explains each enum's values, by enum id; enums without one are left out. */
export async function fetchEnumPages(
  reader: Reader,
  enumIds: Iterable<string>,
): Promise<Map<string, EnumPage>> {
  const ids = [...enumIds]
  return ids.length === 0 ? new Map() : reader.read(query, { ids })
}

function explaining(pages: z.infer<typeof row>[], ids: readonly string[]): Map<string, EnumPage> {
  const found = pages.map(({ id, path, ...shown }) => ({
    page: { id, path },
    // GROQ returns null for a block without nested blocks.
    enums: [...shown.top, ...shown.folded, ...shown.inParts.flat()].filter((id) => id !== null),
  }))
  // A page that explains many enums is the reference; others show one in passing.
  const ranked = found.sort((a, b) => b.enums.length - a.enums.length)
  return new Map(
    ids.flatMap((id) => {
      const place = ranked.find(({ enums }) => enums.includes(id))
      return place ? [[id, place.page]] : []
    }),
  )
}
