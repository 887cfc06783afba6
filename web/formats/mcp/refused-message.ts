import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  PROTOCOL_VERSION_META_KEY,
  specTypeSchemas,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

/** Requests that the kit takes for a fault of its own (-32603) where their parameters are none. */
const READ = {
  initialize: specTypeSchemas.InitializeRequest,
  'tools/call': specTypeSchemas.CallToolRequest,
  'prompts/get': specTypeSchemas.GetPromptRequest,
  'resources/read': specTypeSchemas.ReadResourceRequest,
} as const

/** Lists that are sent whole, so that no cursor of theirs is known. */
const WHOLE = ['tools/list', 'prompts/list', 'resources/templates/list']

/** The kit keeps a stream open for whoever asks, and nothing is ever sent on it: no capability here changes. */
const LISTEN = 'subscriptions/listen'

const asked = z.object({
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

/** The error of JSON-RPC 2.0 that is answered in place of the kit's; undefined where the kit answers. */
export function refusedMessage(message: unknown): Response | undefined {
  const { id, method, params } = asked.safeParse(message).data ?? {}
  if (id === undefined || method === undefined) return undefined
  const refused = (code: number, words: string, status = 200) =>
    Response.json({ jsonrpc: '2.0', id, error: { code, message: words } }, { status })
  if (method === LISTEN) return refused(METHOD_NOT_FOUND, 'Nothing here is told of changes.', 404)
  if (WHOLE.includes(method) && params?.cursor !== undefined)
    return refused(INVALID_PARAMS, 'This list has one part, and no cursor.')
  // Requests that each name their revision begin with none, so that the kit knows no such method.
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
