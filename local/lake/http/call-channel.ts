/** Diagnostics channel with every call that matched a route: `{ lake, call }`. */
export const CALL_CHANNEL = 'lake:call'

export type CallMessage = { lake: object; call: string }

export const isCallMessage = (message: unknown): message is CallMessage =>
  typeof message === 'object' && message !== null && 'lake' in message && 'call' in message
