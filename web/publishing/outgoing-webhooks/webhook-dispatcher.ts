import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import type { ChangeEvent } from '../../../schemas/undelivered-change.ts'
import { resolveChange } from '../../content/changelog/changelog.ts'
import { EVERYTHING, isSelected } from '../../content/changelog/selection.ts'
import { loadToldChange, type ToldChange } from '../../content/changelog/told-change.ts'
import { namingFailures } from '../../content/lake/lake-failure.ts'
import {
  type ChangeReceiver,
  fetchChangeReceivers,
} from '../../content/revisions/change-receivers.ts'
import type { StoredUndeliveredChange } from '../../content/revisions/undelivered-changes.ts'
import { changeMessage } from '../../formats/facts/change-message.ts'
import { eachAtATime } from '../../server/limits/each-at-a-time.ts'
import { withDocument } from '../invalid-content-error.ts'
import { ReplayGuard } from '../replay-guard.ts'
import { deliverMessage, type Refusal, TIMEOUT_MS } from './deliver-message.ts'
import { postMessage } from './post-message.ts'
import { receiverKeys } from './receiver-key.ts'
import { messageHeaders } from './sign-message.ts'
import type { UndeliveredChanges } from './undelivered-changes.ts'

const RECEIVERS_AT_A_TIME = 50
/** For so long, in ms, nothing is sent twice: a lake tells of a change for half an hour. */
const REMEMBERED_MS = 60 * 60_000

export interface DispatcherOptions {
  content: SanityClient
  /** Where what was not taken is kept; undefined where the site may not write it. */
  undelivered: UndeliveredChanges | undefined
  /** The value of CHANGES_WEBHOOK_SECRET. */
  secrets: string
  /** Receivers on this machine or in its networks that may be called. */
  hosts: readonly string[]
  /** Of the site, without `/docs`. */
  origin: string
  post?: typeof postMessage
  sleep?: (ms: number) => unknown
  now?: () => number
}

/** What became of telling: the ids of receivers. */
export interface DispatchResult {
  delivered: string[]
  /** Each is kept among what was not delivered. */
  failed: string[]
}

/** Tells receivers of changes; one for a process, which remembers what it told lately. */
export class WebhookDispatcher {
  readonly #given: DispatcherOptions & Required<Pick<DispatcherOptions, 'post' | 'now'>>
  /** By what was sent to whom. What was kept because nobody took it counts as done as well. */
  readonly #guard = new ReplayGuard<void>()

  constructor(given: DispatcherOptions) {
    const content = namingFailures(given.content)
    this.#given = { post: postMessage, now: Date.now, ...given, content }
  }

  /**
   * Tells everybody who wants to know it of the published entry `id`. Told twice of one revision it does
   * nothing more. Throws when the lake does not answer, or what was not delivered cannot be kept: who is told
   * already is not told again then. An InvalidContentError where the entry is malformed.
   */
  async dispatch(id: string, event: ChangeEvent): Promise<DispatchResult> {
    const outcome: DispatchResult = { delivered: [], failed: [] }
    const { content, undelivered } = this.#given
    const change = await this.#load(id)
    if (!change) return outcome
    const receivers = await wanting(content, change)
    const before = (await undelivered?.ofEntry(id)) ?? []
    const failures: unknown[] = []
    await eachAtATime(receivers, RECEIVERS_AT_A_TIME, async (receiver) => {
      const kept = before.find((one) => one.receiver === receiver._id)
      const now = this.#given.now()
      const work = async () => {
        const refusal = await this.#deliver(change, receiver, kept?.event ?? event)
        await this.#settle({ id, receiver, event, refusal, kept })
        if (refusal) outcome.failed.push(receiver._id)
        else outcome.delivered.push(receiver._id)
      }
      try {
        // What is not taken by one keeps no other waiting.
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

  /** Sends again what is due. Throws, at the end, when the lake does not answer. */
  async dispatchDue(): Promise<DispatchResult> {
    return this.#again(await this.#kept((undelivered) => undelivered.due(this.#given.now())))
  }

  /** Sends again at once what was not delivered, known by its id, where an operator wants it. */
  async redispatch(id: string): Promise<DispatchResult> {
    return this.#again(await this.#kept((undelivered) => undelivered.asked(id)))
  }

  async #kept(
    read: (undelivered: UndeliveredChanges) => Promise<StoredUndeliveredChange[]>,
  ): Promise<StoredUndeliveredChange[]> {
    return this.#given.undelivered ? read(this.#given.undelivered) : []
  }

  async #again(all: readonly StoredUndeliveredChange[]): Promise<DispatchResult> {
    const outcome: DispatchResult = { delivered: [], failed: [] }
    const failures: unknown[] = []
    await eachAtATime(all, RECEIVERS_AT_A_TIME, async (kept) => {
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
    // Taken back, switched off or not wanted any more: there is nothing to tell.
    if (!receiver) return undelivered?.forget(kept)
    // Five minutes later it is tried once more anyway.
    const refusal = await this.#deliver(change, receiver, event, [])
    await this.#settle({ id, receiver, event, refusal, kept })
    if (refusal) outcome.failed.push(to)
    else outcome.delivered.push(to)
  }

  #load(id: string): Promise<ToldChange | undefined> {
    return withDocument({ id, type: 'changelogEntry' }, () =>
      loadToldChange(this.#given.content, id),
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
    change: ToldChange,
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

/** The same whenever this revision is sent to this receiver, by whichever instance. */
function messageId({ entry: { _id, _rev } }: ToldChange, receiver: ChangeReceiver): string {
  const hash = createHash('sha256').update(`${_id} ${_rev} ${receiver._id}`).digest('base64url')
  return `msg_${hash.slice(0, 27)}`
}

async function wanting(content: SanityClient, change: ToldChange): Promise<ChangeReceiver[]> {
  // Areas and what breaks a client are the same in every language.
  const { entry: stored, pages, users } = change
  const entry = resolveChange(stored, { locale: 'en', pages, users })
  const all = await fetchChangeReceivers(content)
  return all.filter(
    ({ enabled, areas, breaking }) =>
      enabled && isSelected(entry, { ...EVERYTHING, areas, breaking }, 'en'),
  )
}
