import { readFileSync } from 'node:fs'
import { processIds } from '../stack/processes.ts'
import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack } from './attack.ts'
import { percentile } from './percentile.ts'
import { send, statusCounts } from './send.ts'

const PAGE = '/docs/v5/market/kline'
const AT_ONCE = 500
const REPEATED = 2000
/** Longest answer time under concurrent load, and processor time of a repeated read, in ms. */
const LONGEST = 500
const DEAREST = 1

/** Kernel clock ticks per second: the unit of the CPU times in `/proc/<pid>/stat` on Linux. */
const TICKS = 100

const headers = { accept: 'text/html', 'accept-encoding': 'br' }
const read = (stack: RunningStack) => send(stack.site, PAGE, { headers })

export const busyPage: Attack = {
  title: `${AT_ONCE} readers of a page at once`,
  async run(stack, check) {
    await read(stack)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => read(stack)))
    check(
      answers.every(({ status }) => status === 200),
      `they were answered ${statusCounts(answers)}`,
    )
    const took = answers.map(({ ms }) => ms)
    const p99 = percentile(took, 99)
    check(p99 <= LONGEST, `the 99th percentile is over ${LONGEST} ms`)
    const before = processorTimeOf(stack)
    for (let count = 0; count < REPEATED; count++) await read(stack)
    const cost = (processorTimeOf(stack) - before) / REPEATED
    check(cost <= DEAREST, `a repeated read costs more than ${DEAREST} ms of processor`)
    return `${statusCounts(answers)}, p99 ${p99.toFixed(0)} ms; a repeated read ${cost.toFixed(2)} ms of processor`
  },
}

/** Processor time that the site's process has used, in ms (proc(5)). Linux only. */
function processorTimeOf({ data }: RunningStack): number {
  const stat = readFileSync(`/proc/${processIds(data)['site']}/stat`, 'utf8')
  // The program name, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}
