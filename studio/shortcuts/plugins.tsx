import { defineBehavior, forward, raise } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import { getFocusBlock, getNextBlock } from '@portabletext/editor/selectors'
import { useContext, useMemo } from 'react'
import type { PortableTextPluginsProps } from 'sanity'
import { BlockMenu } from './block-menu/block-menu.tsx'
import { EditorPlace } from './editor-place.ts'
import { lineBehavior } from './line-behavior.ts'
import { numberBehavior } from './number-behavior.ts'
import { PageMenu } from './page-menu/page-menu.tsx'
import { restoreFocusBehaviors } from './restore-focus-behaviors.ts'

/**
 * A block that the toolbar inserts behind the last text gets an empty line behind it, for the caret when the block's
 * form closes. Only the toolbar's event has neither a placement nor a selection.
 */
const toolbarBehavior = defineBehavior({
  on: 'insert.block',
  guard: ({ snapshot, event }) => {
    const { schema } = snapshot.context
    const isOfToolbar = event.placement === 'auto' && !event.select && !event.at
    if (!isOfToolbar || !schema.blockObjects.some(({ name }) => name === event.block._type))
      return false
    return getFocusBlock(snapshot) !== undefined && getNextBlock(snapshot) === undefined
  },
  actions: [
    ({ snapshot, event }) => [
      forward(event),
      raise({
        type: 'insert.block',
        block: { _type: snapshot.context.schema.block.name },
        placement: 'after',
        select: 'none',
      }),
    ],
  ],
})

type MarkdownPluginOption = NonNullable<PortableTextPluginsProps['plugins']['markdown']>
type Markdown = Extract<MarkdownPluginOption, { config: object }>['config']

const horizontalRuleObject: NonNullable<Markdown['horizontalRuleObject']> = ({
  context: { schema },
}) =>
  schema.blockObjects.some(({ name }) => name === 'divider') ? { _type: 'divider' } : undefined

const linkObject: NonNullable<Markdown['linkObject']> = ({
  context: { schema },
  props: { href },
}) => (schema.annotations.some(({ name }) => name === 'link') ? { _type: 'link', href } : undefined)

/** The page title is the only level 1, so `# ` makes a heading of level 2. */
const headingStyle: NonNullable<Markdown['headingStyle']> = ({
  context: { schema },
  props: { level },
}) => schema.styles.find(({ name }) => name === `h${Math.max(2, level)}`)?.name

/** Sanity's Markdown shortcuts (headings, lists, quotes, marks), our shortcuts for blocks and links, and both menus. */
export function Plugins(props: PortableTextPluginsProps) {
  const { open, count } = useContext(EditorPlace)
  const behaviors = useMemo(
    () => [lineBehavior(open), numberBehavior(count), toolbarBehavior, ...restoreFocusBehaviors],
    [open, count],
  )
  const { markdown } = props.plugins
  const given = markdown && 'config' in markdown ? markdown.config : {}
  const config = { ...given, headingStyle, horizontalRuleObject, linkObject }
  return (
    <>
      {props.renderDefault({
        ...props,
        plugins: { ...props.plugins, markdown: { config } },
      })}
      <BehaviorPlugin behaviors={behaviors} />
      <BlockMenu />
      <PageMenu />
    </>
  )
}
