import { z } from 'zod'
import { requireRole } from '../access/require-role.ts'
import type { User } from '../auth/users.ts'
import { readJson } from '../http/body.ts'
import { badRequest } from '../http/errors.ts'
import type { WebhookDelivery } from '../webhook/delivery.ts'
import type { Context, Route } from './context.ts'

/** Most deliveries of one state in an answer, newest first; the counts include all. */
const LENGTH = 100

const selection = z.strictObject({ ids: z.array(z.number().int()).max(1000).optional() })

/** Shortens a reason for anyone but administrators: a receiver's answer or address could reveal inner networks. */
function withoutAnswer(reason: string | null): string | null {
  if (reason === null) return null
  return /^\d{3}(?= )|^No connection(?=:)/.exec(reason)?.[0] ?? reason
}

const presentTo =
  ({ role }: User) =>
  ({ body: _, nextAttemptAt, ...delivery }: WebhookDelivery) => ({
    ...delivery,
    ...(role !== 'administrator' && { reason: withoutAnswer(delivery.reason) }),
    nextAttemptAt: new Date(nextAttemptAt).toISOString(),
  })

/** The state of webhooks and deliveries for the people who manage them. */
function operations({ lake, user }: Context) {
  const present = presentTo(requireRole(user, ['administrator', 'writer'], 'see deliveries'))
  const { hooks, outbox } = lake.webhooks
  return {
    counts: outbox.counts(),
    hooks: hooks
      .list()
      .map(({ id, name, url }) => ({ id, name, url, active: hooks.findActive(id) !== null })),
    pending: outbox.list('pending', LENGTH).map(present),
    dead: outbox.list('dead', LENGTH).map(present),
  }
}

/** Ids of the dead letters in a request, or null for all. */
async function selected({ request, user }: Context): Promise<number[] | null> {
  requireRole(user, ['administrator'], 'send again or throw away dead letters')
  const parsed = selection.safeParse(await readJson(request))
  if (!parsed.success)
    throw badRequest(`Give {"ids": [1, 2]}, or {} for all: ${z.prettifyError(parsed.error)}`)
  return parsed.data.ids ?? null
}

export const deliveryRoutes: Route[] = [
  { method: 'GET', path: '/local/operations', handle: operations },
  {
    method: 'POST',
    path: '/local/deliveries/resend',
    handle: async (context) => ({ resent: context.lake.webhooks.resend(await selected(context)) }),
  },
  {
    method: 'POST',
    path: '/local/deliveries/purge',
    handle: async (context) => ({
      purged: context.lake.webhooks.outbox.purge(await selected(context)),
    }),
  },
]
