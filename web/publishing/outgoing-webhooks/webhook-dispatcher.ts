import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import type { ChangeEvent } from '../../../schemas/undelivered-change.ts'
import { resolveChange } from '../../content/changelog/changelog.ts'
import {
  type EntryWithPages,
  loadEntryWithPages,
} from '../../content/changelog/entry-with-pages.ts'
import { EVERYTHING, isSelected } from '../../content/changelog/selection.ts'
import { namingFailures } from '../../content/lake/lake-failure.ts'
import {
  type ChangeReceiver,
  fetchChangeReceivers,
} from '../../content/revisions/change-receivers.ts'
import type { StoredUndeliveredChange } from '../../content/revisions/undelivered-changes.ts'
import { changeMessage } from '../../formats/facts/change-message.ts'
import { forEachLimited } from '../../server/limits/for-each-limited.ts'
import { withDocument } from '../invalid-content-error.ts'
import { ReplayGuard } from '../replay-guard.ts'
import { deliverMessage, type Refusal, TIMEOUT_MS } from './deliver-message.ts'
import { postMessage } from './post-message.ts'
import { receiverKeys } from './receiver-key.ts'
import { messageHeaders } from './sign-message.ts'
import type { UndeliveredChanges } from './undelivered-changes.ts'

const RECEIVERS_AT_A_TIME = 50
/** How long a sent message is remembered, ms; the lake repeats a delivery for half an hour. */
const REMEMBERED_MS = 60 * 60_000

export interface DispatcherOptions {
  content: SanityClient
  /** The store of undelivered changes; undefined when the site has no token to write them. */
  undelivered: UndeliveredChanges | undefined
  /** The value of CHANGES_WEBHOOK_SECRET. */
  secrets: string
  /** Internal hosts that may be called. */
  hosts: readonly string[]
  /** Origin of the site, without `/docs`. */
  origin: string
  post?: typeof postMessage
  sleep?: (ms: number) => unknown
  now?: () => number
}

/** The receiver ids of a dispatch. */
export interface DispatchResult {
  delivered: string[]
  /** Stored as undelivered changes. */
  failed: string[]
}

/** Sends changes to receivers; one instance per process, which remembers recent messages. */
export class WebhookDispatcher {
  readonly #given: DispatcherOptions & Required<Pick<DispatcherOptions, 'post' | 'now'>>
  /** Keyed by message id. A message stored as undelivered counts as handled too. */
  readonly #guard = new ReplayGuard<void>()

  constructor(given: DispatcherOptions) {
    const content = namingFailures(given.content)
    this.#given = { post: postMessage, now: Date.now, ...given, content }
  }

  /**
   * Sends the published entry `id` to all receivers that select it. A second call for the same revision does nothing.
   * Throws when the lake does not answer or cannot store an undelivered change; a retry then skips the receivers
   * already reached. Throws an InvalidContentError for a malformed entry.
   */
  async dispatch(id: string, event: ChangeEvent): Promise<DispatchResult> {
    const outcome: DispatchResult = { delivered: [], failed: [] }
    const { content, undelivered } = this.#given
    const change = await this.#load(id)
    if (!change) return outcome
    const receivers = await wanting(content, change)
    const before = (await undelivered?.ofEntry(id)) ?? []
    const failures: unknown[] = []
    await forEachLimited(receivers, RECEIVERS_AT_A_TIME, async (receiver) => {
      const kept = before.find((one) => one.receiver === receiver._id)
      const now = this.#given.now()
      const work = async () => {
        const refusal = await this.#deliver(change, receiver, kept?.event ?? event)
        await this.#settle({ id, receiver, event, refusal, kept })
        if (refusal) outcome.failed.push(receiver._id)
        else outcome.delivered.push(receiver._id)
      }
      try {
        // One receiver's failure must not block the others.
        const message = messageId(change, receiver)
        const signed = { signature: message, until: now + REMEMBERED_MS, change: message }
        await this.#guard.once(signed, now, work)
      } catch (error) {
        failures.push(error)
      }
    })
    if (failures.length > 0) throw failures[0]
    return outcome
  }

  /** Retries due deliveries. Throws, after all of them, when the lake does not answer. */
  async dispatchDue(): Promise<DispatchResult> {
    return this.#again(await this.#kept((undelivered) => undelivered.due(this.#given.now())))
  }

