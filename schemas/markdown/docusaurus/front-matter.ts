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

/** Maximum size of front matter, in characters with resolved aliases. */
const LARGEST = 20_000

/** Keys that only affect Docusaurus's rendering, and have no meaning here. */
const OF_THE_THEME = ['hide_title', 'sidebar_class_name', 'custom_edit_url', 'displayed_sidebar']

/** Parses a page's front matter; empty if there is none. Throws if it is not YAML or a key is invalid. */
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

/** YAML aliases can expand a few lines to any size, or refer to themselves. */
function assertSmall(value: unknown): void {
  let size: number
  try {
    size = JSON.stringify(value ?? null).length
  } catch (cause) {
    throw new Error('the front matter holds itself.', { cause })
  }
  if (size > LARGEST) throw new Error(`the front matter has more than ${LARGEST} characters.`)
}

/** Returns the unsupported keys. */
export function unsupportedKeys(frontMatter: DocusaurusFrontMatter): Record<string, unknown> {
  const known = Object.keys(schema.shape)
  const entries = Object.entries(frontMatter)
  return Object.fromEntries(
    entries.filter(([key, value]) => !known.includes(key) && value !== undefined),
  )
}

/** Returns the unsupported keys, except those that only affect Docusaurus's rendering. */
export function unknownKeys(frontMatter: DocusaurusFrontMatter): string[] {
  return Object.keys(unsupportedKeys(frontMatter)).filter((key) => !OF_THE_THEME.includes(key))
}
