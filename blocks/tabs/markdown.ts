import type { ContainerDirective as Written } from 'mdast-util-directive'
import { attribute } from '../../schemas/markdown/attribute.ts'
import { bodyOf, type ContainerDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import { container, part } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { Tab, TabsBlock } from './model.ts'

/** Reads `::::tabs{group address}` with `:::tab{label value}`. */
export function readTabs(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): TabsBlock {
  const tabs = node.children.map((child, index): Tab => {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      throw markdownError(
        source,
        child,
        'tabs hold only :::tab{label="…" value="…"}. Does the outer fence have more colons than the inner?',
      )
    }
    const place = `${position}/tab${index}`
    return {
      _type: 'tab',
      _key: blockKey(source, place),
      label: attribute(source, child, 'label'),
      value: attribute(source, child, 'value'),
      body: bodyOf(source, child, place, toBlocks),
    }
  })
  const group = attribute(source, node, 'group')
  const inAddress = node.attributes?.['address'] !== undefined && { inAddress: true as const }
  return { _type: 'tabs', _key: blockKey(source, position), group, ...inAddress, tabs }
}

export function writeTabs(
  { group, inAddress, tabs }: TabsBlock,
  { inner }: MarkdownWriter,
): Written {
  const attributes = { group, ...(inAddress && { address: '' }) }
  const parts = tabs.map(({ label, value, body }) =>
    part(container('tab', { label, value }, inner(body))),
  )
  return container('tabs', attributes, parts)
}

export function describeTabs({ group, inAddress, tabs }: TabsBlock): string {
  const values = tabs.map(({ value }) => value).join(', ')
  return `tabs ${group}${inAddress ? ' in the address' : ''} (${values})`
}
