import { z } from 'zod'

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
})
const report = z.object({
  // A string names another entry, which has the advisory.
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
})
/** One in a form that is not known must not pass for none. */
const isAudit = z.object({ vulnerabilities: z.unknown() })
const refusal = z.object({ message: z.string() }).transform(({ message }) => message)
const fault = z
  .object({ error: z.object({ summary: z.string().min(1) }) })
  .transform(({ error }) => error.summary)

export type Advisory = z.infer<typeof advisory>
export type AuditVerdict = { answer: string } | { grave: Advisory[]; others: number }

/**
 * What `npm audit --json` printed: the high and critical advisories that are not accepted, each once,
 * and how many others there are; or the registry's `answer` where it gives no audit.
 * Throws on an audit in a form that is not known.
 */
export function checkAudit(
  printed: string,
  accepted: Readonly<Record<string, string>>,
): AuditVerdict {
  const said = parsed(printed)
  if (!isAudit.safeParse(said).success) {
    const answer = z.union([refusal, fault]).safeParse(said)
    return { answer: answer.data ?? (printed.trim().slice(0, 200) || 'nothing') }
  }
  const all = Object.values(report.parse(said).vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  )
  const each = [...new Map(all.map((one) => [one.url, one])).values()]
  const grave = each.filter(
    ({ severity, url }) =>
      (severity === 'high' || severity === 'critical') && !Object.hasOwn(accepted, url),
  )
  return { grave, others: each.length - grave.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page, or nothing: no audit, which the verdict says with the text.
    return undefined
  }
}
