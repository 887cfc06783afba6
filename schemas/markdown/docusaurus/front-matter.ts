import type { Root } from 'mdast'
import { parse } from 'yaml'
import { z } from 'zod'

const level = z.int().min(2).max(6).optional()
const words = z.coerce.string().trim().min(1).optional()

const schema = z.looseObject({
  title: words,
  sidebar_label: words,
  sidebar_position: z.coerce.number().optional(),
  slug: words,
  id: words,
  description: words,
  keywords: z
    .union([z.array(z.coerce.string()), z.string().transform((list) => list.split(','))])
    .transform((all) => all.map((each) => each.trim()).filter((each) => each !== ''))
    .optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level,
  toc_max_heading_level: level,
})

export type DocusaurusFrontMatter = z.infer<typeof schema>

/** No front matter is larger, in characters with its aliases resolved. */
const LARGEST = 20_000

/** Keys that say how Docusaurus itself shows a page; the site here has its own way. */
const OF_THE_THEME = ['hide_title', 'sidebar_class_name', 'custom_edit_url', 'displayed_sidebar']

/** A page's front matter; none is an empty one. Throws where it is not YAML, or a key is wrong. */
export function docusaurusFrontMatter(root: Root): DocusaurusFrontMatter {
  const [first] = root.children
  if (first?.type !== 'yaml') return {}
  let value: unknown
  try {
    value = parse(first.value, { maxAliasCount: 100 })
  } catch (cause) {
    throw new Error('the front matter is not YAML. Quote texts that hold ": ".', { cause })
  }
  assertSmall(value)
  const parsed = schema.safeParse(value ?? {})
  if (!parsed.success) {
    throw new Error(`front matter: ${z.prettifyError(parsed.error)}`, { cause: parsed.error })
  }
  return parsed.data
}

/** Aliases can make a few lines as large as they like, or hold themselves. */
function assertSmall(value: unknown): void {
  let size: number
  try {
    size = JSON.stringify(value ?? null).length
  } catch (cause) {
    throw new Error('the front matter holds itself.', { cause })
  }
  if (size > LARGEST) throw new Error(`the front matter has more than ${LARGEST} characters.`)
}

/** What nothing here stands for, key by key. */
export function keptKeys(frontMatter: DocusaurusFrontMatter): Record<string, unknown> {
  const known = Object.keys(schema.shape)
  const entries = Object.entries(frontMatter)
  return Object.fromEntries(
    entries.filter(([key, value]) => !known.includes(key) && value !== undefined),
  )
}

/** Keys of these that do not only say how Docusaurus itself shows the page. */
export function unknownKeys(frontMatter: DocusaurusFrontMatter): string[] {
  return Object.keys(keptKeys(frontMatter)).filter((key) => !OF_THE_THEME.includes(key))
}
