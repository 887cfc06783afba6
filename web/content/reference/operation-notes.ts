import type { Translate } from '../../messages/translator.ts'
import type { Operation } from '../model/page-data.ts'

export interface CallFact {
  label: string
  values: string[]
  /** The values are names of the API. */
  code?: boolean
}

/** What a caller must know before calling, each with its name: signature, permission, limits. */
export function callFacts(operation: Operation, t: Translate): CallFact[] {
  const { auth, permissions } = operation
  const limits = limitWords(operation, t)
  return [
    {
      label: t('operation.signing'),
      values: [t(auth ? 'operation.signedBy' : 'operation.public')],
    },
    ...(permissions.length > 0
      ? [{ label: t('operation.permissions'), values: permissions, code: true }]
      : []),
    ...(limits.length > 0 ? [{ label: t('operation.limit'), values: limits }] : []),
  ]
}

/** Each limit once, after the categories that it is for. */
function limitWords({ rateLimits }: Operation, t: Translate): string[] {
  const categories = new Map<string, string[]>()
  for (const { limit, per, category, counts } of rateLimits) {
    const counted = counts === 'orders' ? 'operation.orderLimit' : 'operation.rateLimit'
    const words = t(counted, { limit, per })
    categories.set(words, [...(categories.get(words) ?? []), ...(category ? [category] : [])])
  }
  return [...categories].map(([words, names]) =>
    [names.join(', '), words].filter(Boolean).join(' '),
  )
}
