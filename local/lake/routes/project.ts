import { grantsFor } from '../access/grants.ts'
import { type Context, HANDLED, type Route } from '../http/context.ts'
import { notFound } from '../http/errors.ts'

const ROLES = ['administrator', 'writer', 'translator', 'viewer']

function project({ lake }: Context) {
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
    members: lake.users.all().map(({ id, role }) => ({
      id,
      role,
      roles: [{ name: role }],
      isRobot: false,
      isCurrentUser: false,
    })),
  }
}

const dataset = ({ lake }: Context) => [
  { name: lake.options.dataset, aclMode: 'public', datasetProfile: 'content', tags: [] },
]

function noContent({ response, request }: Context) {
  request.resume()
  response.writeHead(204).end()
  return HANDLED
}

const always = (reply: unknown) => () => reply

/** What the Studio asks about the project around the documents; most of it does not exist here. */
export const projectRoutes: Route[] = [
  { method: 'GET', path: '/ping', handle: always({ pong: true }) },
  { method: 'GET', path: '/data/ping', handle: always({ pong: true }) },
  {
    method: 'GET',
    path: '/check/cors',
    handle: ({ request, lake }) => {
      const allowed = lake.options.origins.includes(request.headers.origin ?? '')
      return { result: { allowed, withCredentials: allowed } }
    },
  },
  { method: 'GET', path: '/projects/:id', handle: project },
  { method: 'GET', path: '/projects', handle: (context) => [project(context)] },
  { method: 'GET', path: '/projects/:id/datasets', handle: dataset },
  {
    method: 'GET',
    path: '/projects/:id/datasets/:dataset/acl',
    handle: ({ user }) => grantsFor(user?.role ?? null),
  },
  {
    method: 'GET',
    path: '/projects/:id/datasets/:dataset/settings/indexing',
    handle: always({}),
  },
  { method: 'GET', path: '/projects/:id/grants', handle: always({}) },
  {
    method: 'GET',
    path: '/projects/:id/roles',
    handle: always(ROLES.map((name) => ({ name, title: name, description: '', isCustom: false }))),
  },
  { method: 'GET', path: '/projects/:id/user-applications', handle: always([]) },
  { method: 'GET', path: '/projects/:id/new-content-release-allowed', handle: always(false) },
  { method: 'GET', path: '/features', handle: always([]) },
  { method: 'GET', path: '/help', handle: always({}) },
  { method: 'GET', path: '/geoip/country', handle: always({ country: null }) },
  { method: 'GET', path: '/subscriptions/project/:id', handle: always({}) },
  { method: 'GET', path: '/schedules/:id/:dataset', handle: always({ schedules: [] }) },
  { method: 'GET', path: '/access/requests/me', handle: always([]) },
  { method: 'GET', path: '/access/project/:id/requests', handle: always([]) },
  { method: 'GET', path: '/journey/announcements', handle: always([]) },
  { method: 'GET', path: '/journey/unclaimed-project', handle: always({}) },
  { method: 'GET', path: '/journey/trial', handle: always({}) },
  // Offers of paid features: there are none.
  { method: 'GET', path: '/journey/:offer', handle: always(null) },
  { method: 'GET', path: '/intake/telemetry-status', handle: always({ status: 'denied' }) },
  { method: 'POST', path: '/intake/batch', handle: noContent },
  { method: 'POST', path: '/descriptors/claim', handle: always({ expirySeconds: 86_400 }) },
  { method: 'POST', path: '/descriptors/synchronize', handle: always({ expirySeconds: 86_400 }) },
  {
    method: 'GET',
    path: '/socket/:dataset',
    handle: () => {
      throw notFound('The local lake has no presence')
    },
  },
]
