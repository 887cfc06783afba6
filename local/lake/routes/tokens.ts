import { z } from 'zod'
import { requireRole } from '../access/require-role.ts'
import { bearerOf } from '../auth/authenticate.ts'
import type { Robot } from '../auth/robots.ts'
import { ROBOTS_ROLES, roleOf } from '../auth/roles.ts'
import { readJson } from '../http/body.ts'
import { badRequest, notFound, unauthorized } from '../http/errors.ts'
import { type Context, HANDLED, type Route } from './context.ts'
import { assertProject } from './of-project.ts'

const label = z.string().trim().min(1, 'A token needs a label').max(200)
const roleName = z.enum(ROBOTS_ROLES, {
  error: ({ input }) =>
    `There is no role ${JSON.stringify(input)}: use one of ${ROBOTS_ROLES.join(', ')}`,
})

const token = z.strictObject({ label, roleName })

/** What the command line sends: robots of an organisation are not here. */
const robot = z.strictObject({
  label,
  expiresAt: z.iso.datetime({ offset: true }).optional(),
  memberships: z.tuple([
    z.strictObject({
      resourceType: z.literal('project'),
      resourceId: z.string(),
      roleNames: z.tuple([roleName]),
    }),
  ]),
})

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** A token as the project's own API has it. */
const asToken = ({ id, label: name, role, createdAt, lastUsedAt }: Robot) => ({
  id,
  label: name,
  projectUserId: id,
  roles: [roleOf(role)],
  createdAt: isoOf(createdAt),
  lastUsedAt: isoOf(lastUsedAt),
})

/** The same as the access API, which the command line asks, has it. */
const asRobot = (projectId: string, { id, label: name, role, ...times }: Robot) => ({
  id,
  label: name,
  memberships: [{ resourceType: 'project', resourceId: projectId, roleNames: [role] }],
  createdAt: isoOf(times.createdAt),
  lastUsedAt: isoOf(times.lastUsedAt),
  ...(times.expiresAt !== null && { expiresAt: isoOf(times.expiresAt) }),
})

/** The project's id, for an administrator; others do not learn which tokens there are. */
function administered(context: Context): { projectId: string; userId: string } {
  const user = requireRole(context.user, ['administrator'], 'manage tokens')
  return { projectId: assertProject(context), userId: user.id }
}

async function read<Shape extends z.ZodType>(context: Context, shape: Shape) {
  const parsed = shape.safeParse(await readJson(context.request))
  if (parsed.success) return parsed.data
  throw badRequest(`The token cannot be read: ${z.prettifyError(parsed.error)}`)
}

function listTokens(context: Context) {
  administered(context)
  return context.lake.users.robots.list().map(asToken)
}

async function createToken(context: Context) {
  const { userId } = administered(context)
  const { label: name, roleName: role } = await read(context, token)
  const asked = { label: name, role, expiresAt: null }
  const made = context.lake.users.robots.create(asked, userId)
  return { ...asToken(made.robot), key: made.key }
}

function listRobots(context: Context) {
  const { projectId } = administered(context)
  const data = context.lake.users.robots.list().map((one) => asRobot(projectId, one))
  return { data, nextCursor: null, totalCount: data.length }
}

async function createRobot(context: Context) {
  const { projectId, userId } = administered(context)
  const asked = await read(context, robot)
  const [{ resourceId, roleNames }] = asked.memberships
  if (resourceId !== projectId) throw notFound(`Project "${resourceId}" not found`)
  const expiresAt = asked.expiresAt === undefined ? null : Date.parse(asked.expiresAt)
  const wanted = { label: asked.label, role: roleNames[0], expiresAt }
  const made = context.lake.users.robots.create(wanted, userId)
  return { ...asRobot(projectId, made.robot), token: made.key }
}

/** Ends a token: requests that bear it are refused from now on, and its streams end. */
function revoke(context: Context) {
  administered(context)
  const id = context.params['token'] ?? ''
  if (!context.lake.users.robots.revoke(id)) throw notFound(`There is no token "${id}"`)
  context.lake.realtime.connections.recheck()
  context.response.writeHead(204).end()
  return HANDLED
}

function rotate(context: Context) {
  const { lake, request } = context
  const id = lake.users.robots.byToken(bearerOf(request) ?? '')?.id
  const made = id === undefined ? null : lake.users.robots.rotate(id)
  if (!made) throw unauthorized('Only a token that was made here can be exchanged, by itself')
  lake.realtime.connections.recheck()
  return { ...asRobot(lake.options.projectId, made.robot), token: made.key }
}

function robotRoles(context: Context) {
  administered(context)
  const data = ROBOTS_ROLES.map((name) => ({
    ...roleOf(name),
    appliesToRobots: true,
    appliesToUsers: name !== 'webhook',
  }))
  return { data, nextCursor: null, totalCount: data.length }
}

export const tokenRoutes: Route[] = [
  { method: 'GET', path: '/projects/:id/tokens', handle: listTokens },
  { method: 'POST', path: '/projects/:id/tokens', handle: createToken },
  { method: 'DELETE', path: '/projects/:id/tokens/:token', handle: revoke },
  { method: 'GET', path: '/access/project/:id/robots', handle: listRobots },
  { method: 'POST', path: '/access/project/:id/robots', handle: createRobot },
  { method: 'DELETE', path: '/access/project/:id/robots/:token', handle: revoke },
  { method: 'POST', path: '/access/robots/me/rotate', handle: rotate },
  { method: 'GET', path: '/access/project/:id/roles', handle: robotRoles },
]
