import { createElement, type ReactNode } from 'react'
import { type MathNode, mathTree } from '../../../schemas/formula/math-tree.ts'

/** A formula of TeX as MathML, which browsers draw and read out; as its source where it is none. */
export function Formula({ tex, display = false }: { tex: string; display?: boolean }) {
  const tree = mathTree(tex, display)
  return 'problem' in tree ? <code translate="no">{tex}</code> : drawn(tree)
}

const drawn = ({ tag, attributes, children }: MathNode): ReactNode =>
  createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : drawn(child))),
  )
