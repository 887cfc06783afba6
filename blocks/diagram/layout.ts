import type { Message, Sequence } from './model.ts'
import { LETTERS, widthOf, wrap } from './wrap.ts'

/** Measurements in px from the upper left corner. */
export interface Layout {
  width: number
  height: number
  /** The boxes at the top; each has a lifeline. */
  actors: { id: string; x: number; width: number; height: number; lines: string[] }[]
  rows: (MessageLayout | NoteLayout)[]
}

export interface MessageLayout {
  type: Message['kind']
  key: string
  /** Position of the arrow: x of its tail and head, and y. */
  from: number
  to: number
  y: number
  lines: string[]
}

export interface NoteLayout {
  type: 'note'
  key: string
  x: number
  y: number
  width: number
  height: number
  lines: string[]
}

const WIDEST = { label: 130, text: 190 }
const SPACE = { edge: 8, box: 14, between: 24, row: 18, loop: 34 }

/** Returns the positions of a sequence's parts. An event without a known actor is left out. */
export function layout({ actors, events }: Sequence): Layout {
  const boxes = actors.map(({ id, label }) => {
    const lines = wrap(label || id, WIDEST.label)
    return { id, lines, width: Math.max(64, widest(lines) + 2 * SPACE.box) }
  })
  const head = 2 * SPACE.row + LETTERS.line * Math.max(1, ...boxes.map(({ lines }) => lines.length))
  const at = new Map(boxes.map(({ id }, index) => [id, index]))
  const rows = events.flatMap((event) => {
    const ends = event._type === 'note' ? event.over : [event.from, event.to]
    const columns = ends.flatMap((id) => at.get(id) ?? [])
    const [first, last = first] = columns
    if (first === undefined || last === undefined || columns.length < ends.length) return []
    const lines = wrap(event.text, WIDEST.text * Math.max(1, Math.abs(last - first)))
    return [{ event, first, last, lines, width: widest(lines) + 2 * SPACE.box }]
  })

  // Gaps fit the boxes first, and are then widened for the texts between two columns.
  const gaps = boxes.slice(1).map((box, index) => {
    const before = boxes[index]?.width ?? 0
    return (before + box.width) / 2 + SPACE.between
  })
  const edge = { left: (boxes[0]?.width ?? 0) / 2, right: (boxes.at(-1)?.width ?? 0) / 2 }
  for (const { event, first, last, width } of rows) {
    const [low, high] = [Math.min(first, last), Math.max(first, last)]
    if (low === high && event._type === 'note') {
      // A note over one actor takes half of its width to each side.
      if (low === 0) edge.left = Math.max(edge.left, width / 2)
      else widen(gaps, low - 1, low, width / 2 + SPACE.between / 2)
      if (high === boxes.length - 1) edge.right = Math.max(edge.right, width / 2)
      else widen(gaps, high, high + 1, width / 2 + SPACE.between / 2)
    } else if (low === high) {
      const needed = SPACE.loop + width
      if (high === boxes.length - 1) edge.right = Math.max(edge.right, needed)
      else widen(gaps, high, high + 1, needed)
    } else widen(gaps, low, high, width + SPACE.box)
  }
  const columns = [SPACE.edge + edge.left]
  for (const gap of gaps) columns.push((columns.at(-1) ?? 0) + gap)
  const x = (index: number) => columns[index] ?? 0

  let y = head + SPACE.row
  const drawn = rows.map(({ event, first, last, lines, width }): MessageLayout | NoteLayout => {
    const key = event._key
    const words = lines.length * LETTERS.line
    if (event._type === 'note') {
      const [low, high] = [x(Math.min(first, last)), x(Math.max(first, last))]
      const wide = Math.max(width, high - low + 2 * SPACE.box)
      const note = { x: (low + high - wide) / 2, y, width: wide, height: words + SPACE.row }
      y += note.height + SPACE.row
      return { type: 'note', key, lines, ...note }
    }
    y += words + (first === last ? SPACE.row : 0)
    const message = { type: event.kind, key, from: x(first), to: x(last), y, lines }
    y += SPACE.row + 6
    return message
  })
  return {
    width: Math.ceil(x(boxes.length - 1) + edge.right + SPACE.edge),
    height: Math.ceil(y),
    actors: boxes.map((box, index) => ({ ...box, x: x(index), height: head })),
    rows: drawn,
  }
}

const widest = (lines: string[]) => Math.max(0, ...lines.map(widthOf))

/** Widens the gaps from `low` to `high` equally, until their sum is at least `needed`. */
function widen(gaps: number[], low: number, high: number, needed: number): void {
  const own = gaps.slice(low, high).reduce((sum, gap) => sum + gap, 0)
  const more = (needed - own) / (high - low)
  if (more > 0) for (let at = low; at < high; at++) gaps[at] = (gaps[at] ?? 0) + more
}
