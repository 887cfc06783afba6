/** What the server says to a request. */
export interface StreamAnswer {
  /** `pong`, whichever way the stream writes it. */
  op: string
  success: boolean
  /** The server's words, or the topics that failed. */
  words: string
}

/** The answer that a frame is; nothing for a message of a topic, and for what cannot be read. */
export function readAnswer(text: string): StreamAnswer | undefined {
  const frame = parse(text)
  if (!frame || 'topic' in frame) return undefined
  const { op, success, ret_msg: words, retCode, retMsg, data } = frame
  if (op === 'pong' || (op === 'ping' && words === 'pong'))
    return { op: 'pong', success: true, words: '' }
  // Options and spreads list the topics, and name no operation.
  if (isObject(data) && Array.isArray(data.failTopics))
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
    return isObject(value) ? value : undefined
  } catch {
    // Shown as it is.
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
