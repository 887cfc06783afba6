import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { defaultSince } from '../../client-check/since.ts'
import type { Locale } from '../../config/locales.ts'
import { interpolate } from '../search/words/interpolate.ts'
import styles from './breaks-me.module.css'
import { chosenFiles, droppedFiles } from './dropped-files.client.ts'
import { Findings } from './findings.client.tsx'
import type { BreaksMeLabels } from './labels.ts'
import type { ChosenFile } from './messages.ts'
import { type ReaderState, useReader } from './use-reader.client.tsx'

export interface BreaksMeProps {
  labels: BreaksMeLabels
  locale: Locale
  /** Address of the worker. */
  script: string
}

const MEGABYTE = 1_000_000
const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)

/** Accepts files, a folder or text, has a worker read them, and shows the findings. */
export function BreaksMe({ labels, locale, script }: BreaksMeProps) {
  const [since, setSince] = useSince()
  const { state, read, cancel } = useReader(script, since)
  const [text, setText] = useState('')
  const ids = { since: useId(), text: useId() }
  const take = (files: ChosenFile[]) => {
    if (files.length > 0) read(files)
  }
  const look = () => take([{ name: labels.pasted, file: new File([text], labels.pasted) }])
  return (
    <div className={styles.tool}>
      <DropArea labels={labels} onFiles={take} />
      <label htmlFor={ids.text}>{labels.paste}</label>
      <textarea
        id={ids.text}
        className={styles.text}
        rows={4}
        spellCheck={false}
        placeholder={labels.pasteHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.line}>
        <button type="button" disabled={text.trim() === ''} onClick={look}>
          {labels.look}
        </button>
        <label htmlFor={ids.since}>{labels.since}</label>
        <input
          id={ids.since}
          type="date"
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
      </div>
      <Status labels={labels} state={state} onCancel={cancel} />
      {state.kind === 'done' && <Findings {...{ labels, locale }} result={state.result} />}
    </div>
  )
}

function DropArea({
  labels,
  onFiles,
}: {
  labels: BreaksMeLabels
  onFiles: (files: ChosenFile[]) => void
}) {
  const [isOver, setOver] = useState(false)
  const onDrop = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(await droppedFiles(event.dataTransfer))
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p>{labels.drop}</p>
      <div className={styles.line}>
        <Chooser label={labels.files} onFiles={onFiles} />
        <Chooser label={labels.folder} onFiles={onFiles} folder />
      </div>
    </div>
  )
}

/** A button that opens the file dialog, for files or for a folder with its content. */
function Chooser({
  label,
  onFiles,
  folder = false,
}: {
  label: string
  onFiles: (files: ChosenFile[]) => void
  folder?: boolean
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(folder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          onFiles(chosenFiles(target.files ?? []))
          // Resetting the value makes choosing the same files again fire an event.
          target.value = ''
        }}
      />
    </>
  )
}

function Status({
  labels,
  state,
  onCancel,
}: {
  labels: BreaksMeLabels
  state: ReaderState
  onCancel: () => void
}) {
  const isReading = state.kind === 'reading'
  return (
    <div className={styles.line}>
      {isReading && <progress max={Math.max(1, state.bytes)} value={state.done.bytes} />}
      <p role="status">{statusWords(state, labels)}</p>
      {isReading && (
        <button type="button" onClick={onCancel}>
          {labels.cancel}
        </button>
      )}
    </div>
  )
}

function statusWords(state: ReaderState, labels: BreaksMeLabels): string {
  switch (state.kind) {
    case 'failed':
      return labels.failed
    case 'cancelled':
      return labels.cancelled
    case 'crashed':
      return interpolate(labels.crashed, { error: state.error })
    case 'reading':
      return interpolate(labels.reading, {
        files: state.done.files,
        done: inMegabytes(state.done.bytes),
        all: inMegabytes(state.bytes),
      })
    default:
      return ''
  }
}

/** The date in the address, `?since=2026-01-31`, or the default; read in the browser, as the page is static. */
function useSince(): [string, (since: string) => void] {
  const [since, setSince] = useState('')
  useEffect(() => {
    const said = new URLSearchParams(location.search).get('since') ?? ''
    setSince(/^\d{4}-\d\d-\d\d$/.test(said) ? said : defaultSince())
  }, [])
  const choose = (chosen: string) => {
    setSince(chosen)
    const url = new URL(location.href)
    if (chosen === '') url.searchParams.delete('since')
    else url.searchParams.set('since', chosen)
    history.replaceState(history.state, '', url)
  }
  return [since, choose]
}
