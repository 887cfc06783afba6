import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../documents/document.ts'
import { isPublishedId } from '../documents/ids.ts'
import type { CommittedChange, Transaction } from '../mutations/commit.ts'
import type { SiteTarget } from './default-hook.ts'
import { Deliverer } from './deliverer.ts'
import type { WebhookDelivery } from './delivery.ts'
import type { Hook, WebhookOperation } from './hook.ts'
import { type ActiveHook, Hooks } from './hooks.ts'
import { Outbox } from './outbox.ts'
import { type PostResult, postDelivery } from './post-delivery.ts'
import { Receivers } from './receivers.ts'
import { applyRule, type Delta } from './rule.ts'
import { type DeliverySettings, deliverySettings } from './settings.ts'

const OPERATION: Record<CommittedChange['transition'], WebhookOperation> = {
  appear: 'create',
  update: 'update',
  disappear: 'delete',
}

/** Whether a webhook gets changes of a document: never of system documents, of drafts and versions only on request. */
function isTold(hook: Hook, id: string): boolean {
  if (id.startsWith('_')) return false
  if (isPublishedId(id)) return true
  return id.startsWith('drafts.') ? hook.includeDrafts : hook.includeAllVersions
}

export type WebhookOptions = {
  projectId: string
  dataset: string
  site: SiteTarget | null
  /** Receivers on this machine or in its networks, as `host` or `host:port`. */
  hosts: readonly string[]
  settings?: Partial<DeliverySettings> | undefined
  read: (id: string) => LakeDocument | null
}

/** The lake's webhooks: stores deliveries in the transaction of their change, and sends them. */
export class Webhooks {
  readonly hooks: Hooks
  readonly outbox: Outbox
  readonly receivers: Receivers
  readonly #options: WebhookOptions
  readonly #settings: DeliverySettings
  readonly #deliverer: Deliverer

  constructor(database: DatabaseSync, options: WebhookOptions) {
    this.#options = options
    this.#settings = { ...deliverySettings, ...options.settings }
    const { site, hosts } = options
    const urls = [site?.url, site?.searchUrl, site?.changesUrl].filter((url) => url !== undefined)
    this.receivers = new Receivers(urls, hosts)
    this.hooks = new Hooks(database, options.dataset, site)
    this.outbox = new Outbox(database)
    this.#deliverer = new Deliverer(
      this.outbox,
      (delivery, stop) => this.#post(delivery, stop),
      this.#settings,
    )
  }

  /** Sends due deliveries; call it at the start and after every commit. */
  wake(): void {
    this.#deliverer.wake()
  }

  /** Stores a transaction's deliveries; call it inside the transaction that writes it. */
  record(transaction: Transaction): void {
    const after = new Map(transaction.changes.map((change) => [change.id, change.after]))
    const read = (id: string) => (after.has(id) ? (after.get(id) ?? null) : this.#options.read(id))
    for (const hook of this.hooks.active())
      for (const change of transaction.changes)
        if (isTold(hook, change.id) && hook.rule.on.includes(OPERATION[change.transition]))
          this.#recordChange(transaction, hook, change, read)
  }

  /** Resends dead letters, all or those named; returns how many. */
  resend(ids: readonly number[] | null): number {
    const revived = this.outbox.revive(ids)
    this.#deliverer.enqueue(revived.map((delivery) => ({ ...delivery, nextAttemptAt: 0 })))
    return revived.length
  }

  async close(): Promise<void> {
    await this.#deliverer.close()
  }

  #recordChange(
    transaction: Transaction,
    hook: ActiveHook,
    change: CommittedChange,
    read: (id: string) => LakeDocument | null,
  ): void {
    const add = (body: string, reason: string | null) =>
      this.outbox.add(transaction, {
        hookId: hook.id,
        documentId: change.id,
        documentType: (change.after ?? change.before)?._type ?? null,
        operation: OPERATION[change.transition],
        body,
        reason,
      })
    const delta: Delta = { before: change.before, after: change.after }
    try {
      const body = applyRule(hook.parsed, delta, { ...this.#options, read })
      if (body !== null) add(body, null)
    } catch (error) {
      // A failing rule must not refuse an edit: it becomes a dead letter.
      add('', ruleFailure(error))
    }
  }

  async #post(delivery: WebhookDelivery, stop: AbortSignal): Promise<PostResult | null> {
    const hook = this.hooks.findActive(delivery.hookId)
    if (!hook) return null
    const { projectId, dataset } = this.#options
    const { timeout } = this.#settings
    return postDelivery(hook, delivery, {
      ...{ projectId, dataset, timeout },
      ...{ stop, receivers: this.receivers },
    })
  }
}

const ruleFailure = (error: unknown) =>
  `The webhook's filter or projection cannot be evaluated: ${error instanceof Error ? error.message : String(error)}`
