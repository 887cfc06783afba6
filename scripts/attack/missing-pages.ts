import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Attack } from './attack.ts'
import { randomClientAddress, send, statusCounts } from './send.ts'

const COUNT = 200
/** Requests per minute for missing pages that one client address may send. */
const MOST = 120

const address = (at: number): string => {
  const kinds = ['', '.md', '.json', '.html'].map((end) => `v5/unknown-${at}${end}`)
  const all = [
    ...kinds,
    `og/en/unknown-${at}.png`,
    `llms/unknown-${at}.txt`,
    `specs/unknown-${at}.yaml`,
    `md/en/unknown-${at}`,
    `console/en/unknown-${at}`,
  ]
  return `/docs/${all[at % all.length]}`
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true }).map(String)

export const missingPages: Attack = {
  title: 'pages that there are not are asked for',
  async run(stack, check) {
    const folder = path.join(stack.builds.site, 'server', 'app')
    const before = new Set(filesBelow(folder))
    const ask = async (headers: Record<string, string>) => {
      const answers = []
      for (let at = 0; at < COUNT; at++)
        answers.push(await send(stack.site, address(at), { headers }))
      return answers
    }
    const own = await ask({})
    check(
      own.every(({ status }) => status === 404),
      `they were answered ${statusCounts(own)} rather than 404`,
    )
    const theirs = await ask({ 'x-forwarded-for': randomClientAddress() })
    const late = theirs.slice(MOST)
    check(
      theirs.slice(0, MOST).every(({ status }) => status === 404),
      `the first ${MOST} of an address were answered ${statusCounts(theirs.slice(0, MOST))}`,
    )
    check(
      late.every(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0),
      `those after ${MOST} of an address were answered ${statusCounts(late)}, not all with Retry-After`,
    )
    const added = filesBelow(folder).filter((file) => !before.has(file) && /unknown-\d/.test(file))
    check(added.length === 0, `${added.length} files were made, as ${added[0]}`)
    return `${statusCounts(own)}; of an address ${statusCounts(theirs)}; ${added.length} files made`
  },
}
