import type {
  Delete,
  Emphasis,
  Link,
  LinkReference,
  PhrasingContent,
  RootContent,
  Strong,
} from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { elementContext } from './elements.ts'
import type { Element } from './nodes.ts'
import { type FoundImage, type Reading, reportProblem } from './problems.ts'

// remark-directive adds its nodes to mdast's types.
type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

interface ExtractedImages {
  images: LeafDirective[]
  /** The remaining nodes. */
  rest: RootContent[]
}

interface ImageSource {
  url: string
  alt: string
  width?: string | undefined
}

/** Takes images, which become blocks, out of inline content; a linked image's text remains as the link. */
export function extractImages(reading: Reading, nodes: RootContent[]): ExtractedImages {
  const images: LeafDirective[] = []
  const rest = nodes.flatMap((node): RootContent[] => {
    const said = imageOf(reading, node)
    const found = said && reading.resolveImage(said.url)
    if (said && found) {
      if (!('asset' in found)) return words(reading, node, said, found)
      images.push(imageBlock(reading, node, said, found.asset))
      return []
    }
    if (!isRun(node)) return [node]
    const inner = extractImages(reading, node.children)
    if (inner.images.length === 0) return [node]
    images.push(...inner.images)
    const left = inner.rest.some((one) => plainText(one).trim() !== '')
    const isLink = node.type.startsWith('link') || (node.type === 'element' && node.name === 'a')
    if (!left && !isLink) return []
    const [first] = inner.images
    const label: RootContent = { type: 'text', value: first?.attributes?.['alt'] ?? '' }
    // Each node keeps its kind of children, or gets a label in their place.
    return [{ ...node, children: left ? inner.rest : [label] } as RootContent]
  })
  return { images, rest }
}

export function holdsImage(node: RootContent): boolean {
  if (node.type === 'image' || node.type === 'imageReference' || isImg(node)) return true
  return isRun(node) && node.children.some(holdsImage)
}

type Run = Link | LinkReference | Strong | Emphasis | Delete | Element

function isRun(node: RootContent): node is Run {
  if (node.type === 'element') return elementContext(node.name) === 'inline'
  return ['link', 'linkReference', 'strong', 'emphasis', 'delete'].includes(node.type)
}

function imageOf(reading: Reading, node: RootContent): ImageSource | undefined {
  if (node.type === 'image') return { url: node.url, alt: node.alt ?? '' }
  if (node.type === 'imageReference') {
    return { url: reading.definitions.get(node.identifier)?.url ?? '', alt: node.alt ?? '' }
  }
  return isImg(node)
    ? {
        url: node.attributes['src'] ?? '',
        alt: (node.attributes['alt'] ?? '').replace(/^(["'`])(.*)\1$/s, '$2'),
        width: node.attributes['width'],
      }
    : undefined
}

const isImg = (node: RootContent): node is Element => node.type === 'element' && node.name === 'img'

function imageBlock(
  reading: Reading,
  node: RootContent,
  { url, alt, width }: ImageSource,
  asset: string,
): LeafDirective {
  // An image embedded as data has no file name.
  const isNamed = !url.startsWith('data:')
  const name = isNamed ? (/([^/?#]+?)(?:\.\w+)?(?:["'`)?#].*)?$/.exec(url)?.[1] ?? url) : ''
  if (!alt.trim() && isNamed) {
    const message = `the image "${url}" has no words, so it is called "${name}".`
    reportProblem(reading, node, 'changed', message)
  }
  const pixels = /^["']?(\d+)(?:px)?["']?$/.exec(width ?? '')?.[1]
  if (width !== undefined && !pixels) {
    reportProblem(reading, node, 'changed', `the width "${width}" of an image is left out.`)
  }
  return {
    type: 'leafDirective',
    name: 'image',
    attributes: {
      asset,
      alt: alt.trim() || name,
      ...(pixels !== undefined && Number(pixels) > 0 && { width: pixels }),
    },
    children: [],
    ...(node.position && { position: node.position }),
  }
}

/** Returns a link for an image on another site, and the alternative text for one that is unavailable. */
function words(
  reading: Reading,
  node: RootContent,
  { url, alt }: ImageSource,
  found: Exclude<FoundImage, { asset: string }>,
): PhrasingContent[] {
  const text: PhrasingContent = { type: 'text', value: alt.trim() || url }
  if ('href' in found) {
    reportProblem(
      reading,
      node,
      'changed',
      `the image "${url}" is of another site: a link leads to it.`,
    )
    return [{ type: 'link', url: found.href, children: [text] }]
  }
  reportProblem(reading, node, 'lost', `the image "${url}" is left out: ${found.problem}`)
  return [text]
}
