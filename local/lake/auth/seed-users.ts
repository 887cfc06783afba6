import { z } from 'zod'
import { ROBOTS_ROLES, type Role, USER_ROLES } from './roles.ts'

const seed = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-zA-Z0-9_-]+$/),
        name: z.string().min(1),
        email: z.email(),
        role: z.enum(ROBOTS_ROLES),
        /** Marks a program: it has a token and never signs in. Only programs may have roles of programs. */
        robot: z.literal(true).optional(),
        /** Token for scripts; without one, the user can only sign in on the page. */
        token: z.string().min(16, 'A token has 16 characters at least').optional(),
      })
      .refine(({ robot, role }) => robot || USER_ROLES.some((known) => known === role), {
        error: 'This role is for programs: add "robot": true',
      })
      .refine(({ robot, token }) => !robot || token !== undefined, {
        error: 'A program has a token',
      }),
  )
  .min(1, 'There is no user: nobody could sign in')
  .refine((users) => new Set(users.map(({ id }) => id)).size === users.length, {
    error: 'Two users have the same id',
  })

export type SeedUser = {
  id: string
  name: string
  email: string
  role: Role
  robot?: true | undefined
  token?: string | undefined
}

/** Parses the users file; throws an error with the first mistake. */
export function parseSeedUsers(text: string): SeedUser[] {
  const parsed = seed.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return parsed.data
}
