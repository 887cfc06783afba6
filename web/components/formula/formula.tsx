import { createElement, type ReactNode } from 'react'
import { type MathNode, mathTree } from '../../../schemas/formula/math-tree.ts'

/** A TeX formula as MathML, which browsers render and read out; invalid TeX is shown as source. */
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
