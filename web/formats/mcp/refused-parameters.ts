import { INVALID_PARAMS, specTypeSchemas } from '@modelcontextprotocol/server'
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

const asked = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({ cursor: z.unknown() }).optional().catch(undefined),
})

/** The error of JSON-RPC 2.0 that a message with parameters that are none is answered; undefined for others. */
export function refusedParameters(message: unknown): object | undefined {
  const { id, method, params } = asked.safeParse(message).data ?? {}
  if (id === undefined || method === undefined) return undefined
  const words =
    WHOLE.includes(method) && params?.cursor !== undefined
      ? 'This list has one part, and no cursor.'
      : faultOf(method, message)
  return words === undefined
    ? undefined
    : { jsonrpc: '2.0', id, error: { code: INVALID_PARAMS, message: words } }
}

function faultOf(method: string, message: unknown): string | undefined {
  const schema = Object.entries(READ).find(([name]) => name === method)?.[1]
  const [first] = schema?.['~standard'].validate(message).issues ?? []
  return first && `${(first.path ?? []).map(String).join('.')}: ${first.message}`
}
