import { diagnose } from './doctor/diagnose.ts'
import { copyProcessEnv } from './environment/env.ts'
import { reportFailure } from './report-failure.ts'

try {
  const findings = await diagnose(copyProcessEnv())
  for (const { ok, says } of findings) console.log(`${ok ? '✓' : '✗'} ${says}`)
  const wrong = findings.filter(({ ok }) => !ok).length
  console.log(wrong === 0 ? '\nAll is well.' : `\n${wrong} of ${findings.length} are wrong.`)
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  reportFailure(error)
}
