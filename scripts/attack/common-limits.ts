import type { Attack } from './attack.ts'
import { randomClientAddress, sendJson, statusCounts } from './send.ts'

const REPORTS = 620
const BATCHES = 160
const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
const BATCH = Array.from({ length: 20 }, (_, id) => ping(id))

/** Addresses of one customer: a random /64 of the prefix reserved for documentation (RFC 3849). */
function customer(): (host: number) => { 'x-forwarded-for': string } {
  const network = `2001:db8:${part()}:${part()}`
  return (host) => ({ 'x-forwarded-for': `${network}::${host.toString(16)}` })
}
const part = () => Math.floor(Math.random() * 0xffff).toString(16)

export const commonLimits: Attack = {
  title: 'one customer with many addresses uses up what all share',
  async run({ site }, check) {
    const { origin } = new URL(site)
    const from = customer()
    const report = (headers: Record<string, string>) =>
      sendJson(origin, '/docs/api/feedback?locale=en', { words: 'junk' }, { headers })
    const calls = (body: unknown, headers: Record<string, string>) =>
      sendJson(origin, '/docs/mcp', body, {
        headers: { accept: 'application/json, text/event-stream', ...headers },
      })
    const reader = { 'x-forwarded-for': randomClientAddress() }
    const reports = await Promise.all(
      Array.from({ length: REPORTS }, (_, host) => report(from(host))),
    )
    const after = await report(reader)
    check(after.status === 400, `a reader's report is answered ${after.status} meanwhile`)
    const batches = await Promise.all(
      Array.from({ length: BATCHES }, (_, host) => calls(BATCH, from(host))),
    )
    const tool = await calls(ping(1), reader)
    check(tool.status === 200, `a tool elsewhere is answered ${tool.status} meanwhile`)
    return `reports ${statusCounts(reports)}, calls ${statusCounts(batches)}; others are answered`
  },
}
