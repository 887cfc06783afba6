import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { send } from '../scripts/attack/send.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { until } from '../tests/support/until.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { markdownTable } from './markdown-table.ts'
import { peakMegabytes } from './memory.ts'
import { percentile } from './percentile.ts'
import type { Twin } from './twin/twin.ts'

const HERD = 500
const READERS = 50
const TITLES = 200
const TITLES_MS = 20_000
/** Its OPTIONS are answered without a page, so that they wait for what else the process does. */
const SMALL = '/docs/robots.txt'

const pagePaths = z.array(z.string())
const headers = { accept: 'text/html', 'accept-encoding': 'br' }

interface Herd {
  name: string
  took: number[]
  failed: number
  small: number
  allNew: string
}

/** Measures readers who come together when something was just published, as a table. The twin's content changes. */
export async function benchHerds(twin: Twin): Promise<void> {
  const { itself } = twin
  const lake = lakeAs(itself, 'administrator')
  const paths = pagePaths.parse(
    await lake.fetch('*[_type == "page" && !(_id in path("drafts.**"))] | order(_id).path.current'),
  )
  const addresses = paths.flatMap((path) => [`/docs/${path}`, `/docs/zh-TW/${path}`])
  const read = (address: string) => send(itself.site, address, { headers })
  const publish = async (path: string, title: string) => {
    const id = await lake.fetch<string>(
      '*[_type == "page" && path.current == $path && !(_id in path("drafts.**"))][0]._id',
      { path },
    )
    await lake.patch(id).set({ 'title.en': title }).commit({ returnDocuments: false })
  }
  const publishedWord = async (path = 'v5/market/kline') => {
    const word = `herd${Date.now().toString(36)}`
    await publish(path, `Published ${word}`)
    await delivered(itself, 300_000)
    return word
  }
  const untilNew = async (asked: readonly string[], word: string) => {
    const from = performance.now()
    await eachAtATime(asked, 4, (address) =>
      until(async () => (await send(itself.site, address)).text.includes(word), 120_000, 100),
    )
    return `${((performance.now() - from) / 1000).toFixed(1)} s`
  }
  const herd = async (name: string, asked: readonly string[], word: string, isNew: string[]) => {
    const { result, longest } = await whileSmallIsAsked(itself.site, () => all(asked, read))
    return { name, ...result, small: longest, allNew: await untilNew(isNew, word) }
  }

  await eachAtATime(addresses.slice(0, HERD), 4, async (address) => void (await read(address)))
  const one = '/docs/v5/market/kline'
  const head = ['', 'answered', 'failed', 'p50', 'p99', 'a small answer, at most', 'all new after']
  console.log(markdownTable([head]))
  const same = Array.from({ length: HERD }, () => one)
  const onePage = `${HERD} readers of a page just published`
  printHerd(await herd(onePage, same, await publishedWord(), [one]))
  const many = addresses.slice(0, HERD)
  const label = `${HERD} readers of as many pages, all old`
  printHerd(await herd(label, many, await publishedWord(), [one]))

  const took: number[] = []
  let failed = 0
  let isOver = false
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let at = reader * 7; !isOver; at++) {
      const answer = await read(addresses[at % addresses.length] ?? one)
      took.push(answer.ms)
      if (answer.status !== 200) failed++
    }
  })
  const published: number[] = []
  const { longest } = await whileSmallIsAsked(itself.site, async () => {
    const from = performance.now()
    for (let title = 0; title < TITLES; title++) {
      const begun = performance.now()
      await publish(paths[title % paths.length] ?? '', `Title ${title}`)
      published.push(performance.now() - begun)
      await sleep(Math.max(0, from + ((title + 1) * TITLES_MS) / TITLES - performance.now()))
    }
    isOver = true
    await Promise.all(readers)
  })
  const name = `${READERS} readers while ${TITLES} titles are published in ${TITLES_MS / 1000} s`
  const word = await publishedWord()
  printHerd({ name, took, failed, small: longest, allNew: await untilNew([one], word) })
  console.log(`a publish meanwhile: p50 ${percentile(published, 50).toFixed(0)} ms`)
  console.log(`most memory of the site: ${peakMegabytes(twin.pid('site') ?? 0).toFixed(0)} MB`)
}

async function all(asked: readonly string[], read: (address: string) => ReturnType<typeof send>) {
  const answers = await Promise.all(asked.map((address) => read(address).catch(() => undefined)))
  const took = answers.flatMap((answer) => (answer ? [answer.ms] : []))
  return { took, failed: answers.filter((answer) => answer?.status !== 200).length }
}

/** What `work` gives, and how long a small answer took at most meanwhile, ms. */
async function whileSmallIsAsked<T>(site: string, work: () => Promise<T>) {
  let longest = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      longest = Math.max(longest, (await send(site, SMALL, { method: 'OPTIONS' })).ms)
      await sleep(10)
    }
  })()
  const result = await work().finally(() => {
    isOver = true
  })
  await asking
  return { result, longest }
}

function printHerd({ name, took, failed, small, allNew }: Herd): void {
  const ms = (value: number) => `${Math.round(value)} ms`
  const times = [percentile(took, 50), percentile(took, 99), small].map(ms)
  console.log(`| ${[name, took.length, failed, ...times, allNew].join(' | ')} |`)
}
