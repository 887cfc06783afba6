import { isRecord } from '../../../schemas/is-record.ts'

/** The server's answer to a request. */
export interface StreamAnswer {
  /** `pong` for each of the streams' spellings. */
  op: string
  success: boolean
  /** The server's message, or the topics that failed. */
  words: string
}

/** Parses an answer; undefined for a topic's message, and for malformed frames. */
export function readAnswer(text: string): StreamAnswer | undefined {
  const frame = parse(text)
  if (!frame || 'topic' in frame) return undefined
  const { op, success, ret_msg: words, retCode, retMsg, data } = frame
  if (op === 'pong' || (op === 'ping' && words === 'pong'))
    return { op: 'pong', success: true, words: '' }
  // Options and spreads list the topics, without an operation.
  if (isRecord(data) && Array.isArray(data.failTopics))
    return { op: 'subscribe', success: success === true, words: data.failTopics.join(', ') }
  if (typeof op !== 'string') return undefined
  return {
    op,
    success: success === true || retCode === 0,
    words: String(words ?? retMsg ?? ''),
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    // A malformed frame is shown unchanged.
    return undefined
  }
}
