import { kindOf } from '../../blocks/by-kind.ts'
import { headingLevel, isHeading } from '../../blocks/heading-style.ts'
import { innerBlocks } from '../../blocks/inner-blocks.ts'

interface AnyBlock {
  _type: string
  _key: string
  listItem?: string | undefined
  anchor?: string | undefined
  style?: string | undefined
}

/** The section of a page whose list tells the rules of an endpoint or topic. */
const RULES = 'usage-notes'

/** How many blocks of each kind there are in `bodies`, within others as well; the most frequent first. */
export function countBlocks(bodies: readonly (readonly AnyBlock[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (block: AnyBlock): void => {
    const kind = kindOf(block)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    for (const inner of innerBlocks<AnyBlock>(block)) count(inner)
  }
  for (const body of bodies) for (const block of body) count(block)
  return new Map([...counts].sort(([, a], [, b]) => b - a))
}

/** How many rules a page tells: the entries of its usage notes. */
export function countRules(body: readonly AnyBlock[]): number {
  const start = body.findIndex((block) => isHeading(block) && block.anchor === RULES)
  if (start < 0) return 0
  const rules = body[start]
  const level = rules && isHeading(rules) ? headingLevel(rules.style) : 0
  const rest = body.slice(start + 1)
  const end = rest.findIndex((block) => isHeading(block) && headingLevel(block.style) <= level)
  const section = end < 0 ? rest : rest.slice(0, end)
  return section.filter(({ listItem }) => listItem !== undefined).length
}
