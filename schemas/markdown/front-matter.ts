import type { Root } from 'mdast'
import { parse } from 'yaml'
import { z } from 'zod'
import { type MarkdownSource, markdownError } from './source.ts'

const schema = z.strictObject({
  /** Optional in translations. */
  title: z.string().min(1).optional(),
  sidebarLabel: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  /** Further phrases by which the search finds the page. */
  keywords: z
    .array(z.string().regex(/^[^\n]+$/))
    .min(1)
    .optional(),
  tocMin: z.int().min(2).max(5).optional(),
  tocMax: z.int().min(2).max(5).optional(),
  hideToc: z.boolean().optional(),
  /** Label of the version; undefined for the newest. */
  version: z.string().min(1).optional(),
  /** Further stored fields of the page. */
  more: z.record(z.string().regex(/^[a-z]/i), z.unknown()).optional(),
  /** In translations: the English of outdated blocks (by number from 1), or its hash if the text is unknown. */
  outdated: z
    .record(
      z.string().regex(/^[1-9]\d*$/),
      z.union([z.string(), z.strictObject({ text: z.string() })]),
    )
    .optional(),
  /** In translations: the English from which an outdated title, label, description or keywords were translated. */
  outdatedWords: z
    .strictObject({
      title: z.string().optional(),
      sidebarLabel: z.string().optional(),
      description: z.string().optional(),
      keywords: z.string().optional(),
    })
    .optional(),
})

export type FrontMatter = z.infer<typeof schema>

/** Parses a page's YAML front matter; throws with file and key if it is missing or invalid. */
export function frontMatter(source: MarkdownSource, root: Root): FrontMatter {
  const [first] = root.children
  if (first?.type !== 'yaml') {
    throw markdownError(
      source,
      { position: undefined },
      'no front matter. Begin with --- and title.',
    )
  }
  let value: unknown
  try {
    value = parse(first.value)
  } catch (cause) {
    throw new Error(`${source.file}: the front matter is not YAML. Quote texts that hold ": ".`, {
      cause,
    })
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    throw new Error(`${source.file}: front matter: ${z.prettifyError(parsed.error)}`, {
      cause: parsed.error,
    })
  }
  return parsed.data
}
