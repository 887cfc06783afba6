import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { siteWebhooks, WEBHOOK_API_VERSION } from '../../schemas/site-webhooks.ts'

/** A webhook as the lake's API takes it: https://www.sanity.io/docs/http-reference/webhooks */
export type HookSettings = ReturnType<typeof wantedHooks>[number]

/** The state of one wanted webhook; `differs` lists settings that differ. */
export interface HookState {
  wanted: HookSettings
  /** Undefined when the lake has no webhook at this address. */
  id?: string
  differs: string[]
}

const stored = z.array(
  z.looseObject({
    id: z.string(),
    url: z.string(),
    rule: z.looseObject({
      on: z.array(z.string()),
      filter: z.string().nullish(),
      projection: z.string().nullish(),
    }),
  }),
)

interface HookOptions {
  dataset: string
  secret: string
  /** Whether receivers of changes are configured; plans with few webhooks may have no room for this one. */
  changes: boolean
}

/** The webhooks that the site at `site` needs; `site` includes the base path. */
export const wantedHooks = (site: string, { dataset, secret, changes }: HookOptions) =>
  Object.values(siteWebhooks)
    .filter((hook) => changes || hook !== siteWebhooks.changes)
    .map(({ name, description, path, on, filter, projection }) => ({
      ...{ type: 'document', name, description, url: site.replace(/\/+$/, '') + path, dataset },
      rule: { on: [...on], filter, projection },
      ...{ apiVersion: WEBHOOK_API_VERSION, httpMethod: 'POST', secret },
      ...{ includeDrafts: false, includeAllVersions: false, isDisabledByUser: false },
    }))

/** Compares the webhooks that a lake has, by their addresses, with those that it needs. Writes nothing. */
export async function compareHooks(
  client: SanityClient,
  wanted: readonly HookSettings[],
): Promise<HookState[]> {
  const answer = await client.request<unknown>({ url: place(client) })
  const known = stored.parse(answer)
  return wanted.map((hook) => {
    const found = known.find(({ url }) => url === hook.url)
    return found
      ? { wanted: hook, id: found.id, differs: differences(hook, found) }
      : { wanted: hook, differs: [] }
  })
}

/** Creates missing webhooks and corrects differing ones. */
export async function writeHooks(
  client: SanityClient,
  states: readonly HookState[],
): Promise<void> {
  for (const { id, wanted, differs } of states) {
    if (id !== undefined && differs.length === 0) continue
    await client.request<unknown>({
      url: id === undefined ? place(client) : `${place(client)}/${id}`,
      method: id === undefined ? 'POST' : 'PATCH',
      body: wanted,
    })
  }
}

const place = (client: SanityClient) => `/hooks/projects/${client.config().projectId}`

/** The secret is compared only if the caller has it and the lake shows it, as it does to administrators. */
function differences(wanted: HookSettings, found: z.infer<typeof stored>[number]): string[] {
  const { rule, secret, name, description, ...others } = wanted
  const flat = { ...others, ...rule, on: rule.on.toSorted().join() }
  const has: Record<string, unknown> = {
    ...found,
    ...found.rule,
    on: found.rule.on.toSorted().join(),
  }
  const differs = Object.entries(flat).flatMap(([key, value]) => (has[key] === value ? [] : [key]))
  const shown = found['secret']
  return typeof shown === 'string' && secret !== '' && shown !== secret
    ? [...differs, 'secret']
    : differs
}
