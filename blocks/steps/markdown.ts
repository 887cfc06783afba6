import type { ContainerDirective as Written } from 'mdast-util-directive'
import { bodyOf, type ContainerDirective, label } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import { container, labelled, part } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { Step, StepsBlock } from './model.ts'

/** Reads `::::steps` with `:::step[What to do]`. */
export function readSteps(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
  toBlocks: ToBlocks,
): StepsBlock {
  const steps = node.children.map((child, index): Step => {
    if (child.type !== 'containerDirective' || child.name !== 'step') {
      throw markdownError(
        source,
        child,
        'steps hold only :::step[What to do]. Does the outer fence have more colons than the inner?',
      )
    }
    const title = label(source, child)
    if (!title) throw markdownError(source, child, 'write :::step[What to do].')
    const place = `${position}/step${index}`
    const body = bodyOf(source, child, place, toBlocks)
    return { _type: 'step', _key: blockKey(source, place), title, body }
  })
  return { _type: 'steps', _key: blockKey(source, position), steps }
}

export const writeSteps = ({ steps }: StepsBlock, { inner }: MarkdownWriter): Written =>
  container(
    'steps',
    {},
    steps.map(({ title, body }) =>
      part(container('step', {}, [...labelled(title), ...inner(body)])),
    ),
  )

export const describeSteps = ({ steps }: StepsBlock): string => `${steps.length} steps`
