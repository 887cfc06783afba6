/** An API key of the sandbox, which signs with a secret (HMAC) or an RSA key pair. */
export type ApiKey = {
  name: string
  /** Permissions of the key, by the names in `x-permissions`; without the list, all. */
  permissions?: readonly string[]
} & ({ secret: string } | { publicKey: string })

/** Permissions in `x-permissions`. One of `byProduct` suffices: which one a request needs is not checked. */
export type NeededPermissions = Partial<
  Readonly<Record<'anyOf' | 'byProduct' | 'allOf', readonly string[] | undefined>>
>

/** Whether the key has the permissions that an operation requires. */
export function isPermitted({ permissions: held }: ApiKey, needed: NeededPermissions): boolean {
  if (held === undefined) return true
  const { allOf = [], anyOf, byProduct } = needed
  const one = anyOf ?? byProduct ?? []
  const has = (name: string) => held.includes(name)
  return allOf.every(has) && (one.length === 0 || one.some(has))
}
