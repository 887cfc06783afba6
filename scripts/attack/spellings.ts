import type { Attack } from './attack.ts'
import { counted, send, stranger } from './send.ts'

const HEALTH = '/docs/api/health?of=a'
const OTHERS = [
  '/docs/./api/health?of=a',
  '/docs/v5/../api/health?of=a',
  '/docs/%2e/api/health?of=a',
  '/docs//api/health?of=a',
  '/docs/%61pi/health?address=a',
]
const MOST = 300

export const spellings: Attack = {
  number: '5',
  title: 'other spellings of an address, to pass its limit',
  async run({ site }, check) {
    const headers = { 'x-forwarded-for': stranger() }
    for (const other of OTHERS) {
      const { status, headers: answered } = await send(site, other, { headers })
      check(
        (status === 308 && answered.location === HEALTH) || status === 429,
        `${other} is ${status} to ${answered.location}`,
      )
    }
    const answers = []
    for (let count = 0; count <= MOST; count++) answers.push(await send(site, HEALTH, { headers }))
    const last = answers.at(-1)
    check(last?.status === 429, `request ${MOST + 1} of a minute is ${last?.status}`)
    const past = await Promise.all(OTHERS.map((other) => send(site, other, { headers })))
    check(
      past.every(({ status }) => status === 308 || status === 429),
      `past the limit they are ${counted(past)}`,
    )
    return `${OTHERS.length} spellings led to one; then ${counted(answers)}`
  },
}
