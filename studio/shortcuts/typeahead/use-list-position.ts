import { type Editor, useEditor } from '@portabletext/editor'
import { getFocusTextBlock } from '@portabletext/editor/selectors'
import { useLayoutEffect, useState } from 'react'

/** Position of a list, below or above the sign, in px of the viewport. */
interface ListPosition {
  left: number
  top?: number
  bottom?: number
}

/** Distance between sign and list, maximum height and width of the list, in px. */
const GAP = 6
const NEEDED = 360
const WIDTH = 320

/** Returns the position beside the sign at offset `start` of the caret's block, measured again on scrolling. */
export function useListPosition(start: number): ListPosition {
  const editor = useEditor()
  const [place, setPlace] = useState<ListPosition>({ left: 0, top: -NEEDED })
  useLayoutEffect(() => {
    const measure = () => {
      const sign = rectOf(editor, start)
      if (sign) setPlace(placeAt(sign))
    }
    measure()
    addEventListener('scroll', measure, { capture: true, passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure, { capture: true })
      removeEventListener('resize', measure)
    }
  }, [editor, start])
  return place
}

/** Returns the rectangle of the sign, or of its block until the sign is rendered. */
function rectOf({ dom, getSnapshot }: Editor, start: number): DOMRect | undefined {
  const snapshot = getSnapshot()
  const path = getFocusTextBlock(snapshot)?.path
  const point = path && { path, offset: start }
  const selection = point ? { anchor: point, focus: point } : null
  const sign = dom.getSelectionRect({ ...snapshot, context: { ...snapshot.context, selection } })
  if (sign && sign.height > 0) return sign
  return dom.getStartBlockElement(snapshot)?.getBoundingClientRect()
}

function placeAt({ left, top, bottom }: DOMRect): ListPosition {
  const within = Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))
  return innerHeight - bottom < NEEDED && top > innerHeight - bottom
    ? { left: within, bottom: innerHeight - top + GAP }
    : { left: within, top: bottom + GAP }
}
