import type { Fields } from '../fields.ts'
import type { StreamRequest } from './request.ts'
import type { Dialect } from './streams.ts'

/** A request with its connection. */
interface StreamCall {
  dialect: Dialect
  connId: string
  request: Pick<StreamRequest, 'op' | 'req_id' | 'reqId'>
}

/** Accepted and refused topics of a request. */
interface Topics {
  added: readonly { name: string }[]
  refused: readonly { topic: string; words: string }[]
}

/** The request's id, which every answer repeats. */
const echo = ({ req_id }: StreamCall['request']) => (req_id === undefined ? {} : { req_id })
const echoEntry = ({ reqId }: StreamCall['request']) => (reqId === undefined ? {} : { reqId })

/** The result of a request; `words` is the reason of a failure. */
export function result(
  { dialect, connId, request }: StreamCall,
  retCode: number,
  words: string,
): Fields {
  if (dialect === 'trade')
    return {
      ...echoEntry(request),
      retCode,
      retMsg: words || 'OK',
      op: request.op,
      connId,
    }
  return {
    success: retCode === 0,
    ret_msg: words,
    op: request.op,
    ...echo(request),
    conn_id: connId,
  }
}

/** The result of a subscription: options and spreads list the topics, the others accept all or none. */
export function subscriptionResult(occasion: StreamCall, { added, refused }: Topics): Fields {
  const { dialect, connId } = occasion
  if (dialect !== 'option')
    return result(
      occasion,
      refused.length,
      refused[0] ? `error:${refused[0].words}` : done(occasion),
    )
  return {
    success: refused.length === 0,
    conn_id: connId,
    data: {
      failTopics: refused.map(({ topic }) => topic),
      successTopics: added.map(({ name }) => name),
    },
    type: 'COMMAND_RESP',
  }
}

/** The `ret_msg` after success: spot names the operation, the others leave it empty. */
const done = ({ dialect, request }: StreamCall): string => (dialect === 'spot' ? request.op : '')

/** The answer to a heartbeat at `now`, in ms since 1970. */
export function pong({ dialect, connId, request }: StreamCall, now: number): Fields {
  const args = [String(now)]
  if (dialect === 'spot') return { success: true, ret_msg: 'pong', conn_id: connId, op: 'ping' }
  if (dialect === 'contract')
    return { success: true, ret_msg: 'pong', conn_id: connId, ...echo(request), op: 'ping' }
  if (dialect === 'option') return { args, op: 'pong' }
  if (dialect === 'private') return { ...echo(request), op: 'pong', args, conn_id: connId }
  return { ...echoEntry(request), retCode: 0, retMsg: 'OK', op: 'pong', data: args, connId }
}
