import type { Channel } from './channels.ts'

/** Answer format of a stream. */
export type Dialect = 'spot' | 'contract' | 'option' | 'private' | 'trade'

export interface Stream {
  path: string
  dialect: Dialect
}

/** The streams by path: those with topics, and order entry, which has none. */
export function streamsOf(channels: readonly Channel[]): ReadonlyMap<string, Stream> {
  const paths = [...new Set(channels.flatMap((channel) => channel.paths)), '/v5/trade']
  return new Map(paths.map((path) => [path, { path, dialect: dialectOf(path) }]))
}

function dialectOf(path: string): Dialect {
  if (path === '/v5/trade') return 'trade'
  if (path === '/v5/private') return 'private'
  if (path === '/v5/public/spot') return 'spot'
  return path === '/v5/public/option' || path === '/v5/public/spread' ? 'option' : 'contract'
}
