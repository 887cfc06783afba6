import type { Node, Parent, RootContent } from 'mdast'

/** A tag as written; its content follows as siblings. */
export interface Tag extends Node {
  type: 'tag'
  name: string
  kind: 'open' | 'close' | 'self'
  attributes: Record<string, string>
}

/** A tag with its content. */
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
    /** The URL is already in the stored form. */
    settled?: true
  }
  interface TableCellData {
    /** Content of a cell that is more than one paragraph. */
    flow?: RootContent[]
  }
}
