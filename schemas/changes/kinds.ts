/** The kinds of changelog entries and of single changes. */
export const CHANGE_KINDS = ['added', 'changed', 'corrected', 'deprecated', 'removed'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]
