import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { runsIn, textsIn } from '../texts-in.ts'

/** Reports formulas with invalid TeX, of which readers would see the source. */
export async function formulas(blocks: readonly BlockLike[] | undefined): Promise<Problem[]> {
  const found = (blocks ?? [])
    .flatMap(textsIn)
    .flatMap((text) => runsIn(text, 'math').map((tex) => ({ path: text.path, tex })))
  if (found.length === 0) return []
  // Loaded on demand: it is larger than all other rules together.
  const { mathTree } = await import('../../formula/math-tree.ts')
  return found.flatMap(({ tex, path }) => {
    const tree = mathTree(tex, false)
    if (!('problem' in tree)) return []
    const message = `A formula is no TeX: ${tree.problem}. Correct it, or take the mark “Formula in TeX” away.`
    return [{ message, path }]
  })
}
