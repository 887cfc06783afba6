import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { getFocusTextBlock } from '@portabletext/editor/selectors'

const TYPE = 'custom.page menu.link'

interface Link extends Record<string, unknown> {
  /** Where what was typed begins and ends in its block, in letters. */
  start: number
  end: number
  text: string
  value: Record<string, unknown>
}

/** Sent to the editor, puts words that lead to a page in the place of what was typed. */
export const linkEvent = (link: Link) => ({ type: TYPE, ...link }) as const

export const linkBehavior = defineBehavior<Link, typeof TYPE>({
  on: TYPE,
  actions: [
    ({ snapshot, event: { start, end, text, value } }) => {
      const path = getFocusTextBlock(snapshot)?.path
      if (!path) return []
      return [
        raise({
          type: 'delete',
          at: { anchor: { path, offset: start }, focus: { path, offset: end } },
        }),
        raise({ type: 'insert.span', text, annotations: [{ name: 'pageLink', value }] }),
      ]
    },
  ],
})
