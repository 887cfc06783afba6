import { parse } from 'yaml'
import { z } from 'zod'
import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { readText } from '../program/read-text.ts'
import { rootOf } from '../root-of.ts'

const words = z.coerce.string().trim().min(1)

const category = z.looseObject({
  label: words.optional(),
  position: z.number().optional(),
  link: z
    .discriminatedUnion('type', [
      z.looseObject({ type: z.literal('doc'), id: z.string() }),
      z.looseObject({
        type: z.literal('generated-index'),
        title: words.optional(),
        description: words.optional(),
        slug: words.optional(),
      }),
    ])
    .nullish(),
})

export type CategoryFile = z.infer<typeof category> & { file: string }

/** Parses the `_category_` file of a folder; undefined if it is missing or rejected. */
export function categoryFile(
  site: string,
  folder: string,
  problems: ImportProblem[],
): CategoryFile | undefined {
  for (const ending of ['json', 'yml', 'yaml']) {
    const file = `${folder}/_category_.${ending}`
    try {
      const text = readText(site, file, rootOf(site, folder))
      if (text === undefined) continue
      return { ...category.parse(parse(text, { maxAliasCount: 100 }) ?? {}), file }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : error.message
      const message = `the file is not taken: ${reason.split('\n').join(' ')}`
      problems.push({ file, line: 1, kind: 'lost', message })
      return undefined
    }
  }
  return undefined
}
