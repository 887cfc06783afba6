import { layout, type MessageLayout } from './layout.ts'
import type { Sequence } from './model.ts'
import { LETTERS } from './wrap.ts'

/**
 * A sequence diagram as SVG; its content is repeated as text beside it. Its colours are the custom properties
 * `--diagram-…`, set by an element around it.
 */
export function Drawing({ actors, events }: Sequence) {
  const drawn = layout({ actors, events })
  return (
    <svg
      width={drawn.width}
      height={drawn.height}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      fontSize={LETTERS.size}
      fill="var(--diagram-text)"
      textAnchor="middle"
      aria-hidden="true"
      focusable="false"
    >
      {drawn.actors.map(({ id, x, width, height, lines }) => (
        <g key={id}>
          <path d={`M${x} ${height}V${drawn.height}`} stroke="var(--diagram-line)" />
          <rect
            x={x - width / 2}
            y={1}
            width={width}
            height={height - 2}
            rx={6}
            fill="var(--diagram-box)"
            stroke="var(--diagram-line)"
          />
          <Lines lines={lines} x={x} top={(height - lines.length * LETTERS.line) / 2} bold />
        </g>
      ))}
      {drawn.rows.map((row) =>
        row.type === 'note' ? (
          <g key={row.key}>
            <rect
              x={row.x}
              y={row.y}
              width={row.width}
              height={row.height}
              rx={4}
              fill="var(--diagram-note)"
              stroke="var(--diagram-line)"
            />
            <Lines
              lines={row.lines}
              x={row.x + row.width / 2}
              top={row.y + (row.height - row.lines.length * LETTERS.line) / 2}
            />
          </g>
        ) : (
          <Arrow key={row.key} message={row} />
        ),
      )}
    </svg>
  )
}

/** Size of the loop of a message from an actor to itself, in px. */
const LOOP = { width: 28, height: 16 }

function Arrow({ message: { type, from, to, y, lines } }: { message: MessageLayout }) {
  const isLoop = from === to
  const side = isLoop || to < from ? 1 : -1
  const start = isLoop ? y - LOOP.height : y
  const path = isLoop
    ? `M${from} ${start}h${LOOP.width}v${LOOP.height}H${from}`
    : `M${from} ${y}H${to}`
  const head = `M${to + side * 9} ${y - 5}L${to} ${y}L${to + side * 9} ${y + 5}`
  const top = start - lines.length * LETTERS.line - 5
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke="var(--diagram-arrow)"
        strokeWidth={1.5}
        strokeDasharray={type === 'reply' ? '5 4' : undefined}
      />
      <path
        d={type === 'sync' ? `${head}Z` : head}
        fill={type === 'sync' ? 'var(--diagram-arrow)' : 'none'}
        stroke="var(--diagram-arrow)"
        strokeWidth={1.5}
      />
      {isLoop ? (
        <Lines lines={lines} x={from + 8} top={top} start />
      ) : (
        <Lines lines={lines} x={(from + to) / 2} top={top} />
      )}
    </g>
  )
}

interface LinesProps {
  lines: string[]
  x: number
  top: number
  bold?: boolean
  /** Whether the text starts at `x` instead of being centred there. */
  start?: boolean
}

/** Lines of text; an outline in the background colour hides the lines that they cross. */
function Lines({ lines, x, top, bold = false, start = false }: LinesProps) {
  return lines.map((line, index) => (
    <text
      key={index}
      x={x}
      y={top + LETTERS.line * (index + 0.78)}
      fontWeight={bold ? 600 : undefined}
      textAnchor={start ? 'start' : undefined}
      stroke={bold ? undefined : 'var(--diagram-ground)'}
      strokeWidth={bold ? undefined : 4}
      paintOrder="stroke"
    >
      {line}
    </text>
  ))
}
