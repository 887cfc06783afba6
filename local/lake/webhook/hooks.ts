import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { unlessFull } from '../../disk-full.ts'
import { SITE_HOOKS, type SiteTarget, siteHooks } from './default-hook.ts'
import { type Hook, type HookSettings, hookSettings } from './hook.ts'
import { parseRule } from './rule.ts'

const storedHook = hookSettings.extend({
  id: z.string(),
  createdAt: z.string(),
  createdByUserId: z.string(),
})

export type ActiveHook = Hook & { parsed: ReturnType<typeof parseRule> }

/** The lake's webhooks: stored in the database, and cached with their parsed rules. */
export class Hooks {
  readonly #database: DatabaseSync
  readonly #known = new Map<string, ActiveHook>()
  /** Ids of the site's webhooks whose address the environment gives. */
  readonly #sites: ReadonlySet<string>

  /** `site` are the environment's settings of the site's webhooks; null disables these. */
  constructor(database: DatabaseSync, dataset: string, site: SiteTarget | null) {
    this.#database = database
    const presets = site ? siteHooks(site, dataset) : {}
    this.#sites = new Set(Object.keys(presets))
    for (const row of database.prepare('SELECT body FROM hooks ORDER BY id').all())
      this.#remember(storedHook.parse(JSON.parse(String(row['body']))))
    for (const [id, settings] of Object.entries(presets)) this.#adopt(id, settings)
  }

  list(): Hook[] {
    return [...this.#known.values()]
      .map(withoutRule)
      .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  }

  get(id: string): Hook | null {
    const hook = this.#known.get(id)
    return hook ? withoutRule(hook) : null
  }

  /** Webhooks for which deliveries are created. */
  active(): ActiveHook[] {
    return [...this.#known.values()].filter((hook) => this.#isActive(hook))
  }

  findActive(id: string): ActiveHook | null {
    const hook = this.#known.get(id)
    return hook && this.#isActive(hook) ? hook : null
  }

  /** Throws groq-js's error when the rule cannot be parsed, before anything is stored. */
  create(settings: HookSettings, userId: string): Hook {
    const id = randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0')
    return this.#save({
      ...settings,
      id,
      createdAt: new Date().toISOString(),
      createdByUserId: userId,
    })
  }

  update(hook: Hook, settings: HookSettings): Hook {
    return this.#save({ ...hook, ...settings })
  }

  delete(id: string): void {
    this.#database.prepare('DELETE FROM hooks WHERE id = ?').run(id)
    this.#known.delete(id)
  }

  #isActive(hook: Hook): boolean {
    return !hook.isDisabledByUser && (!SITE_HOOKS.includes(hook.id) || this.#sites.has(hook.id))
  }

  /** Creates a preset webhook; an existing one keeps its edited settings, except address and secret. */
  #adopt(id: string, preset: HookSettings): void {
    const known = this.get(id)
    const { url, secret } = preset
    const made = { id, createdAt: new Date().toISOString(), createdByUserId: 'system' }
    const hook = known ? { ...known, url, secret } : { ...preset, ...made }
    if (known?.url === hook.url && known.secret === hook.secret) return
    this.#remember(hook)
    // On a full disk, it is stored at the next start.
    unlessFull(() => this.#save(hook))
  }

  #save(hook: Hook): Hook {
    const parsed = parseRule(hook.rule)
    this.#database
      .prepare(
        `INSERT INTO hooks (id, body) VALUES (?, ?)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
      )
      .run(hook.id, JSON.stringify(hook))
    this.#known.set(hook.id, { ...hook, parsed })
    return hook
  }

  #remember(hook: Hook): void {
    this.#known.set(hook.id, { ...hook, parsed: parseRule(hook.rule) })
  }
}

function withoutRule({ parsed: _, ...hook }: ActiveHook): Hook {
  return hook
}
