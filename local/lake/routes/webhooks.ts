import { z } from 'zod'
import { requireRole } from '../access/require-role.ts'
import { readJson } from '../http/body.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { type Hook, type HookSettings, hookSettings, presentHook } from '../webhook/hook.ts'
import { ForbiddenReceiverError } from '../webhook/receivers.ts'
import { type Context, HANDLED, type Route } from './context.ts'

/** Fields that an answer contains and a request may repeat, but not change. */
const READ_ONLY = ['id', 'projectId', 'createdAt', 'createdByUserId', 'isDisabled', 'deletedAt']

const maySee = ({ user }: Context) => requireRole(user, ['administrator', 'writer'], 'see webhooks')
const mayChange = ({ user }: Context) => requireRole(user, ['administrator'], 'change webhooks')

const body = z.record(z.string(), z.unknown())

function assertProject({ lake, params }: Context): string {
  const { projectId } = lake.options
  if (params['id'] !== projectId) throw notFound(`No project "${params['id']}"`)
  return projectId
}

function hookOf({ lake, params }: Context): Hook {
  const hook = lake.webhooks.hooks.get(params['hook'] ?? '')
  if (!hook) throw notFound(`No webhook "${params['hook']}"`)
  return hook
}

/** The present settings with those of the request; throws 400 with the fault. */
function settingsFrom(context: Context, given: unknown, present: object): HookSettings {
  const parsedBody = body.safeParse(given)
  if (!parsedBody.success) throw badRequest('A webhook is described by a JSON object')
  if (parsedBody.data['type'] === 'transaction')
    throw notImplemented('webhooks of type "transaction"')
  const merged = { ...present, ...parsedBody.data }
  const wanted = Object.entries(merged).filter(([name]) => !READ_ONLY.includes(name))
  const parsed = hookSettings.safeParse(Object.fromEntries(wanted))
  if (!parsed.success)
    throw badRequest(`The webhook cannot be read: ${z.prettifyError(parsed.error)}`)
  const { dataset } = context.lake.options
  if (![dataset, '*'].includes(parsed.data.dataset))
    throw badRequest(
      `No dataset "${parsed.data.dataset}": this lake has "${dataset}" ("*" means all)`,
    )
  assertReachable(context, parsed.data.url)
  return parsed.data
}

function assertReachable({ lake }: Context, url: string): void {
  try {
    lake.webhooks.receivers.wayTo(url)
  } catch (error) {
    if (error instanceof ForbiddenReceiverError) throw badRequest(error.message)
    throw error
  }
}

/** Stores a webhook; groq-js's error about its filter or projection becomes a 400. */
function orRefuse(save: () => Hook): Hook {
  try {
    return save()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw badRequest(`The filter or projection cannot be parsed: ${reason}`)
  }
}

async function create(context: Context) {
  const user = mayChange(context)
  const projectId = assertProject(context)
  const settings = settingsFrom(context, await readJson(context.request), {})
  const hook = orRefuse(() => context.lake.webhooks.hooks.create(settings, user.id))
  return presentHook(hook, projectId, true)
}

async function update(context: Context) {
  mayChange(context)
  const projectId = assertProject(context)
  const hook = hookOf(context)
  const settings = settingsFrom(context, await readJson(context.request), hook)
  const { hooks, outbox } = context.lake.webhooks
  const changed = orRefuse(() => hooks.update(hook, settings))
  if (changed.isDisabledByUser) outbox.cancel(hook.id, 'Cancelled: the webhook was disabled')
  return presentHook(changed, projectId, true)
}

function remove(context: Context) {
  mayChange(context)
  assertProject(context)
  const hook = hookOf(context)
  context.lake.webhooks.hooks.delete(hook.id)
  context.lake.webhooks.outbox.forgetHook(hook.id)
  context.response.writeHead(204).end()
  return HANDLED
}

function list(context: Context) {
  const { role } = maySee(context)
  const projectId = assertProject(context)
  return context.lake.webhooks.hooks
    .list()
    .map((hook) => presentHook(hook, projectId, role === 'administrator'))
}

/** The hosted service's webhooks API. */
export const webhookRoutes: Route[] = [
  { method: 'GET', path: '/hooks/projects/:id', handle: list },
  { method: 'POST', path: '/hooks/projects/:id', handle: create },
  { method: 'PATCH', path: '/hooks/projects/:id/:hook', handle: update },
  { method: 'DELETE', path: '/hooks/projects/:id/:hook', handle: remove },
]
