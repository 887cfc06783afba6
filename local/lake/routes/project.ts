import { grantsFor } from '../access/grants.ts'
import { PEOPLES_ROLES, roleOf } from '../auth/roles.ts'
import { readBody, SMALL_LIMIT } from '../http/body.ts'
import { notFound } from '../http/errors.ts'
import { type Context, HANDLED, type Route } from './context.ts'
import { ofDataset } from './of-dataset.ts'

/** Who works on the project is told to those who do. */
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

/** Takes what the Studio tells about its use, and forgets it. */
async function noContent({ response, request }: Context) {
  await readBody(request, SMALL_LIMIT)
  response.writeHead(204).end()
  return HANDLED
}

const always = (reply: unknown) => () => reply
const ofProjectAlways = (reply: unknown) => ofProject(always(reply))

/** What the Studio asks about the project around the documents; most of it does not exist here. */
export const projectRoutes: Route[] = [
  { method: 'GET', path: '/ping', handle: always({ pong: true }) },
  { method: 'GET', path: '/data/ping', handle: always({ pong: true }) },
  { method: 'GET', path: '/data/ping/:dataset', handle: ofDataset(always({ pong: true })) },
  {
    method: 'GET',
    path: '/check/cors',
    handle: ({ request, response, lake }) => {
      // Told to every page: it is how one that may not use the lake learns why its streams fail.
      response.setHeader('Access-Control-Allow-Origin', '*')
      const { origin } = request.headers
      // Who names no origin is no page.
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
    path: '/projects/:id/datasets/:dataset/settings/indexing',
    handle: ofProjectAlways({}),
  },
  { method: 'GET', path: '/projects/:id/grants', handle: ofProjectAlways({}) },
  {
    method: 'GET',
    path: '/projects/:id/roles',
    handle: ofProjectAlways(
      PEOPLES_ROLES.map((name) => ({ ...roleOf(name), description: '', isCustom: false })),
    ),
  },
  { method: 'GET', path: '/projects/:id/user-applications', handle: ofProjectAlways([]) },
  {
    method: 'GET',
    path: '/projects/:id/new-content-release-allowed',
    handle: ofProjectAlways(false),
  },
  { method: 'GET', path: '/features', handle: always([]) },
  { method: 'GET', path: '/help', handle: always({}) },
  { method: 'GET', path: '/geoip/country', handle: always({ country: null }) },
  { method: 'GET', path: '/subscriptions/project/:id', handle: ofProjectAlways({}) },
  { method: 'GET', path: '/schedules/:id/:dataset', handle: ofProjectAlways({ schedules: [] }) },
  { method: 'GET', path: '/access/requests/me', handle: always([]) },
  { method: 'GET', path: '/access/project/:id/requests', handle: ofProjectAlways([]) },
  { method: 'GET', path: '/journey/announcements', handle: always([]) },
  { method: 'GET', path: '/journey/unclaimed-project', handle: always({}) },
  { method: 'GET', path: '/journey/trial', handle: always({}) },
  // Offers of paid features: there are none.
  { method: 'GET', path: '/journey/:offer', handle: always(null) },
  { method: 'GET', path: '/intake/telemetry-status', handle: always({ status: 'denied' }) },
  { method: 'POST', path: '/intake/batch', handle: noContent },
  { method: 'POST', path: '/descriptors/claim', handle: always({ expirySeconds: 86_400 }) },
  { method: 'POST', path: '/descriptors/synchronize', handle: always({ expirySeconds: 86_400 }) },
]

/** Throws 404 for another project than the lake's own, or another dataset. */
function assertProject({ lake, params }: Context): string {
  const { projectId, dataset } = lake.options
  if ((params['id'] ?? projectId) !== projectId)
    throw notFound(`Project "${params['id']}" not found: this lake is "${projectId}"`)
  if ((params['dataset'] ?? dataset) !== dataset)
    throw notFound(
      `Dataset "${params['dataset']}" not found for project ID "${projectId}": this lake has "${dataset}"`,
    )
  return projectId
}

/** A route that is about the lake's one project and dataset. */
function ofProject(handle: Route['handle']): Route['handle'] {
  return (context) => {
    assertProject(context)
    return handle(context)
  }
}
