import type { Role } from './roles.ts'
import { hashToken } from './secret.ts'
import type { SeedUser } from './seed-users.ts'

export type { Role } from './roles.ts'

/** The sender of a request: a person, or a token ("robot"), which has no email address. */
export type User = { id: string; name: string; email: string; role: Role; isRobot?: true }

function userOf({ id, name, email, role, robot }: SeedUser): User {
  const user = { id, name, email, role }
  return robot ? { ...user, isRobot: true } : user
}

/**
 * The people who can sign in and the programs that come with the lake, all from the users file and stored nowhere else.
 * Only hashes of their tokens are kept.
 */
export class Users {
  readonly #users: ReadonlyMap<string, User>
  readonly #byToken: ReadonlyMap<string, User>

  constructor(seeds: readonly SeedUser[]) {
    this.#users = new Map(seeds.map((seed) => [seed.id, userOf(seed)]))
    this.#byToken = new Map(
      seeds.flatMap((seed) => (seed.token ? [[hashToken(seed.token), userOf(seed)]] : [])),
    )
  }

  people(): User[] {
    return [...this.#users.values()].filter(({ isRobot }) => !isRobot)
  }

  person(id: string): User | null {
    const user = this.#users.get(id)
    return user && !user.isRobot ? user : null
  }

  byId(id: string): User | null {
    return this.#users.get(id) ?? null
  }

  byToken(token: string): User | null {
    return this.#byToken.get(hashToken(token)) ?? null
  }
}
