import { defineQuery } from 'groq'
import { z } from 'zod'
import { NAVIGATION_ID } from '../../../schemas/ids.ts'
import { documentTag } from '../../config/tags.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'

const texts = z.array(z.string().nullable()).nullable()
const result = z.array(z.object({ names: texts, pages: texts })).nullable()

const query = taggedQuery({
  query: defineQuery(`*[_id == "navigation"][0].items[]{
    "names": [sidebar, ...items[].sidebar], "pages": [page._ref, ...items[].page._ref]
  }`),
  parse: (answer) => result.parse(answer) ?? [],
  tags: () => [documentTag(NAVIGATION_ID)],
})

/** Sorts `sidebars` as the navigation links to them; sidebars that it leaves out come last. */
export async function inNavigationOrder<Sidebar extends { name: string }>(
  reader: Reader,
  sidebars: readonly Sidebar[],
): Promise<Sidebar[]> {
  const items = await reader.read(query, {})
  const names = items.flatMap((item) => item.names ?? [])
  const place = ({ name }: Sidebar) => (names.includes(name) ? names.indexOf(name) : names.length)
  return [...sidebars].sort((one, other) => place(one) - place(other))
}

/** The ids of the pages that the navigation links to, in order. */
export async function navigationPages(reader: Reader): Promise<string[]> {
  const items = await reader.read(query, {})
  return items.flatMap(({ pages }) => pages?.flatMap((id) => id ?? []) ?? [])
}
