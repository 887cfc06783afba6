import { GENERATED } from '../../tests/security/generated-vectors.ts'
import { forEachLimited } from '../../web/server/limits/for-each-limited.ts'
import type { Attack } from './attack.ts'
import { type AttackAnswer, send, statusCounts } from './send.ts'

const AT_ONCE = 8

export const vectors: Attack = {
  title: `${GENERATED.length} pieces of markup as what is searched for, and as addresses`,
  async run({ site }, check) {
    const answers: AttackAnswer[] = []
    await forEachLimited(GENERATED, AT_ONCE, async (words) => {
      const written = encodeURIComponent(words)
      for (const path of [
        `/docs/search?q=${written}`,
        `/docs/v5/${written}`,
        `/docs/page-not-found?of=${written}`,
      ]) {
        const answer = await send(site, path)
        const { status, headers, text } = answer
        check(status < 500, `${path} is ${status}`)
        check(!/[<"]/.test(words) || !text.includes(words), `${path} has it in its answer`)
        const to = headers.location
        check(to === undefined || to.startsWith('/docs/'), `${path} leads to ${to}`)
        answers.push(answer)
      }
    })
    return statusCounts(answers)
  },
}
