import { z } from 'zod'
import { readEnvironment, type Variables } from '../../schemas/environment/read-environment.ts'

export const auditEnvSchema = z.object({
  /** Set by every service that runs tests for others. */
  CI: z.string().optional(),
  AUDIT_OPTIONAL: z
    .stringbool({ error: 'true or false, whether an audit that cannot be had is no failure there' })
    .default(false),
})

/** Whether it is a failure that the registry gives no audit: where nobody reads what is printed, unless it is said otherwise. */
export function mustAudit(variables: Variables = process.env): boolean {
  const { CI = 'false', AUDIT_OPTIONAL } = readEnvironment(auditEnvSchema, variables, 'the audit')
  return !['false', '0'].includes(CI.toLowerCase()) && !AUDIT_OPTIONAL
}
