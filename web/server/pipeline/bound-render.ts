import type { ServerResponse } from 'node:http'
import { withDeadline } from '../limits/with-deadline.ts'
import { abandonRenders } from './abandon-renders.ts'

/** What proxies in front of a site wait for an answer, ms. */
const LONGEST = 60_000

interface Setting {
  /** Folder of the build. */
  dist: string
  longestMs?: number
}

/**
 * Gives up a `render` that has not begun to answer in time, so that the next request for its address begins
 * one of its own. Throws what `render` throws, and when it is given up.
 */
export async function boundRender(
  render: Promise<void>,
  response: ServerResponse,
  { dist, longestMs = LONGEST }: Setting,
): Promise<void> {
  let isOver = false
  const ended = render.finally(() => {
    isOver = true
  })
  try {
    await withDeadline(ended, longestMs, 'rendering a page, which was given up')
  } catch (error) {
    if (!isOver && response.headersSent) return
    if (!isOver) abandonRenders(dist)
    throw error
  }
}
