import type { KeysLabels } from '../console/console-labels.ts'

/** Data of a topic page's console; the server writes it into the page as JSON. */
export interface StreamConsoleData {
  /** `/v5/public/{category}` */
  path: string
  /** Products to choose from; empty if the path has none. */
  categories: string[]
  topics: ConsoleTopic[]
  environments: { id: string; label: string; stream: string; realMoney: boolean }[]
  labels: StreamLabels
  /** Texts of the form for keys, for private topics. */
  keys?: KeysLabels | undefined
}

export interface ConsoleTopic {
  /** `orderbook.{depth}.{symbol}` */
  pattern: string
  parameters: {
    name: string
    example: string
    /** Allowed values, if they are few, each with the products that have it; empty for all. */
    values: { value: string; categories: string[] }[]
  }[]
}

/** The console's texts in the page's language; the console fills in `{…}`. */
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

/** Fills in a label's placeholders. */
export const filled = (label: string, values: Readonly<Record<string, string | number>>) =>
  label.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
