import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { AssetFolder } from './assets/asset-folder.ts'
import { assetFileOf } from './assets/asset-name.ts'
import type { SeedUser } from './auth/seed-users.ts'
import { Sessions } from './auth/sessions.ts'
import { type User, Users } from './auth/users.ts'
import { type CallLimits, RequestLimits } from './http/request-limits.ts'
import type { ConnectionSettings } from './listen/connections.ts'
import { Realtime } from './listen/realtime.ts'
import { type CommittedChange, commit, type Transaction } from './mutations/commit.ts'
import { WorkingCopy } from './mutations/working-copy.ts'
import { type OwnedDatabase, openLocked } from './store/open-locked.ts'
import { Store } from './store/store.ts'
import type { SiteTarget } from './webhook/default-hook.ts'
import type { DeliverySettings } from './webhook/settings.ts'
import { Webhooks } from './webhook/webhooks.ts'

export type LakeOptions = {
  /** 0 selects a free port. */
  port: number
  dataDir: string
  users: readonly SeedUser[]
  /** Origins whose pages may use the lake with a user's session. */
  origins: readonly string[]
  projectId: string
  dataset: string
  /** Address of the site's webhooks; null disables them. */
  webhook: SiteTarget | null
  /** Further receivers on this machine or in its networks that webhooks may reach, as `host` or `host:port`. */
  webhookHosts?: readonly string[]
  /** Call limits, so that tests can check clients. */
  limits?: CallLimits
  /** Current time in ms, for tests. */
  now?: () => number
  /** Delivery settings that differ from the presets. */
  delivery?: Partial<DeliverySettings>
  /** Connection settings that differ from the presets. */
  connections?: Partial<ConnectionSettings>
}

export type WriteRequest = {
  user: User | null
  transactionId: string | undefined
  dryRun: boolean
  /** See `digestOf`. */
  digest?: string
}

/** One content lake: its documents, users, and listeners. */
export class Lake {
  readonly options: LakeOptions
  readonly database: DatabaseSync
  readonly store: Store
  readonly assets: AssetFolder
  readonly users: Users
  readonly sessions: Sessions
  readonly limits: RequestLimits | null
  readonly realtime: Realtime
  readonly webhooks: Webhooks
  readonly #owned: OwnedDatabase

  constructor(options: LakeOptions) {
    this.options = options
    this.#owned = openLocked(options.dataDir)
    this.database = this.#owned.database
    this.store = new Store(this.database)
    this.assets = new AssetFolder(options.dataDir)
    const now = options.now ?? (() => Date.now())
    this.users = new Users(options.users)
    this.sessions = new Sessions(this.database, this.users, now)
    this.limits = options.limits ? new RequestLimits(options.limits, now) : null
    this.realtime = new Realtime(this.store, options.connections)
    const { webhook: site, webhookHosts: hosts = [], projectId, dataset } = options
    const read = (id: string) => this.store.get(id)
    this.webhooks = new Webhooks(this.database, {
      projectId,
      dataset,
      site,
      hosts,
      settings: options.delivery,
      read,
    })
    this.webhooks.wake()
  }

  /** Runs `change` on a working copy and commits all of it; when it throws, commits nothing. */
  write<T>(
    { user, transactionId, dryRun, digest }: WriteRequest,
    change: (copy: WorkingCopy) => T,
  ): { transaction: Transaction; result: T } {
    const copy = new WorkingCopy((id) => this.store.get(id))
    const result = change(copy)
    const request = {
      user,
      dryRun,
      digest,
      transactionId: transactionId ?? randomBytes(16).toString('hex'),
    }
    const transaction = commit(this, copy, request, (written) => this.webhooks.record(written))
    if (!dryRun && transaction.changes.length > 0) {
      removeDeleted(this.assets, transaction.changes)
      this.webhooks.wake()
      this.realtime.publish(transaction)
    }
    return { transaction, result }
  }

  async close(): Promise<void> {
    this.realtime.close()
    await this.webhooks.close()
    this.#owned.close()
  }
}

/**
 * Deletes the bytes of asset documents that a transaction deleted. Called in the same turn of the event loop as the
 * commit: an upload of the same bytes comes entirely before or after.
 */
function removeDeleted(folder: AssetFolder, changes: readonly CommittedChange[]): void {
  for (const { id, transition } of changes) {
    const file = transition === 'disappear' ? assetFileOf(id) : null
    if (file !== null) folder.remove(file)
  }
}
