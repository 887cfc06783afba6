import type { Node, Parent, RootContent } from 'mdast'

/** One tag as written; what it holds follows as its siblings. */
export interface Tag extends Node {
  type: 'tag'
  name: string
  kind: 'open' | 'close' | 'self'
  attributes: Record<string, string>
}

/** A tag with what stands between it and its end. */
export interface Element extends Parent {
  type: 'element'
  name: string
  attributes: Record<string, string>
  children: RootContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    tag: Tag
    element: Element
  }
  interface PhrasingContentMap {
    tag: Tag
  }
  interface LinkData {
    /** The address is that of the lake. */
    settled?: true
  }
  interface TableCellData {
    /** What the cell holds where that is more than one run of text. */
    flow?: RootContent[]
  }
}
