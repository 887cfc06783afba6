import type { Operation } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'

/** What a caller must know before calling: limits, signature, permission. */
export function operationFacts(operation: Operation, t: Translate): string[] {
  const limits = operation.rateLimits.map(({ limit, per, category }) => {
    const words = t('operation.rateLimit', { limit, per })
    return category ? `${category} ${words}` : words
  })
  return [
    ...(operation.deprecated ? [t('operation.deprecated')] : []),
    ...limits,
    operation.auth ? t('operation.signed') : t('operation.public'),
    ...(operation.permissions.length > 0
      ? [t('operation.permission', { permissions: operation.permissions.join(', ') })]
      : []),
  ]
}
