import { defineQuery } from 'groq'
import { z } from 'zod'
import { documentTag, linkTag } from '../../config/tags.ts'
import { fittingRows } from '../lake/malformed-document.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue } from '../model/localized-text.ts'

const query = defineQuery(`*[_type == "page" && _id in $ids]{
  "id": _id, "path": path.current, title, sidebarLabel, description,
  "operation": body.en[_type == "operation"][0].operation._ref,
  "cards": count(body.en[_type == "cards"].cards[])
}`)

const linkedPage = z.object({
  id: z.string(),
  path: z.string(),
  title: localizedValue.nullish(),
  sidebarLabel: localizedValue.nullish(),
  description: localizedValue.nullish(),
  operation: z.string().nullish(),
  /** Number of cards in the body. */
  cards: z.number().nullish(),
})

export type LinkedPage = z.infer<typeof linkedPage>

const linkedPages = (described: readonly string[]) =>
  taggedQuery({
    query,
    isEditable: false,
    parse: (answer) => fittingRows(linkedPage, answer),
    tags: (_, { ids }: { ids: readonly string[] }) => [
      ...ids.map(linkTag),
      ...described.map(documentTag),
    ],
  })

/**
 * The linked pages by id; pages that do not exist or are malformed are left out. `described` are the ids of pages shown
 * with more than path and label, so a change of their document is tagged too.
 */
export async function fetchLinkedPages(
  reader: Reader,
  ids: readonly string[],
  described: readonly string[] = [],
): Promise<Map<string, LinkedPage>> {
  if (ids.length === 0) return new Map()
  const pages = await reader.read(linkedPages(described), { ids })
  return new Map(pages.map((page) => [page.id, page]))
}
