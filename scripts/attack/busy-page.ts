import { percentile } from '../../bench/percentile.ts'
import { delivered } from '../../tests/support/delivered.ts'
import { lakeAs } from '../../tests/support/lake.ts'
import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack } from './attack.ts'
import { usedBy } from './process-of.ts'
import { counted, send } from './send.ts'
import { whileAsking } from './while-asking.ts'

const PAGE = '/docs/v5/market/kline'
const AT_ONCE = 500
const REPEATED = 2000
/** What a reader may wait where all come at once, and what a repeated read may cost, in ms. */
const LONGEST = 500
const DEAREST = 1
/** What a reader may wait where the page is to be made first, and others meanwhile, in ms. */
const LONGEST_MADE = 1000
const LONGEST_OTHER = 100

const headers = { accept: 'text/html', 'accept-encoding': 'br' }
const read = (stack: RunningStack) => send(stack.site, PAGE, { headers })
const p99Of = (answers: readonly { ms: number }[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    99,
  )

export const busyPage: Attack = {
  number: '12',
  title: `${AT_ONCE} readers of a page at once`,
  async run(stack, check) {
    await read(stack)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => read(stack)))
    check(
      answers.every(({ status }) => status === 200),
      `they were answered ${counted(answers)}`,
    )
    const p99 = p99Of(answers)
    check(p99 <= LONGEST, `the 99th percentile is over ${LONGEST} ms`)
    const before = usedBy(stack, 'site')
    for (let count = 0; count < REPEATED; count++) await read(stack)
    const cost = (usedBy(stack, 'site').cpuMs - before.cpuMs) / REPEATED
    check(cost <= DEAREST, `a repeated read costs more than ${DEAREST} ms of processor`)
    return `${counted(answers)}, p99 ${p99.toFixed(0)} ms; a repeated read ${cost.toFixed(2)} ms of processor`
  },
}

export const publishedPage: Attack = {
  number: '12b',
  title: `${AT_ONCE} readers of a page that was just published`,
  async run(stack, check) {
    const lake = lakeAs(stack, 'administrator')
    const page = await lake.fetch<{ id: string; title: string }>(
      '*[_type == "page" && path.current == "v5/market/kline" && !(_id in path("drafts.**"))][0]{"id": _id, "title": title.en}',
    )
    const word = `herd${Date.now().toString(36)}`
    const publish = async (title: string) => {
      await lake.patch(page.id).set({ 'title.en': title }).commit({ returnDocuments: false })
      await delivered(stack)
    }
    await publish(`${page.title} ${word}`)
    try {
      const { result, p95 } = await whileAsking(
        // Which is answered without a page: it waits for what else the process does.
        () => send(stack.site, PAGE, { method: 'OPTIONS' }),
        () => Promise.all(Array.from({ length: AT_ONCE }, () => read(stack))),
      )
      const { text, headers } = await send(stack.site, PAGE, { headers: { accept: 'text/html' } })
      check(
        text.includes(word) && result.every(({ headers: { etag } }) => etag === headers.etag),
        'some were shown what was published over',
      )
      const p99 = p99Of(result)
      check(p99 <= LONGEST_MADE, `the 99th percentile is over ${LONGEST_MADE} ms`)
      check(p95 <= LONGEST_OTHER, `others waited ${p95.toFixed(0)} ms meanwhile`)
      return `${counted(result)}, p99 ${p99.toFixed(0)} ms, others ${p95.toFixed(0)} ms`
    } finally {
      await publish(page.title)
    }
  },
}
