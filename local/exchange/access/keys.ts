/** A key of the sandbox: one that signs with a secret (HMAC), or one that signs with an RSA key pair. */
export type ApiKey = {
  name: string
  /** What the key may do, by the names in `x-permissions`; without it, everything. */
  permissions?: readonly string[]
} & ({ secret: string } | { publicKey: string })

/** Whether the key has one of the permissions that an operation asks for. */
export const isPermitted = (key: ApiKey, needed: readonly string[]): boolean =>
  needed.length === 0 ||
  key.permissions === undefined ||
  needed.some((permission) => key.permissions?.includes(permission))
