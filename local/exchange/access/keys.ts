/** A key of the sandbox: one that signs with a secret (HMAC), or one that signs with an RSA key pair. */
export type ApiKey = {
  name: string
  /** What the key may do, by the names in `x-permissions`; without it, everything. */
  permissions?: readonly string[]
} & ({ secret: string } | { publicKey: string })

/** As `x-permissions` says it. Which of those `byProduct` a request needs is not checked: one is enough. */
export type NeededPermissions = Partial<
  Readonly<Record<'anyOf' | 'byProduct' | 'allOf', readonly string[] | undefined>>
>

/** Whether the key has the permissions that an operation asks for. */
export function isPermitted({ permissions: held }: ApiKey, needed: NeededPermissions): boolean {
  if (held === undefined) return true
  const { allOf = [], anyOf, byProduct } = needed
  const one = anyOf ?? byProduct ?? []
  const has = (name: string) => held.includes(name)
  return allOf.every(has) && (one.length === 0 || one.some(has))
}
