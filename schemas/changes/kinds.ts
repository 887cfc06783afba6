/** What an entry of the changelog, or one change of it, may say of the thing that it names. */
export const CHANGE_KINDS = ['added', 'changed', 'corrected', 'deprecated', 'removed'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]
