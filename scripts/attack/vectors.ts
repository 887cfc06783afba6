import { GENERATED } from '../../tests/security/generated-vectors.ts'
import type { Attack } from './attack.ts'
import { type Answer, counted, send } from './send.ts'

const AT_ONCE = 8

export const vectors: Attack = {
  number: 'forms',
  title: `${GENERATED.length} pieces of markup as what is searched for, and as addresses`,
  async run({ site }, check) {
    const answers: Answer[] = []
    const left = GENERATED.values()
    const askNext = async () => {
      for (const words of left) await ask(words)
    }
    const ask = async (words: string) => {
      const written = encodeURIComponent(words)
      for (const path of [
        `/docs/search?q=${written}`,
        `/docs/v5/${written}`,
        `/docs/api/nearest?address=${written}`,
      ]) {
        const answer = await send(site, path)
        const { status, headers, text } = answer
        check(status < 500, `${path} is ${status}`)
        check(!/[<"]/.test(words) || !text.includes(words), `${path} has it in its answer`)
        const to = headers.location
        check(to === undefined || to.startsWith('/docs/'), `${path} leads to ${to}`)
        answers.push(answer)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askNext))
    return counted(answers)
  },
}
