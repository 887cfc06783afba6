import type { Translate } from '../../messages/translator.ts'
import type { LocalizedText } from '../model/localized-text.ts'
import type { LikelyError, Operation } from '../model/page-data.ts'
import { remainingHeader } from './limit-guides.ts'
import type { StoredOperation } from './stored-operation.ts'

export interface CallFact {
  name: 'signing' | 'permissions' | 'limit' | 'errors'
  label: string
  values: CallFactValue[]
}

export interface CallFactValue {
  text: string
  /** Whether the text is a name of the API. */
  code?: true
  /** Address of an explanation. */
  href?: string
  /** Meaning and action of an error. */
  about?: LocalizedText[]
}

/** With fewer errors of its own, an operation says that no others are published. */
const MANY_ERRORS = 3

/** The labelled facts that a client needs before calling: signature, permission, limits, errors. */
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

/** The operation's own errors, a note when no others are published, then a link to the general errors. */
function errorValues(operation: Operation, t: Translate): CallFactValue[] {
  const { likelyErrors, generalErrors } = operation
  const none = likelyErrors.length > 0 ? 'operation.noOtherErrors' : 'operation.noOwnErrors'
  return [
    ...likelyErrors.map(errorValue),
    ...(hasFewErrors(operation) ? [{ text: t(none) }] : []),
    { text: t('operation.generalErrors'), href: generalErrors },
  ]
}

/** Whether a note says that no errors of the operation except `likelyErrors` are published. */
export const hasFewErrors = ({ likelyErrors }: Pick<Operation, 'likelyErrors'>): boolean =>
  likelyErrors.length < MANY_ERRORS

function errorValue({ code, href, meaning, action }: LikelyError): CallFactValue {
  const about = [meaning, action].filter(({ text }) => text !== '')
  return { text: code, href, ...(about.length > 0 && { about }) }
}

/** The limits, whose requests they count, and links to higher limits and to the headers. */
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
    ...(headers ? [{ text: t('operation.left', { header: remainingHeader }), href: headers }] : []),
  ]
}

/** Each limit once, preceded by its categories. */
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
