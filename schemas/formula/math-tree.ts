import temml from 'temml'
import { z } from 'zod'

export interface MathNode {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly (MathNode | string)[]
}

const TAGS = new Set(
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none'.split(
    ' ',
  ),
)

/** Attributes of layout. Colours are left to the page, which has two modes. */
const ATTRIBUTES = new Set(
  'accent accentunder columnalign depth display displaystyle fence form height largeop linethickness lspace mathvariant maxsize minsize movablelimits rowspacing rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
)

interface RawNode {
  type?: string | undefined
  text?: string | undefined
  attributes: Record<string, string | number | boolean>
  children: RawNode[]
}

const rawNode: z.ZodType<RawNode> = z.object({
  type: z.string().optional(),
  text: z.string().optional(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  get children() {
    return z.array(rawNode).default([])
  },
})

/** Converts TeX to MathML, or returns why it is invalid. `display` is true for a formula on its own line. */
export function mathTree(tex: string, display: boolean): MathNode | { problem: string } {
  try {
    const tree: unknown = temml.__renderToMathMLTree(tex, {
      displayMode: display,
      throwOnError: true,
    })
    const [math] = nodes(rawNode.parse(tree))
    return typeof math === 'object' ? math : { problem: 'it has no signs' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { problem: error.message.trim() }
  }
}

/** An element that MathML does not have is replaced by its children. */
function nodes({ type, text, attributes, children }: RawNode): (MathNode | string)[] {
  if (text !== undefined) return [text]
  const inner = children.flatMap(nodes)
  if (type === undefined || !TAGS.has(type)) return inner
  const kept = Object.entries(attributes).filter(([name]) => ATTRIBUTES.has(name))
  return [
    {
      tag: type,
      attributes: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      children: inner,
    },
  ]
}
