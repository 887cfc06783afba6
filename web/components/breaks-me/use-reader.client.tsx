import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReadSoFar } from '../../client-check/analyse.ts'
import type { ChosenFile, FromReader, ReadResult, ToReader } from './messages.ts'

export type ReaderState =
  | { kind: 'idle' }
  | { kind: 'failed' }
  | { kind: 'cancelled' }
  | { kind: 'crashed'; error: string }
  /** `bytes` is the total size. */
  | { kind: 'reading'; done: ReadSoFar; bytes: number }
  | { kind: 'done'; result: ReadResult }

/** Starts the worker at the address `script`, which reads files, and returns its state. */
export function useReader(script: string, since: string) {
  const worker = useRef<Worker>(undefined)
  const [state, setState] = useState<ReaderState>({ kind: 'idle' })
  const send = useCallback((message: ToReader) => worker.current?.postMessage(message), [])

  useEffect(() => {
    const made = new Worker(script, { type: 'module' })
    worker.current = made
    const fail = () => setState({ kind: 'failed' })
    made.addEventListener('error', fail)
    made.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if (data.kind === 'result') setState({ kind: 'done', result: data.result })
      else if (data.kind === 'progress')
        setState((now) => (now.kind === 'reading' ? { ...now, done: data.done } : now))
      else if (data.kind !== 'ready') setState(data)
    })
    return () => made.terminate()
  }, [script])

  useEffect(() => send({ kind: 'since', since }), [send, since])

  const read = (files: ChosenFile[]) => {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
    setState({ kind: 'reading', done: { files: 0, bytes: 0 }, bytes })
    send({ kind: 'read', files, since })
  }
  return { state, read, cancel: () => send({ kind: 'cancel' }) }
}
