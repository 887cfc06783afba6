import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  PROTOCOL_VERSION_META_KEY,
  specTypeSchemas,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/** Requests for which the SDK reports an internal error (-32603) when their parameters are invalid. */
const READ = {
  initialize: specTypeSchemas.InitializeRequest,
  'tools/call': specTypeSchemas.CallToolRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'resources/read': specTypeSchemas.ReadResourceRequest,
} as const

/** Lists without pagination, for which every cursor is invalid. */
const WHOLE = ['tools/list', 'prompts/list', 'resources/templates/list']

/** The SDK would keep a stream open for this method, although no capability here ever changes. */
const LISTEN = 'subscriptions/listen'

const messageSchema = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z
    .looseObject({
      cursor: z.unknown().optional(),
      _meta: z.record(z.string(), z.unknown()).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
})

/** The JSON-RPC 2.0 error to send instead of the SDK's; undefined when the SDK is to answer. */
export function refusedMessage(message: unknown): Response | undefined {
  const { id, method, params } = messageSchema.safeParse(message).data ?? {}
  if (id === undefined || method === undefined) return undefined
  const refused = (code: number, words: string, status = 200) =>
    Response.json({ jsonrpc: '2.0', id, error: { code, message: words } }, { status })
  if (method === LISTEN) return refused(METHOD_NOT_FOUND, 'Nothing here is told of changes.', 404)
  if (WHOLE.includes(method) && params?.cursor !== undefined)
    return refused(INVALID_PARAMS, 'This list has one part, and no cursor.')
  // Clients that name their protocol revision in each request have no `initialize`, so the SDK knows no such method.
  if (method === 'initialize' && params?._meta?.[PROTOCOL_VERSION_META_KEY] !== undefined)
    return undefined
  const fault = faultOf(method, message)
  return fault === undefined ? undefined : refused(INVALID_PARAMS, fault)
}

function faultOf(method: string, message: unknown): string | undefined {
  const schema = Object.entries(READ).find(([name]) => name === method)?.[1]
  const [first] = schema?.['~standard'].validate(message).issues ?? []
  return first && `${(first.path ?? []).map(String).join('.')}: ${first.message}`
}
