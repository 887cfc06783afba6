import type { Translate } from '../../messages/translator.ts'
import type { Operation } from '../model/page-data.ts'
import type { StoredOperation } from './stored-operation.ts'

export interface CallFact {
  name: 'signing' | 'permissions' | 'limit' | 'errors'
  label: string
  values: CallFactValue[]
}

export interface CallFactValue {
  text: string
  /** It is a name of the API. */
  code?: true
  /** Where more is said of it. */
  href?: string
}

/** What a caller must know before calling, each with its name: signature, permission, limits, errors. */
export function callFacts(operation: Operation, t: Translate): CallFact[] {
  const { auth, permissions, permissionRule = '' } = operation
  const facts: CallFact[] = [
    {
      name: 'signing',
      label: t('operation.signing'),
      values: [{ text: t(auth ? 'operation.signedBy' : 'operation.public') }],
    },
    {
      name: 'permissions',
      label: t('operation.permissions', { rule: permissions.length > 1 ? permissionRule : '' }),
      values: auth ? permissionValues(operation, t) : [],
    },
    { name: 'limit', label: t('operation.limit'), values: limitValues(operation, t) },
    { name: 'errors', label: t('operation.errors'), values: errorValues(operation, t) },
  ]
  return facts.filter(({ values }) => values.length > 0)
}

function permissionValues(operation: Operation, t: Translate): CallFactValue[] {
  const { permissions, permissionRule } = operation
  if (permissions.length > 0) return permissions.map((text) => ({ text, code: true }))
  return [{ text: t(permissionRule ? 'operation.anyPermission' : 'operation.notPublished') }]
}

/** Those of its own, then the way to those that any operation can meet. */
function errorValues({ likelyErrors, generalErrors }: Operation, t: Translate): CallFactValue[] {
  return [
    ...likelyErrors.map(({ code, href }) => ({ text: code, href })),
    ...(likelyErrors.length > 0 ? [] : [{ text: t('operation.noOwnErrors') }]),
    { text: t('operation.generalErrors'), href: generalErrors },
  ]
}

/** The limits, for whom requests are counted, and the way to higher limits. */
function limitValues(operation: Operation, t: Translate): CallFactValue[] {
  const { auth, rateLimits, countedFor, counting, levels } = operation
  const isUnknown = auth && rateLimits.length === 0
  const limits = isUnknown ? [t('operation.notPublished')] : limitWords(operation, t)
  return [
    ...limits.map((text) => ({ text })),
    {
      text: t(countedFor === 'uid' ? 'operation.perUser' : 'operation.perAddress'),
      href: counting,
    },
    ...(levels ? [{ text: t('operation.levels'), href: levels }] : []),
  ]
}

/** Each limit once, after the categories that it is for. */
export function limitWords(
  { rateLimits }: Pick<StoredOperation, 'rateLimits'>,
  t: Translate,
): string[] {
  const categories = new Map<string, string[]>()
  for (const { limit, per, category, counts } of rateLimits) {
    const counted = counts === 'orders' ? 'operation.orderLimit' : 'operation.rateLimit'
    const words = t(counted, { limit, per })
    categories.set(words, [...(categories.get(words) ?? []), ...(category ? [category] : [])])
  }
  return [...categories].map(([words, names]) =>
    [names.join(t('list.between')), words].filter(Boolean).join(' '),
  )
}
