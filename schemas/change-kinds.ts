/** What an entry of the changelog may say of the thing that it names. */
export const CHANGE_KINDS = ['added', 'changed', 'fixed', 'deprecated', 'removed'] as const
