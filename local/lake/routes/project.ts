import { grantsFor } from '../access/grants.ts'
import { roleOf, USER_ROLES } from '../auth/roles.ts'
import { readBody, SMALL_LIMIT } from '../http/body.ts'
import { notFound } from '../http/errors.ts'
import { type Context, HANDLED, type Route } from './context.ts'

/** The project's members, for signed-in users only. */
const membersFor = ({ lake, user }: Context) =>
  (user ? lake.users.people() : []).map(({ id, role }) => ({
    id,
    role,
    roles: [roleOf(role)],
    isRobot: false,
    isCurrentUser: id === user?.id,
  }))

function project(context: Context) {
  const { lake } = context
  const { projectId } = lake.options
  return {
    id: projectId,
    displayName: 'Documentation',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    activityFeedEnabled: false,
    createdAt: '2025-01-01T00:00:00Z',
    metadata: {},
    features: [],
    members: membersFor(context),
  }
}

const dataset = ({ lake }: Context) => [
  { name: lake.options.dataset, aclMode: 'public', datasetProfile: 'content', tags: [] },
]

/** Reads and discards the Studio's telemetry. */
async function noContent({ response, request }: Context) {
  await readBody(request, SMALL_LIMIT)
  response.writeHead(204).end()
  return HANDLED
}

const KNOWN_FOR_A_DAY = { expirySeconds: 86_400 }

/** Fixed answers to calls of the Studio about features that this lake lacks. */
export const FIXED: Readonly<Record<string, unknown>> = {
  'GET /ping': { pong: true },
  'GET /data/ping': { pong: true },
  'GET /data/ping/:dataset': { pong: true },
  'GET /projects/:id/datasets/:dataset/settings/indexing': {},
  'GET /projects/:id/grants': {},
  'GET /projects/:id/user-applications': [],
  'GET /projects/:id/new-content-release-allowed': false,
  'GET /features': [],
  'GET /help': {},
  'GET /geoip/country': { country: null },
  'GET /subscriptions/project/:id': {},
  'GET /schedules/:id/:dataset': { schedules: [] },
  'GET /access/requests/me': [],
  'GET /access/project/:id/requests': [],
  'GET /journey/announcements': [],
  'GET /journey/unclaimed-project': {},
  'GET /journey/trial': {},
  // There are no offers of paid features.
  'GET /journey/:offer': null,
  'GET /intake/telemetry-status': { status: 'denied' },
  'POST /descriptors/claim': KNOWN_FOR_A_DAY,
  'POST /descriptors/synchronize': KNOWN_FOR_A_DAY,
}

const fixedRoutes = Object.entries(FIXED).map(([call, reply]): Route => {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, handle: ofProject(() => reply) }
})

/** Routes about the project. */
export const projectRoutes: Route[] = [
  {
    method: 'GET',
    path: '/check/cors',
    handle: ({ request, response, lake }) => {
      // Readable for every origin: the page of a refused origin learns here why its streams fail.
      response.setHeader('Access-Control-Allow-Origin', '*')
      const { origin } = request.headers
      // A request without an origin is not from a page.
      const allowed = origin === undefined || lake.options.origins.includes(origin)
      return { result: { allowed, withCredentials: allowed } }
    },
  },
  { method: 'GET', path: '/projects/:id', handle: ofProject(project) },
  { method: 'GET', path: '/projects', handle: (context) => [project(context)] },
  { method: 'GET', path: '/projects/:id/datasets', handle: ofProject(dataset) },
  {
    method: 'GET',
    path: '/projects/:id/datasets/:dataset/acl',
    handle: ofProject(({ user }) => grantsFor(user?.role ?? null)),
  },
  {
    method: 'GET',
    path: '/projects/:id/roles',
    handle: ofProject(() =>
      USER_ROLES.map((name) => ({ ...roleOf(name), description: '', isCustom: false })),
    ),
  },
  { method: 'POST', path: '/intake/batch', handle: noContent },
  ...fixedRoutes,
]

/** Throws 404 for another project or dataset. */
function assertProject({ lake, params }: Context): void {
  const { projectId, dataset } = lake.options
  if ((params['id'] ?? projectId) !== projectId)
    throw notFound(`Project "${params['id']}" not found: this lake is "${projectId}"`)
  if ((params['dataset'] ?? dataset) !== dataset)
    throw notFound(
      `Dataset "${params['dataset']}" not found for project ID "${projectId}": this lake has "${dataset}"`,
    )
}

/** A route for the lake's only project and dataset. */
function ofProject(handle: Route['handle']): Route['handle'] {
  return (context) => {
    assertProject(context)
    return handle(context)
  }
}
