import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Answer, send } from '../../scripts/attack/send.ts'
import { delivered } from '../../tests/support/delivered.ts'
import { lakeAs } from '../../tests/support/lake.ts'
import { eachAtATime } from '../../web/server/limits/each-at-a-time.ts'
import { peakMegabytes } from '../harness/processes.ts'
import type { Report } from '../harness/report.ts'
import { shown, timed } from '../harness/samples.ts'
import type { Twin } from '../twin/twin.ts'

const CROWD = 500
const READERS = 50
const TITLES = 200
const TITLES_MS = 20_000
/** Its OPTIONS are answered without a page, so that they wait for what else the process does. */
const SMALL = '/docs/robots.txt'
const PAGE = 'v5/market/kline'

const pages = z.array(z.object({ id: z.string(), path: z.string() })).min(1)
const headers = { accept: 'text/html', 'accept-encoding': 'br' }

/** Readers who come together when something was just published. The twin's content changes. */
export async function measureCrowds({ itself, pid }: Twin, report: Report): Promise<void> {
  const lake = lakeAs(itself, 'administrator')
  const all = pages.parse(
    await lake.fetch(
      '*[_type == "page" && !(_id in path("drafts.**"))] | order(_id){"id": _id, "path": path.current}',
    ),
  )
  const addresses = all.flatMap(({ path }) => [`/docs/${path}`, `/docs/zh-TW/${path}`])
  const read = (address: string) => send(itself.site, address, { headers })
  const publish = (id: string, title: string) =>
    lake.patch(id).set({ 'title.en': title }).commit({ returnDocuments: false })
  const publishedWord = async () => {
    const word = `crowd${Date.now().toString(36)}`
    await publish(all.find(({ path }) => path === PAGE)?.id ?? '', `Published ${word}`)
    await delivered(itself, 300_000)
    return word
  }
  /** Notes what `work` answered, what a small answer took at most meanwhile, and when all of `isNew` was new. */
  const note = async (
    column: string,
    work: () => Promise<(Answer | undefined)[]>,
    word?: string,
  ) => {
    const ask = () => send(itself.site, SMALL, { method: 'OPTIONS' })
    const { result, longest } = await whileAsking(ask, work)
    const took = result.flatMap((answer) => (answer ? [answer.ms] : []))
    const failed = result.filter((answer) => answer?.status !== 200)
    if (failed.length > 0) report.fault('failed answers', `${column}: ${failed.length}`)
    report.note('answered', took, 'ms', { column })
    report.note('a small answer meanwhile, at most', longest, 'ms', { column })
    const isNew = word ?? (await publishedWord())
    const after = await timed(() => shown(`${itself.site}/${PAGE}`, isNew, 120_000))
    report.note('what was published is shown', after / 1000, 's', { column })
  }
  const together = (asked: readonly string[]) => () =>
    Promise.all(asked.map((address) => read(address).catch(() => undefined)))

  const many = addresses.slice(0, CROWD)
  await eachAtATime(many, 4, async (address) => void (await read(address)))
  const one = Array.from({ length: CROWD }, () => `/docs/${PAGE}`)
  await note(`${CROWD} readers of a page just published`, together(one), await publishedWord())
  const label = `${CROWD} readers of as many pages, all old`
  await note(label, together(many), await publishedWord())

  const published: number[] = []
  await note(
    `${READERS} readers while ${TITLES} titles are published in ${TITLES_MS / 1000} s`,
    async () => {
      let isOver = false
      const readers = Array.from({ length: READERS }, async (_, reader) => {
        const answers: Answer[] = []
        for (let at = reader * 7; !isOver; at++)
          answers.push(await read(addresses[at % addresses.length] ?? `/docs/${PAGE}`))
        return answers
      })
      const from = performance.now()
      for (let title = 0; title < TITLES; title++) {
        published.push(
          await timed(() => publish(all[title % all.length]?.id ?? '', `Title ${title}`)),
        )
        await sleep(Math.max(0, from + ((title + 1) * TITLES_MS) / TITLES - performance.now()))
      }
      isOver = true
      return (await Promise.all(readers)).flat()
    },
  )
  report.note('a publish meanwhile', published, 'ms')
  report.note('most memory of the site', peakMegabytes(pid('site') ?? 0), 'MB')
}

/** What `work` gives, and how long `ask` took at most meanwhile, ms. */
async function whileAsking<T>(ask: () => Promise<Answer>, work: () => Promise<T>) {
  let longest = 0
  let isOver = false
  const asking = async () => {
    while (!isOver) longest = Math.max(longest, (await ask()).ms)
  }
  const working = work().finally(() => {
    isOver = true
  })
  const [result] = await Promise.all([working, asking()])
  return { result, longest }
}
