import { isLoopbackAddress } from '../../../schemas/environment/hosts.ts'
import type { SeedUser } from './seed-users.ts'

type Binding = {
  host?: string | undefined
  publicHosts?: readonly string[] | undefined
  users: readonly SeedUser[]
}

/**
 * Throws when others than this machine could reach a lake that they could enter: users without a
 * password are for loopback. The names of public hosts make a lake public as well, for a proxy on
 * this machine passes on what comes from elsewhere.
 */
export function assertSafeBinding({ host = 'localhost', publicHosts = [], users }: Binding): void {
  const isPublic = !isLoopbackAddress(host)
  if (!isPublic && publicHosts.length === 0) return
  const why = isPublic ? `LAKE_HOST is ${host}` : `LAKE_PUBLIC_HOSTS is ${publicHosts.join(',')}`
  const open = users
    .filter(({ passwordHash, robot }) => passwordHash === undefined && !robot)
    .map(({ id }) => id)
  if (open.length > 0)
    throw new Error(
      `${why}, which others can reach, and anyone could sign in as ${open.join(', ')}: these users have no password. Give each a "passwordHash" in the users file (\`node local/lake/auth/hash-password.cli.ts\` makes one), or leave LAKE_HOST and LAKE_PUBLIC_HOSTS unset.`,
    )
  if (publicHosts.length === 0)
    throw new Error(
      `${why}, but the lake does not know what it is called from elsewhere and would refuse every request. Set LAKE_PUBLIC_HOSTS to the names, for example lake.exchange.example.`,
    )
}
