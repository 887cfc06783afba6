import type { Translate } from '../../messages/translator.ts'
import type { Operation } from '../model/page-data.ts'

/** What a caller must know before calling: limits, signature, permission. */
export function operationNotes(operation: Operation, t: Translate): string[] {
  return [
    ...(operation.deprecated ? [t('operation.deprecated')] : []),
    ...limitWords(operation, t),
    operation.auth ? t('operation.signed') : t('operation.public'),
    ...(operation.permissions.length > 0
      ? [t('operation.permission', { permissions: operation.permissions.join(', ') })]
      : []),
  ]
}

/** Each limit once, after the categories that it is for. */
function limitWords({ rateLimits }: Operation, t: Translate): string[] {
  const categories = new Map<string, string[]>()
  for (const { limit, per, category } of rateLimits) {
    const words = t('operation.rateLimit', { limit, per })
    categories.set(words, [...(categories.get(words) ?? []), ...(category ? [category] : [])])
  }
  return [...categories].map(([words, names]) =>
    [names.join(', '), words].filter(Boolean).join(' '),
  )
}
