import { percentile } from '../../bench/percentile.ts'
import type { Attack } from './attack.ts'
import { usedBy } from './process-of.ts'
import { counted, send } from './send.ts'

const PAGE = '/docs/v5/market/kline'
const AT_ONCE = 500
const REPEATED = 2000
/** What a reader may wait where all come at once, and what a repeated read may cost, in ms. */
const LONGEST = 500
const DEAREST = 1

export const busyPage: Attack = {
  number: '12',
  title: `${AT_ONCE} readers of a page at once`,
  async run(stack, check) {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    const read = () => send(stack.site, PAGE, { headers })
    await read()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, read))
    check(
      answers.every(({ status }) => status === 200),
      `they were answered ${counted(answers)}`,
    )
    const p99 = percentile(
      answers.map(({ ms }) => ms),
      99,
    )
    check(p99 <= LONGEST, `the 99th percentile is over ${LONGEST} ms`)
    const before = usedBy(stack, 'site')
    for (let count = 0; count < REPEATED; count++) await read()
    const cost = (usedBy(stack, 'site').cpuMs - before.cpuMs) / REPEATED
    check(cost <= DEAREST, `a repeated read costs more than ${DEAREST} ms of processor`)
    return `${counted(answers)}, p99 ${p99.toFixed(0)} ms; a repeated read ${cost.toFixed(2)} ms of processor`
  },
}
