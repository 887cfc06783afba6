/** Diagnostics channel that is told of every call that found a route: `{ lake, call }`. */
export const CALL_CHANNEL = 'lake:call'

export type CallMessage = { lake: object; call: string }

export const isCallMessage = (message: unknown): message is CallMessage =>
  typeof message === 'object' && message !== null && 'lake' in message && 'call' in message
