import { z } from 'zod'

export const OPERATIONS = ['create', 'update', 'delete'] as const
export type WebhookOperation = (typeof OPERATIONS)[number]

const rule = z.strictObject({
  on: z.array(z.enum(OPERATIONS)).min(1),
  filter: z.string().nullable().default(null),
  projection: z.string().nullable().default(null),
})

/** The settings of a webhook; names and defaults are the hosted service's. */
export const hookSettings = z.strictObject({
  type: z.literal('document').default('document'),
  name: z.string().min(1).max(200),
  description: z.string().max(1024).nullable().default(null),
  url: z.url({ protocol: /^https?$/ }),
  dataset: z.string(),
  rule: rule.prefault({ on: ['create', 'update', 'delete'] }),
  apiVersion: z
    .string()
    .regex(/^v(\d{4}-\d{2}-\d{2}|X)$/, 'a version such as v2025-02-19')
    .default('v2021-03-25'),
  httpMethod: z.enum(['POST', 'PUT', 'PATCH', 'DELETE', 'GET']).default('POST'),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
  headers: z.record(z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/), z.string()).default({}),
  secret: z.string().min(1).nullable().default(null),
  isDisabledByUser: z.boolean().default(false),
})
export type HookSettings = z.infer<typeof hookSettings>

/** A webhook: its settings, and the fields that the lake adds. */
export type Hook = HookSettings & { id: string; createdAt: string; createdByUserId: string }

/** A webhook in the hosted service's format; secret and headers only for users who may set them. */
export function presentHook(hook: Hook, projectId: string, withSecrets: boolean) {
  return {
    ...hook,
    projectId,
    isDisabled: hook.isDisabledByUser,
    deletedAt: null,
    ...(!withSecrets && { secret: null, headers: {} }),
  }
}
