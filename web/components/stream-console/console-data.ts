import type { KeysLabels } from '../console/console-labels.ts'

/** What the console on a topic page needs to know; the server writes it into the page as JSON. */
export interface StreamConsoleData {
  /** `/v5/public/{category}` */
  path: string
  /** Products to choose from; none where the path names none. */
  categories: string[]
  topics: ConsoleTopic[]
  environments: { id: string; label: string; stream: string; realMoney: boolean }[]
  labels: StreamLabels
  /** Words of the form for keys, where the topics are private. */
  keys?: KeysLabels | undefined
}

export interface ConsoleTopic {
  /** `orderbook.{depth}.{symbol}` */
  pattern: string
  parameters: {
    name: string
    example: string
    /** Those it may have, where they are few, each with the products that have it; none means all. */
    values: { value: string; categories: string[] }[]
  }[]
}

/** The console's words in the page's language; `{…}` is filled in by the console. */
export type StreamLabels = Record<StreamLabel, string>

export const streamLabels = [
  'environment',
  'realMoneyChoose',
  'product',
  'topics',
  'connect',
  'disconnect',
  'closed',
  'connecting',
  'signingIn',
  'connected',
  'waiting',
  'heartbeat',
  'rate',
  'count',
  'pause',
  'resume',
  'missed',
  'filter',
  'copy',
  'copyAll',
  'copied',
  'clear',
  'frames',
  'sent',
  'received',
  'empty',
  'noMatch',
  'noTopic',
  'noKeys',
  'expired',
  'signature',
  'key',
  'login',
  'topic',
  'twice',
  'limit',
  'unknown',
] as const
export type StreamLabel = (typeof streamLabels)[number]

/** The label with its places filled in. */
export const filled = (label: string, values: Readonly<Record<string, string | number>>) =>
  label.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
