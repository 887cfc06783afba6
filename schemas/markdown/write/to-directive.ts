import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { AdmonitionBlock } from '../../../blocks/admonition/model.ts'
import type { CardsBlock } from '../../../blocks/cards/model.ts'
import type { DetailsBlock } from '../../../blocks/details/model.ts'
import type { ImageBlock } from '../../../blocks/image/model.ts'
import type { TabsBlock } from '../../../blocks/tabs/model.ts'
import type { Names } from './names.ts'

type Children = ContainerDirective['children']
type Directive = ContainerDirective | LeafDirective

/** `::name{…}`, each attribute as given; an empty one is its name alone. */
export function leafDirective(
  name: string,
  attributes: Record<string, string> = {},
): LeafDirective {
  return { type: 'leafDirective', name, attributes, children: [] }
}

export function noteDirective(
  block: AdmonitionBlock | DetailsBlock,
  body: Children,
): ContainerDirective {
  const name = block._type === 'details' ? 'details' : block.kind
  const title = block._type === 'details' ? block.summary : block.title
  return container(name, {}, [...(title ? [label(title)] : []), ...body])
}

export function tabsDirective(block: TabsBlock, bodies: Children[]): ContainerDirective {
  const attributes = { group: block.group, ...(block.inAddress && { address: '' }) }
  const tabs = block.tabs.map(({ label, value }, index) =>
    part(container('tab', { label, value }, bodies[index] ?? [])),
  )
  return container('tabs', attributes, tabs)
}

export function cardsDirective(block: CardsBlock, names: Names): ContainerDirective {
  const cards = block.cards.map(
    ({ page, text }): LeafDirective =>
      part({
        ...leafDirective('card', { page: names.page(page._ref) }),
        children: text ? [{ type: 'text', value: text }] : [],
      }),
  )
  return container('cards', {}, cards)
}

export function imageDirective({ asset, alt, width, crop, hotspot }: ImageBlock): LeafDirective {
  return leafDirective('image', {
    asset: asset._ref,
    alt: alt.en,
    ...(alt.zhTW && { 'zh-TW': alt.zhTW }),
    ...(width !== undefined && { width: String(width) }),
    ...(crop && { crop: [crop.top, crop.right, crop.bottom, crop.left].join(' ') }),
    ...(hotspot && {
      hotspot: [hotspot.x, hotspot.y, hotspot.width, hotspot.height].join(' '),
    }),
  })
}

function container(
  name: string,
  attributes: Record<string, string>,
  children: Children,
): ContainerDirective {
  return { type: 'containerDirective', name, attributes, children }
}

/** One of those that are written line below line. */
function part<T extends Directive>(directive: T): T {
  return { ...directive, data: { part: true } }
}

function label(value: string): Children[number] {
  return {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [{ type: 'text', value }],
  }
}
