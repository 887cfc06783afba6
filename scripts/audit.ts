import { ACCEPTED } from './audit/accepted.ts'
import { judgeAudit } from './audit/judge-audit.ts'
import { fail } from './fail.ts'
import { npm } from './npm.ts'

try {
  // Once, and not for long: what cannot be asked is no fault of the code.
  const patience = ['--fetch-retries=0', '--fetch-timeout=15000']
  const { output } = await npm('audit', '--omit=dev', '--json', ...patience)
  const verdict = judgeAudit(output, ACCEPTED)
  if ('answer' in verdict) {
    console.log(`  No audit: the registry answered “${verdict.answer}”.`)
  } else if (verdict.grave.length > 0) {
    const lines = verdict.grave.map(
      (one) => `  ${one.name}: ${one.title} (${one.severity}, ${one.url})`,
    )
    throw new Error(
      `Packages that are deployed have known holes:\n${lines.join('\n')}\nTake a version without them, or write the advisory and why it does not concern us into scripts/audit/accepted.ts.`,
    )
  } else {
    console.log(`  No grave advisory; ${verdict.others} others.`)
  }
} catch (error) {
  fail(error)
}
