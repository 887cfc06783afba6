import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Fields } from '../fields.ts'

const SPECS = path.resolve(import.meta.dirname, '..', '..', '..', 'specs', 'websocket')

const frame = z.record(z.string(), z.unknown())
const reference = z.object({ $ref: z.string() })
const named = z.string().transform((ref) => ref.split('/').at(-1) ?? '')
const categories = z.array(z.string()).optional()

const push = z.object({
  /** `20ms`, `1s`, `1-60s` or `real-time`. */
  every: z.string(),
  category: categories,
  depth: z.number().optional(),
})
export type Push = z.infer<typeof push>

const file = z.object({
  servers: z
    .record(
      z.string(),
      z.object({
        pathname: z.string(),
        variables: z.record(z.string(), z.object({ enum: z.array(z.string()) })).default({}),
        security: z.array(z.unknown()).optional(),
      }),
    )
    .default({}),
  channels: z.record(
    z.string(),
    z.object({
      address: z.string().nullable(),
      servers: z.array(reference.transform(({ $ref }) => named.parse($ref))).optional(),
      parameters: z
        .record(z.string(), z.object({ enum: z.array(z.string()).optional() }))
        .default({}),
      'x-applies-to': categories,
      'x-push-frequency': z.array(push).default([]),
      messages: z.record(z.string(), z.unknown()),
    }),
  ),
  components: z.object({
    messages: z.record(
      z.string(),
      z.object({
        'x-applies-to': categories,
        examples: z.array(z.object({ payload: frame })),
      }),
    ),
  }),
})
type File = z.infer<typeof file>

/** A message of a topic, with example frames. */
export interface Message {
  name: string
  /** Categories of the message; undefined for all. */
  categories: readonly string[] | undefined
  examples: readonly Fields[]
}

/** A topic of the AsyncAPI files. */
export interface Channel {
  /** `public.yaml orderbook` */
  id: string
  name: string
  address: string
  /** Pattern of its name, with its parameters as groups. */
  pattern: RegExp
  /** Paths of the streams that push it, such as `/v5/public/linear`. */
  paths: readonly string[]
  push: readonly Push[]
  messages: readonly Message[]
}

/** All topics of `specs/websocket`; throws an error that names an unreadable file. */
export function readChannels(folder = SPECS): Channel[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => channelsOf(name, readFile(path.join(folder, name))))
}

function readFile(name: string): File {
  try {
    return file.parse(parse(readFileSync(name, 'utf8')))
  } catch (cause) {
    throw new Error(`${name} cannot be read as AsyncAPI: ${String(cause)}`, { cause })
  }
}

function channelsOf(name: string, { servers, channels, components }: File): Channel[] {
  return Object.entries(channels).flatMap(([key, channel]) => {
    const { address, parameters } = channel
    if (address === null) return []
    const applies = channel['x-applies-to']
    const paths = (channel.servers ?? Object.keys(servers)).flatMap((server) => {
      const { pathname, variables } = servers[server] ?? { pathname: '', variables: {} }
      const inPath = variables['category']?.enum.filter((each) => applies?.includes(each) ?? true)
      return inPath?.map((category) => pathname.replace('{category}', category)) ?? [pathname]
    })
    const messages = Object.keys(channel.messages).flatMap((message) => {
      const found = components.messages[message]
      const examples = found?.examples.map(({ payload }) => payload) ?? []
      return found ? [{ name: message, categories: found['x-applies-to'], examples }] : []
    })
    const pattern = patternOf(address, parameters)
    const pushed = channel['x-push-frequency']
    return {
      id: `${name} ${key}`,
      name: key,
      address,
      pattern,
      paths: [...new Set(paths)],
      push: pushed,
      messages,
    }
  })
}

/** Pattern of a topic name; a parameter without an enumeration is a symbol or coin. */
function patternOf(address: string, parameters: Record<string, { enum?: string[] | undefined }>) {
  const pattern = address
    .replaceAll('.', String.raw`\.`)
    .replace(
      /\{(\w+)\}/g,
      (_, name: string) =>
        `(?<${name}>${parameters[name]?.enum?.join('|') ?? '[A-Z0-9][A-Z0-9/_-]{0,49}'})`,
    )
  return new RegExp(`^${pattern}$`)
}
