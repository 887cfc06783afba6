import type { SanityClient } from '@sanity/client'
import { median } from '../../scripts/attack/percentile.ts'
import { type AttackAnswer, send } from '../../scripts/attack/send.ts'
import { followed, sampled, shown, timed } from '../harness/samples.ts'
import type { Note } from './measure-size.ts'
import { areaId, areas, pagePath, pagesOf, scalePageId } from './site-documents.ts'

const SAMPLE = 40
const PUBLISHES = 8
const DEADLINE_MS = 120_000

const times = (answers: readonly AttackAnswer[]) => answers.map(({ ms }) => ms)

/** One request as a reader makes it. */
async function ask(address: string, wanted = 200): Promise<AttackAnswer> {
  const { origin, pathname } = new URL(address)
  const headers = { accept: 'text/html' }
  const answer = await send(origin, pathname, { headers, patience: DEADLINE_MS })
  if (answer.status === wanted) return answer
  throw new Error(`${address} answered ${answer.status} instead of ${wanted}`)
}

const askAll = (addresses: readonly string[], wanted?: number): Promise<AttackAnswer[]> =>
  sampled(addresses.length, (at) => ask(addresses[at] ?? '', wanted))

/** Whether an answer is static, and made light by the site's server. */
const isLight = ({ headers, text }: AttackAnswer): boolean =>
  'x-nextjs-prerender' in headers &&
  headers['cache-control']?.includes('s-maxage') === true &&
  text.includes('<style data-of=')

/** First and later requests of pages that are not `built`, of unknown ones, and of the landing page. */
export async function measurePages(
  site: string,
  pages: number,
  built: ReadonlySet<string>,
  note: Note,
): Promise<void> {
  const apart = Array.from({ length: pages }, (_, at) => (at * 7919 + 13) % pages)
  const fresh = [...new Set(apart)].filter((index) => !built.has(pagePath(index)))
  const addresses = fresh
    .slice(0, SAMPLE)
    .map((index, at) => `${site}${at % 2 ? '/zh-TW' : ''}/${pagePath(index)}`)
  note('page not built ahead, first request', times(await askAll(addresses)), 'ms')
  const kept = addresses.length > 0 ? addresses : [`${site}/${pagePath(0)}`]
  const again = await sampled(SAMPLE, (at) => ask(kept[at % kept.length] ?? site))
  note('page kept', times(again), 'ms')
  note('page kept: static and light', (again.filter(isLight).length / SAMPLE) * 100, '%')
  note('page, as HTML', median(again.map(({ bytes }) => bytes)) / 1000, 'kB')
  const unknown = Array.from({ length: 10 }, (_, at) => `${site}/${pagePath(at)}-none`)
  note('no such page (404)', times(await askAll(unknown, 404)), 'ms')
  note('landing page, as HTML', (await ask(site)).bytes / 1000, 'kB')
}

/** The lists of all pages. */
export async function measureLists(site: string, note: Note): Promise<void> {
  for (const list of [
    'sitemap.xml',
    'sitemap/1.xml',
    'llms.txt',
    'llms/area0.txt',
    'llms-full.txt',
  ]) {
    const { ms, bytes } = await ask(`${site}/${list}`)
    note(list, bytes / 1e6, 'MB')
    note(`${list}, first request`, ms, 'ms')
  }
}

/** A published page until it says so, the lists after it; a changed sidebar, and each page of it. */
export async function measureChanges(
  site: string,
  lake: SanityClient,
  pages: number,
  note: Note,
): Promise<void> {
  const set = (id: string, field: string, words: string) =>
    lake
      .patch(id)
      .set({ [field]: words })
      .commit({ returnDocuments: false })
  const pageAt = (sample: number) => (sample * 1009 + 7) % pages
  const live = await followed(PUBLISHES, {
    change: (word, sample) => set(scalePageId(pageAt(sample)), 'description.en', `About ${word}`),
    until: {
      'publish → page says it': (word, sample) =>
        shown(`${site}/${pagePath(pageAt(sample))}`, word, DEADLINE_MS),
    },
  })
  for (const [what, samples] of live) note(what, samples, 'ms')
  for (const list of ['sitemap.xml', 'llms.txt', 'llms-full.txt'])
    note(`${list}, made anew after it`, (await ask(`${site}/${list}`)).ms, 'ms')

  const area = Math.floor(areas(pages) / 2)
  const members = pagesOf(area, pages)
  const question = '*[_type == "sidebar" && references($id)]{_id, name, title, entry, items}'
  const asked = await sampled(20, (member) =>
    timed(() => lake.fetch(question, { id: scalePageId(members[member] ?? 0) })),
  )
  note("sidebar of a page, the lake's answer", asked, 'ms')
  const label = `Renamed${Date.now().toString(36)}`
  const first = await timed(async () => {
    await set(areaId(area), 'items[0].label.en', label)
    await shown(`${site}/${pagePath(members[0] ?? 0)}`, label, DEADLINE_MS)
  })
  note('sidebar changed → first of its pages says it', first, 'ms')
  const others = members.slice(1, 1 + SAMPLE).map((index) => `${site}/${pagePath(index)}`)
  const anew = await askAll(others)
  note('each other page of it made anew', times(anew), 'ms')
  if (!anew.every(({ text }) => text.includes(label)))
    throw new Error(`A page of ${areaId(area)} still has its old sidebar`)
}
