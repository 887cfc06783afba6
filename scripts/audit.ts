import { ACCEPTED } from './audit/accepted.ts'
import { checkAudit } from './audit/check-audit.ts'
import { mustAudit } from './audit/env.ts'
import { fail } from './fail.ts'
import { npm } from './npm.ts'

try {
  const isNeeded = mustAudit()
  // Once, and not for long: what cannot be asked is no fault of the code.
  const patience = ['--fetch-retries=0', '--fetch-timeout=15000']
  const { output } = await npm('audit', '--omit=dev', '--json', ...patience)
  const verdict = checkAudit(output, ACCEPTED)
  if ('answer' in verdict) {
    const unchecked = `Not checked for known holes: the registry answered “${verdict.answer}”.`
    if (isNeeded)
      throw new Error(
        `${unchecked}\nIt may be away, or a mirror without audits. Ask one that has them (npm's \`--registry\` or npm_config_registry), or set AUDIT_OPTIONAL=true where another run asks.`,
      )
    console.log(`  ${unchecked}`)
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