  /** Resends the undelivered change with this id at once, when an operator asked for it. */
  async redispatch(id: string): Promise<DispatchResult> {
    return this.#again(await this.#kept((undelivered) => undelivered.resendRequest(id)))
  }

  async #kept(
    read: (undelivered: UndeliveredChanges) => Promise<StoredUndeliveredChange[]>,
  ): Promise<StoredUndeliveredChange[]> {
    return this.#given.undelivered ? read(this.#given.undelivered) : []
  }

  async #again(all: readonly StoredUndeliveredChange[]): Promise<DispatchResult> {
    const outcome: DispatchResult = { delivered: [], failed: [] }
    const failures: unknown[] = []
    await forEachLimited(all, RECEIVERS_AT_A_TIME, async (kept) => {
      try {
        await this.#sendAgain(kept, outcome)
      } catch (error) {
        failures.push(error)
      }
    })
    if (failures.length > 0) throw failures[0]
    return outcome
  }

  async #sendAgain(kept: StoredUndeliveredChange, outcome: DispatchResult): Promise<void> {
    const { content, undelivered, now } = this.#given
    if (!(await undelivered?.claim(kept, now()))) return
    const { entry: id, receiver: to, event } = kept
    const change = await this.#load(id)
    const receiver = change && (await wanting(content, change)).find(({ _id }) => _id === to)
    // The entry was deleted, or the receiver was switched off or no longer selects it.
    if (!receiver) return undelivered?.forget(kept)
    // No waits: the next automatic attempt follows at least five minutes later anyway.
    const refusal = await this.#deliver(change, receiver, event, [])
    await this.#settle({ id, receiver, event, refusal, kept })
    if (refusal) outcome.failed.push(to)
    else outcome.delivered.push(to)
  }

  #load(id: string): Promise<EntryWithPages | undefined> {
    return withDocument({ id, type: 'changelogEntry' }, () =>
      loadEntryWithPages(this.#given.content, id),
    )
  }

  async #settle({
    id,
    receiver,
    event,
    refusal,
    kept,
  }: {
    id: string
    receiver: ChangeReceiver
    event: ChangeEvent
    refusal: Refusal | undefined
    kept: StoredUndeliveredChange | undefined
  }): Promise<void> {
    const { undelivered, now } = this.#given
    if (!refusal) {
      if (kept) await undelivered?.forget(kept)
      return
    }
    if (!undelivered)
      throw new Error(
        `${receiver.name} was not told of ${id}, which cannot be kept without SANITY_PUBLISH_TOKEN: ${refusal.reason}`,
      )
    console.warn(`${receiver.name} was not told of ${id}: ${refusal.reason}`)
    await undelivered.keep({ entry: id, receiver: receiver._id, event, refusal, at: now() }, kept)
  }

  #deliver(
    change: EntryWithPages,
    receiver: ChangeReceiver,
    event: ChangeEvent,
    waits?: readonly number[],
  ): Promise<Refusal | undefined> {
    const { secrets, hosts, origin, post, sleep, now } = this.#given
    const body = JSON.stringify(changeMessage(event, change, origin))
    const id = messageId(change, receiver)
    const keys = receiverKeys(secrets, receiver._id)
    const send = () => {
      const headers = messageHeaders({ id, body, at: now(), keys })
      return post(receiver.url, { headers, body, hosts, timeout: TIMEOUT_MS })
    }
    return deliverMessage(send, { ...(waits && { waits }), ...(sleep && { sleep }) })
  }
}

/** Equal whenever this revision is sent to this receiver, by any instance. */
function messageId({ entry: { _id, _rev } }: EntryWithPages, receiver: ChangeReceiver): string {
  const hash = createHash('sha256').update(`${_id} ${_rev} ${receiver._id}`).digest('base64url')
  return `msg_${hash.slice(0, 27)}`
}

async function wanting(content: SanityClient, change: EntryWithPages): Promise<ChangeReceiver[]> {
  // Areas and breaking changes do not depend on the locale.
  const { entry: stored, pages, users } = change
  const entry = resolveChange(stored, { locale: 'en', pages, users })
  const all = await fetchChangeReceivers(content)
  return all.filter(
    ({ enabled, areas, breaking }) =>
      enabled && isSelected(entry, { ...EVERYTHING, areas, breaking }, 'en'),
  )
}
