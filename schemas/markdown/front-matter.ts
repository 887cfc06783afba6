import type { Root } from 'mdast'
import { parse } from 'yaml'
import { z } from 'zod'
import { type MarkdownSource, markdownError } from './source.ts'

const schema = z.strictObject({
  /** A translation may have none. */
  title: z.string().min(1).optional(),
  sidebarLabel: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  /** Phrases by which the search finds the page too. */
  keywords: z
    .array(z.string().regex(/^[^\n]+$/))
    .min(1)
    .optional(),
  tocMin: z.int().min(2).max(5).optional(),
  tocMax: z.int().min(2).max(5).optional(),
  hideToc: z.boolean().optional(),
  /** Label of the version, where that is not the newest. */
  version: z.string().min(1).optional(),
  /** Further fields of the page as the lake has them. */
  more: z.record(z.string().regex(/^[a-z]/i), z.unknown()).optional(),
  /**
   * Of a translation: which blocks (numbers from 1) translate an English text that has changed since,
   * with that text, or its hash where no more is known.
   */
  outdated: z
    .record(
      z.string().regex(/^[1-9]\d*$/),
      z.union([z.string(), z.strictObject({ text: z.string() })]),
    )
    .optional(),
  /** Of a translation: the English of title, label, description or keywords that was translated. */
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

/** A page's YAML front matter; throws, naming file and key, where it is missing or wrong. */
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
