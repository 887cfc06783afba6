import { showCopied } from '../../enhancements/copy-code.ts'
import { size } from '../console/size.ts'
import { filled, type StreamLabels } from './console-data.ts'
import { copyText } from './copy-text.ts'
import { button, element } from './dom.ts'
import { createFrameLog, type LoggedFrame } from './frame-log.ts'
import { frameRow } from './frame-row.ts'
import styles from './frame-view.module.css'
import consoleStyles from './stream-console.module.css'
import type { Frame } from './stream-session.ts'

/** Most frames that are stored and shown. */
const LIMIT = 500
/** Interval at which figures are updated, in ms, as fast as they can be read. */
const FIGURES_MS = 500

export interface FrameView {
  element: HTMLElement
  add: (frame: Frame) => void
  /** Updates the figures until `stop`. */
  watch: () => void
  stop: () => void
}

/** The list of frames, newest first, with its controls; rendered at most once per animation frame. */
export function createFrameView(labels: StreamLabels, hasOneTopic: boolean): FrameView {
  const log = createFrameLog(LIMIT)
  const list = element('ol', { className: styles.frames, ariaLabel: labels.frames })
  const note = element('p', { className: styles.note, textContent: labels.empty })
  const figures = element('span', { className: styles.figures })
  let fresh: LoggedFrame[] = []
  let missed = 0
  let paused = false
  let scheduled = false
  let wanted = ''
  let watching: ReturnType<typeof setInterval> | undefined

  const matches = ({ text }: LoggedFrame) => text.toLowerCase().includes(wanted)
  const matching = () => log.frames().filter(matches)

  function paint(): void {
    scheduled = false
    const rows = fresh.filter(matches).slice(-LIMIT).reverse()
    fresh = []
    list.prepend(...rows.map((frame) => frameRow(frame, labels, hasOneTopic)))
    while (list.childElementCount > LIMIT) list.lastElementChild?.remove()
    tell()
  }
  function schedule(): void {
    if (scheduled || paused) return
    scheduled = true
    requestAnimationFrame(paint)
  }
  function repaint(): void {
    list.replaceChildren()
    fresh = [...log.frames()]
    missed = 0
    paint()
  }
  function tell(): void {
    const isEmpty = log.frames().length === 0
    const words = isEmpty ? labels.empty : list.childElementCount === 0 ? labels.noMatch : ''
    const unseen = paused && missed > 0 ? filled(labels.missed, { count: missed }) : ''
    note.textContent = words || unseen
    note.hidden = note.textContent === ''
  }
  function measure(): void {
    const { frames, bytes } = log.received()
    const rate = filled(labels.rate, { rate: log.rate(Date.now()) })
    const sum = filled(labels.count, {
      count: frames.toLocaleString(document.documentElement.lang),
    })
    figures.textContent = `${rate} · ${sum} · ${size(bytes)}`
  }

  const pause = button(labels.pause, () => {
    paused = !paused
    pause.textContent = paused ? labels.resume : labels.pause
    pause.ariaPressed = String(paused)
    if (!paused) repaint()
    else tell()
  })
  pause.ariaPressed = 'false'
  const copyAll = button(labels.copyAll, async () => {
    const text = matching().map((frame) => frame.text)
    if (await copyText(text.join('\n'))) showCopied(copyAll)
  })
  const clear = button(labels.clear, () => {
    log.clear()
    repaint()
    measure()
  })
  const filter = element('input', {
    type: 'search',
    placeholder: labels.filter,
    ariaLabel: labels.filter,
    autocomplete: 'off',
    spellcheck: false,
  })
  filter.addEventListener('input', () => {
    wanted = filter.value.trim().toLowerCase()
    repaint()
  })
  measure()

  const tools = element('div', { className: styles.tools }, figures, pause, copyAll, clear, filter)
  return {
    element: element('div', { className: consoleStyles.view }, tools, note, list),
    add(frame) {
      const logged = log.add(frame, Date.now())
      if (paused) {
        missed += 1
        return
      }
      fresh.push(logged)
      // A tab in the background has no animation frames.
      if (fresh.length > 2 * LIMIT) fresh = fresh.slice(-LIMIT)
      schedule()
    },
    watch() {
      watching ??= setInterval(() => {
        measure()
        tell()
      }, FIGURES_MS)
    },
    stop() {
      clearInterval(watching)
      watching = undefined
      measure()
    },
  }
}
