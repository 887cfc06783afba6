import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { siteState } from '../../content/cache/site-state.ts'
import { KeptAnswers } from './kept-answers.ts'
import { type Making, type Patience, SharedAnswers } from './shared-answers.ts'

const ENOUGH: Patience = { quietMs: 60_000, crowdedMs: 60_000 }

/** A site whose answers are made one by one, when a test says so. */
class Site {
  readonly kept = new KeptAnswers()
  readonly shared: SharedAnswers
  /** Ends each answer that is being made, with its words or, undefined, without any that is for others. */
  readonly making: { key: string; end: (words: string | undefined, isWhole?: boolean) => void }[] =
    []

  constructor(patience = ENOUGH) {
    this.shared = new SharedAnswers(this.kept, patience)
  }

  async read(key: string): Promise<string> {
    const found = await this.shared.find(key, this.#makingOf(key))
    if (!found) return 'its own'
    return `${found.isOld ? 'old ' : ''}${found.answer.body}`
  }

  keep(key: string, words: string): void {
    this.kept.keep(key, answerOf(words), siteState().changes)
  }

  #makingOf(key: string): Making {
    const make = () => {
      const { changes } = siteState()
      return new Promise<boolean>((resolve) => {
        const end = (words: string | undefined, isWhole = true) => {
          if (words !== undefined) this.kept.keep(key, answerOf(words), changes)
          resolve(isWhole)
        }
        this.making.push({ key, end })
      })
    }
    return { answer: make, renew: async () => void (await make()) }
  }
}

const answerOf = (words: string) => ({ etag: words, headers: {}, body: Buffer.from(words) })
const readers = (count: number, read: () => Promise<string>) => Array.from({ length: count }, read)

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn()
}

beforeEach(() => {
  siteState().changes += 1
})

it('a page that 500 ask for at once is made once', async () => {
  const site = new Site()
  const all = readers(500, () => site.read('page'))
  await settle()
  expect(site.making).toHaveLength(1)
  site.making[0]?.end('new')
  const answers = await Promise.all(all)
  expect(answers.filter((words) => words === 'new')).toHaveLength(499)
  expect(site.making).toHaveLength(1)
})

it('other work goes on between the answers that a herd waited for', async () => {
  const site = new Site()
  let answered = 0
  const all = readers(100, () => site.read('page').finally(() => answered++))
  await settle()
  site.making[0]?.end('new')
  await nextTurn()
  await nextTurn()
  expect(answered).toBeLessThan(30)
  await Promise.all(all)
})

it('a page is made again by the next who waits when its first reader leaves', async () => {
  const site = new Site()
  const all = readers(3, () => site.read('page'))
  await settle()
  site.making[0]?.end(undefined, false)
  await settle()
  expect(site.making).toHaveLength(2)
  site.making[1]?.end('new')
  expect(await Promise.all(all)).toEqual(['its own', 'its own', 'new'])
})

it('an answer that is not for others is made for each who waits', async () => {
  const site = new Site()
  const all = readers(3, () => site.read('page'))
  await settle()
  for (let made = 0; made < 3; made++) {
    site.making[made]?.end(undefined)
    await settle()
  }
  expect(await Promise.all(all)).toEqual(['its own', 'its own', 'its own'])
})

it('a reader after a change never gets what began to be made before it', async () => {
  const site = new Site()
  const early = readers(2, () => site.read('page'))
  await settle()
  siteState().changes += 1
  const late = readers(2, () => site.read('page'))
  await settle()
  expect(site.making).toHaveLength(1)
  site.making[0]?.end('before')
  expect(await Promise.all(early)).toEqual(['its own', 'before'])
  await settle()
  expect(site.making).toHaveLength(2)
  site.making[1]?.end('after')
  expect(await Promise.all(late)).toEqual(['after', 'after'])
})

it('a reader gets what began to be made after they asked, however often it changes meanwhile', async () => {
  const site = new Site()
  site.keep('page', 'first')
  siteState().changes += 1
  const reader = site.read('page')
  await settle()
  siteState().changes += 1
  site.making[0]?.end('second')
  expect(await reader).toBe('second')
})

it('readers in a crowd get the old answers, and each page is made again once, two at a time', async () => {
  const site = new Site({ quietMs: 60_000, crowdedMs: 1 })
  const pages = Array.from({ length: 30 }, (_, page) => `${page}`)
  for (const page of pages) site.keep(page, 'before')
  siteState().changes += 1
  const all = pages.flatMap((page) => readers(3, () => site.read(page)))
  await settle()
  expect(site.making).toHaveLength(2)
  const answers = await Promise.all(all)
  expect(answers.filter((words) => words === 'old before').length).toBeGreaterThan(50)
  for (let made = 0; made < pages.length; made++) {
    site.making[made]?.end('after')
    await settle()
  }
  expect(site.making.map(({ key }) => key).toSorted()).toEqual(pages.toSorted())
  expect(await site.read('7')).toBe('after')
})
