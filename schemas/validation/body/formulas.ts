import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { runsIn, textsIn } from '../texts-in.ts'

/** Formulas that are no TeX: readers would see their source. */
export async function formulas(blocks: readonly BlockLike[] | undefined): Promise<Problem[]> {
  const found = (blocks ?? [])
    .flatMap(textsIn)
    .flatMap((text) => runsIn(text, 'math').map((tex) => ({ path: text.path, tex })))
  if (found.length === 0) return []
  // Larger than all other rules together, and seldom needed.
  const { mathTree } = await import('../../formula/math-tree.ts')
  return found.flatMap(({ tex, path }) => {
    const tree = mathTree(tex, false)
    if (!('problem' in tree)) return []
    const message = `A formula is no TeX: ${tree.problem}. Correct it, or take the mark “Formula in TeX” away.`
    return [{ message, path }]
  })
}
