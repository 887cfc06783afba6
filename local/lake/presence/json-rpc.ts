import { z } from 'zod'

/** What the Studio's client understands as the reason of a refusal. */
export const CODES = {
  badRequest: 4000,
  unauthorized: 4001,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  parseError: -32700,
} as const

export type RpcCode = (typeof CODES)[keyof typeof CODES]

/** A refused request: what its caller is told. */
export class RpcError extends Error {
  readonly code: RpcCode

  constructor(code: RpcCode, message: string) {
    super(message)
    this.code = code
  }
}

const id = z.union([z.string().max(100), z.number()])
const request = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).default({}),
  id: id.optional(),
})

export type RpcRequest = z.infer<typeof request>
export type RpcId = z.infer<typeof id> | null

/** A request of JSON-RPC 2.0 (https://www.jsonrpc.org/specification); throws an RpcError. */
export function parseRequest(text: string): RpcRequest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new RpcError(CODES.parseError, `The message is not JSON: ${reason}`)
  }
  const parsed = request.safeParse(json)
  if (parsed.success) return parsed.data
  throw new RpcError(CODES.invalidRequest, `Not a request: ${z.prettifyError(parsed.error)}`)
}

export const resultText = (id: RpcId, result: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id, result })

export const errorText = (id: RpcId, { code, message }: RpcError) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
