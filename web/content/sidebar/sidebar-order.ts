import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(
  `*[_id == "navigation"][0].items[]{"names": [sidebar, ...items[].sidebar]}`,
)

const result = z.array(z.object({ names: z.array(z.string().nullable()).nullable() })).nullable()

/** `sidebars` in the order in which the navigation leads to them; those it leaves out come last. */
export async function inNavigationOrder<Sidebar extends { name: string }>(
  client: SanityClient,
  sidebars: readonly Sidebar[],
): Promise<Sidebar[]> {
  const items = result.parse(await client.fetch(query)) ?? []
  const names = items.flatMap((item) => item.names ?? [])
  const place = ({ name }: Sidebar) => (names.includes(name) ? names.indexOf(name) : names.length)
  return [...sidebars].sort((one, other) => place(one) - place(other))
}
