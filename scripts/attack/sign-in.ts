import type { RunningStack } from '../stack/running-stack.ts'
import type { Attack } from './attack.ts'
import { counted, send } from './send.ts'

const LOGIN = '/v1/auth/login/local'

const form = ({ studio, lake }: RunningStack, fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(lake).origin },
  body: new URLSearchParams({ origin: new URL(studio).origin, ...fields }).toString(),
})

/** Up to the code in the address, with the cookie that makes it good. */
async function begun(stack: RunningStack): Promise<{ sid: string; cookie: string }> {
  const { headers } = await send(stack.lake, LOGIN, form(stack, { user: 'viewer' }))
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';')
  return { sid: new URL(headers.location ?? '').hash.replace('#sid=', ''), cookie }
}

export const signIn: Attack = {
  number: '18',
  title: 'a link signs somebody in as somebody else; passwords are guessed',
  async run(stack, check) {
    const origin = new URL(stack.studio).origin
    const { cookie: another } = await begun(stack)
    const brought: Record<string, string>[] = [
      {},
      { origin },
      { origin: 'http://evil.example' },
      { cookie: another },
      { cookie: another, origin },
    ]
    const answers = []
    for (const strange of brought) {
      const { sid } = await begun(stack)
      answers.push(await send(stack.lake, `/v1/auth/fetch?sid=${sid}`, { headers: strange }))
    }
    const { sid, cookie } = await begun(stack)
    const elsewhere = { cookie, origin: 'http://evil.example' }
    answers.push(await send(stack.lake, `/v1/auth/fetch?sid=${sid}`, { headers: elsewhere }))
    answers.forEach(({ status, headers }, at) => {
      check(status === 401, `way ${at + 1} is ${status}`)
      check(headers['set-cookie'] === undefined, `way ${at + 1} sets a cookie`)
    })
    // Of nobody: a person of this stack is not kept waiting by it.
    const user = `attack-${Date.now().toString(36)}`
    const guesses = []
    for (let count = 0; count < 12; count++)
      guesses.push(await send(stack.lake, LOGIN, form(stack, { user, password: `a${count}` })))
    check(
      guesses.slice(10).every(({ status, headers }) => status === 429 && headers['retry-after']),
      `guesses beyond the tenth are ${counted(guesses.slice(10))}`,
    )
    check(
      guesses.slice(0, 10).every(({ status }) => status === 401 || status === 429),
      `the first guesses are ${counted(guesses.slice(0, 10))}`,
    )
    return `${counted(answers)}; guesses ${counted(guesses)}`
  },
}
