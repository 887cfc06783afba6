import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { SampledExample } from '../../../samples/sample-request.ts'
import type { ConsoleData } from '../console-data.ts'
import { type FollowedRequest, followRequest } from './follow-request.ts'
import { pageSamples } from './page-samples.ts'
import { type EditedRequest, requestText } from './request-text.ts'
import { sampleTexts } from './sample-texts.ts'

/**
 * Connects the samples of the page around `box` to the console: they show the reader's edits, and send to `rest`.
 * Returns the function to call for each change; keys and secrets are never passed to it.
 */
export function useSamples(
  box: RefObject<HTMLElement | null>,
  { operation, signed, warning, examples, sampledFields }: ConsoleData,
  rest: string | undefined,
): (request: EditedRequest) => void {
  const [followed, setFollowed] = useState<FollowedRequest>({ index: 0 })
  const revealed = useRef(followed)
  const held = useRef<{ first: SampledExample; now: SampledExample }>(undefined)

  useEffect(() => {
    const page = box.current?.closest('[data-console]')?.parentElement
    if (!page || rest === undefined) return
    const { id, path } = operation
    const keys = examples.map(({ key }) => key)
    const samples = pageSamples(page, id, keys)
    const method = operation.method.toUpperCase()
    const sampled = { method, path, auth: signed, parameters: sampledFields, warning }
    samples.write(sampleTexts(sampled, examples, rest, followed))
    if (revealed.current !== followed) samples.reveal(followed.index)
    revealed.current = followed
  }, [box, operation, signed, warning, examples, sampledFields, rest, followed])

  return useCallback(
    (request) => {
      const now = requestText(operation, request)
      const last = held.current
      held.current = { first: last?.first ?? now, now }
      if (!last || last.now.code === now.code) return
      setFollowed((before) => followRequest(before, now, last.first, examples))
    },
    [operation, examples],
  )
}
