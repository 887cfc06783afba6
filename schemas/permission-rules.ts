/** Which of an operation's permissions a key needs: one of them, the one of the product, or all. */
export const permissionRules = ['anyOf', 'byProduct', 'allOf'] as const

export type PermissionRule = (typeof permissionRules)[number]
