import type { z } from 'zod'
import { type ChannelFile, channelFileSchema, sentSchema } from './channel-spec.ts'
import { dereference } from './dereference.ts'
import { specError } from './spec-error.ts'

export interface ChannelSpec extends ChannelFile {
  /** Name of the file without its ending: `public`. */
  name: string
  file: string
  /** Messages that the client sends: `orderEntry/create`. */
  sent: ReadonlySet<string>
}

/**
 * Validates a parsed AsyncAPI file, which is at `own` among the `siblings` that its refs may lead into. Throws, with
 * file and JSON pointer, on the first error.
 */
export function channelSpecOf(
  file: string,
  name: string,
  document: unknown,
  siblings: Record<string, unknown>,
  own: string,
): ChannelSpec {
  const { operations } = parsed(sentSchema, document, file)
  const refs = Object.values(operations)
    .filter(({ action }) => action === 'send')
    .flatMap(({ messages = [] }) => messages.map(({ $ref }) => $ref))
  const sent = refs.flatMap((ref) => {
    const [, channel, message] = /^#\/channels\/([^/]+)\/messages\/([^/]+)$/.exec(ref) ?? []
    return channel && message ? [`${channel}/${message}`] : []
  })
  const resolved = dereference(document, file, siblings, own)
  return { ...parsed(channelFileSchema, resolved, file), name, file, sent: new Set(sent) }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw specError(file, issue?.path ?? [], issue?.message ?? 'unusable.')
}
