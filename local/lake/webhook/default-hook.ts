import type { HookSettings } from './hook.ts'

/** The webhook whose address and secret the environment gives. */
export const SITE_HOOK = 'site'

/** What the site is told of each changed published document. */
const PROJECTION = `{
  "id": _id, "type": _type, "rev": _rev,
  "operation": delta::operation(),
  "path": path.current, "pathBefore": before().path.current,
  "linkChanged": delta::operation() != "update"
    || before().path.current != after().path.current
    || coalesce(before().sidebarLabel, before().title).en != coalesce(after().sidebarLabel, after().title).en
    || coalesce(before().sidebarLabel, before().title).zhTW != coalesce(after().sidebarLabel, after().title).zhTW
    || array::join(coalesce(before().body.en[_type == "enumTable"].enum._ref, []), " ")
      != array::join(coalesce(after().body.en[_type == "enumTable"].enum._ref, []), " ")
}`

/** The rule that the site's webhook starts with; it is data from then on, and can be changed. */
export function siteHook(target: { url: string; secret: string }, dataset: string): HookSettings {
  return {
    type: 'document',
    name: 'Documentation site',
    description: 'Regenerates the pages of the site that show what was published.',
    url: target.url,
    dataset,
    rule: {
      on: ['create', 'update', 'delete'],
      // Reviews change what writers see, and no page.
      filter: '_type != "workflow"',
      projection: PROJECTION,
    },
    apiVersion: 'v2025-02-19',
    httpMethod: 'POST',
    includeDrafts: false,
    includeAllVersions: false,
    headers: {},
    secret: target.secret,
    isDisabledByUser: false,
  }
}
