import type { Attack } from './attack.ts'
import { counted, send } from './send.ts'
import { whileAsking } from './while-asking.ts'

const DEAR =
  'count(*[count(*[count(*[_id != ^._id && n > ^.^.n]) > 5 && n != ^.n]) > 5 && _type != "x"])'
const QUICK = '*[_id=="x"][0].n'
/** How long dear queries are sent, by how many, and what a quick one may take meanwhile (p95), in ms. */
const FOR = 8000
const LOOPS = 6
const PROMPT = 250

export const dearQueries: Attack = {
  number: '3',
  title: 'queries to the lake that take as long as they may, by anybody',
  async run({ lake, dataset, users }, check) {
    const path = (query: string) =>
      `/v2025-02-19/data/query/${dataset}?query=${encodeURIComponent(query)}`
    const writer = users.find(({ role }) => role === 'writer')
    const authorization = `Bearer ${writer?.token}`
    let asked = 0
    const quick = () => send(lake, path(QUICK), { headers: asked++ % 2 ? { authorization } : {} })
    const { result, p95 } = await whileAsking(quick, async () => {
      const until = performance.now() + FOR
      const loop = async () => {
        const answers = []
        while (performance.now() < until) answers.push(await send(lake, path(DEAR)))
        return answers
      }
      return (await Promise.all(Array.from({ length: LOOPS }, loop))).flat()
    })
    const others = result.filter(
      ({ status, text }) => !(status === 429 || (status === 400 && text.includes('queryTimeout'))),
    )
    check(
      others.length === 0,
      `a dear one was ${others[0]?.status}: ${others[0]?.text.slice(0, 100)}`,
    )
    check(p95 <= PROMPT, `a quick one took ${p95.toFixed(0)} ms meanwhile (p95)`)
    return `${counted(result)}; quick ones meanwhile ${p95.toFixed(0)} ms (p95)`
  },
}
