import { type Analysis, analyse } from '../../client-check/analyse.ts'
import { type ApiIndex, indexApi } from '../../client-check/api-index.ts'
import { changedSince } from '../../client-check/changed-since.ts'
import type { InputFile } from '../../client-check/inputs/input-file.ts'
import { apiSurfaceHref } from '../../config/paths.ts'
import { apiSurfaceSchema } from '../../content/api-surface/surface-schema.ts'
import type { ChosenFile, FromReader, ToReader } from './messages.ts'

/** Interval of progress messages, in ms. */
const PAUSE = 100

/** Fetched at once: afterwards the worker sends nothing to the network. */
const api = fetchApi()
let last: Analysis | undefined
let reading: AbortController | undefined

const post = (message: FromReader) => postMessage(message)

api.then(
  () => post({ kind: 'ready' }),
  (error: unknown) => {
    console.warn('The surface of the API did not load.', error)
    post({ kind: 'failed' })
  },
)

addEventListener('message', async ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'cancel') {
    reading?.abort()
    return
  }
  try {
    const known = await api
    if (data.kind === 'read') last = await read(data.files, known)
    if (last) post({ kind: 'result', result: resultOf(last, known, data.since) })
  } catch (error) {
    const isOver = error instanceof DOMException && error.name === 'AbortError'
    post(isOver ? { kind: 'cancelled' } : { kind: 'crashed', error: String(error) })
  }
})

async function fetchApi(): Promise<ApiIndex> {
  const response = await fetch(apiSurfaceHref)
  if (!response.ok) throw new Error(`${apiSurfaceHref} answered ${response.status}`)
  return indexApi(apiSurfaceSchema.parse(await response.json()))
}

function read(files: readonly ChosenFile[], known: ApiIndex): Promise<Analysis> {
  reading?.abort()
  reading = new AbortController()
  last = undefined
  let reportedAt = 0
  return analyse(files.map(inputFile), known, {
    signal: reading.signal,
    onProgress: (done) => {
      if (performance.now() < reportedAt + PAUSE) return
      reportedAt = performance.now()
      post({ kind: 'progress', done })
    },
  })
}

function resultOf({ findings, used, ...rest }: Analysis, { surface }: ApiIndex, since: string) {
  const calls = used.filter(({ subject }) => subject === 'call').length
  return {
    ...rest,
    findings: [...findings, ...changedSince(used, surface.changes, since)],
    calls,
    topics: used.length - calls,
  }
}

const inputFile = ({ name, file }: ChosenFile): InputFile => ({
  name,
  size: file.size,
  pieces: () => piecesOf(file),
})

/** Safari does not support iterating a stream. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
