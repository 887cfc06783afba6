/** How many of the permissions that an operation names its key must have: one, the one of the product, or all. */
export const permissionRules = ['anyOf', 'byProduct', 'allOf'] as const

export type PermissionRule = (typeof permissionRules)[number]
