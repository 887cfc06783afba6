import type { Node, RootContent } from 'mdast'
import { elementContext, VOID } from './elements.ts'
import type { Element, Tag } from './nodes.ts'
import { nodeSource, type Reading, reportProblem } from './problems.ts'

/** Maximum nesting depth, refused before it causes work. */
export const MAX_NESTING = 60

type Position = Node['position']

interface OpenTag {
  tag: Tag
  from: number
}

/**
 * Nests siblings: each tag becomes an element with the nodes up to its end tag. An HTML tag without end reaches to the
 * last sibling; a tag with an unknown name becomes text.
 */
export function nestElements(reading: Reading, siblings: RootContent[]): RootContent[] {
  const done: RootContent[] = []
  const open: OpenTag[] = []
  const close = (at: OpenTag, end: Position) => {
    const { name, attributes, position: start } = at.tag
    const children = done.splice(at.from)
    done.push(element(name, attributes, children, start, end ?? children.at(-1)?.position))
  }
  const abandon = (one: OpenTag) => {
    if (elementContext(one.tag.name) === 'unknown') {
      done.splice(one.from, 0, { type: 'text', value: nodeSource(reading, one.tag) })
    } else close(one, undefined)
  }
  for (const node of siblings) {
    if (node.type !== 'tag') {
      done.push(node)
      continue
    }
    for (const name of Object.keys(node.attributes).filter((one) => /^on/i.test(one))) {
      reportProblem(reading, node, 'changed', `${name} of <${node.name}> is left out.`)
    }
    if (node.kind === 'self' || (node.kind === 'open' && VOID.has(node.name))) {
      done.push(element(node.name, node.attributes, [], node.position, node.position))
      continue
    }
    if (node.kind === 'open') {
      if (open.length >= MAX_NESTING)
        throw UnsupportedContentError.tooDeep(node.position?.start.line ?? 1)
      open.push({ tag: node, from: done.length })
      continue
    }
    const index = open.findLastIndex((one) => one.tag.name === node.name)
    if (index < 0) {
      if (!VOID.has(node.name))
        reportProblem(reading, node, 'changed', `</${node.name}> ends nothing.`)
      continue
    }
    while (open.length > index + 1) {
      const unclosed = open.pop()
      if (unclosed) abandon(unclosed)
    }
    const opened = open.pop()
    if (opened) close(opened, node.position)
  }
  for (let last = open.pop(); last; last = open.pop()) abandon(last)
  return done
}

/** Thrown with the line (from 1) of content that is not accepted. */
export class UnsupportedContentError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
  static tooDeep(line: number): UnsupportedContentError {
    return new UnsupportedContentError(line, `more than ${MAX_NESTING} levels within each other.`)
  }
}

/** Throws Refused for unreasonably deep nesting of Markdown. */
export function assertShallow(root: { children: RootContent[] }): void {
  let level: RootContent[] = root.children
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2 * MAX_NESTING)
      throw UnsupportedContentError.tooDeep(level[0]?.position?.start.line ?? 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: RootContent[],
  start: Position,
  end: Position,
): Element {
  return {
    type: 'element',
    name,
    attributes,
    children,
    ...(start && { position: { start: start.start, end: end?.end ?? start.end } }),
  }
}
