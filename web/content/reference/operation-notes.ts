import type { Translate } from '../../messages/translator.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { LikelyError, Operation } from '../model/page-data.ts'
import { leftHeader } from './limit-guides.ts'
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
  /** What it means, and what to do. */
  about?: LocalizedText[]
}

/** With fewer errors of its own a caller asks whether there are others. */
const MANY_ERRORS = 3

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

/** Those of its own, whether there are others, then the way to those that any operation can meet. */
function errorValues(operation: Operation, t: Translate): CallFactValue[] {
  const { likelyErrors, generalErrors } = operation
  const none = likelyErrors.length > 0 ? 'operation.noOtherErrors' : 'operation.noOwnErrors'
  return [
    ...likelyErrors.map(errorValue),
    ...(hasFewErrors(operation) ? [{ text: t(none) }] : []),
    { text: t('operation.generalErrors'), href: generalErrors },
  ]
}

/** Whether it is said that no errors of an operation's own are published but `likelyErrors`. */
export const hasFewErrors = ({ likelyErrors }: Pick<Operation, 'likelyErrors'>): boolean =>
  likelyErrors.length < MANY_ERRORS

function errorValue({ code, href, meaning, action }: LikelyError): CallFactValue {
  const about = [meaning, action].filter(({ text }) => text !== '')
  return { text: code, href, ...(about.length > 0 && { about }) }
}

/** The limits, for whom requests are counted, and the ways to higher limits and to what is left. */
function limitValues(operation: Operation, t: Translate): CallFactValue[] {
  const { auth, rateLimits, countedFor, counting, levels, headers } = operation
  const isUnknown = auth && rateLimits.length === 0
  const limits = isUnknown ? [t('operation.notPublished')] : limitWords(operation, t)
  return [
    ...limits.map((text) => ({ text })),
    {
      text: t(countedFor === 'uid' ? 'operation.perUser' : 'operation.perAddress'),
      href: counting,
    },
    ...(levels ? [{ text: t('operation.levels'), href: levels }] : []),
    ...(headers ? [{ text: t('operation.left', { header: leftHeader }), href: headers }] : []),
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
