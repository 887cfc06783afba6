import type { Link, Paragraph, PhrasingContent, RootContent, Strong } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { admonitionElement } from './containers.ts'
import { plainValue } from './elements.ts'
import type { Element } from './nodes.ts'
import type { Reading } from './problems.ts'

type Flow = (reading: Reading, nodes: RootContent[]) => RootContent[]

/** Converts Starlight's built-in components to their visible content; returns undefined for other components. */
export function starlight(reading: Reading, node: Element, flow: Flow): RootContent[] | undefined {
  const title = plainValue(node.attributes['title'])
  const href = plainValue(node.attributes['href'])
  switch (node.name) {
    case 'Aside':
      return admonitionElement(reading, node, flow)
    case 'Steps':
    case 'CardGrid':
    case 'FileTree':
      return flow(reading, node.children)
    case 'Card':
      return [...flow(reading, line(node, [bold(title)])), ...flow(reading, node.children)]
    case 'LinkCard': {
      const link: Link = { type: 'link', url: href, children: [bold(title)] }
      const about = plainValue(node.attributes['description'])
      return flow(
        reading,
        line(node, about ? [link, { type: 'text', value: `: ${about}` }] : [link]),
      )
    }
    default:
      return undefined
  }
}

const bold = (value: string): Strong => ({ type: 'strong', children: [{ type: 'text', value }] })

/** Returns a paragraph in place of a component; nothing if it has no text. */
function line({ position }: Element, children: PhrasingContent[]): Paragraph[] {
  const paragraph: Paragraph = { type: 'paragraph', children, ...(position && { position }) }
  return plainText(paragraph) === '' ? [] : [paragraph]
}
