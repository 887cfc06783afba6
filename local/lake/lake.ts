import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { AssetFolder } from './assets/asset-folder.ts'
import { removeDeleted } from './assets/remove-deleted.ts'
import { Sessions } from './auth/sessions.ts'
import { type SeedUser, type User, Users } from './auth/users.ts'
import { Hub } from './listen/hub.ts'
import { Tickets } from './listen/tickets.ts'
import { commit, type Transaction } from './mutations/commit.ts'
import { WorkingCopy } from './mutations/working-copy.ts'
import { type OwnedDatabase, openLocked } from './store/open-locked.ts'
import { Store } from './store/store.ts'
import type { DeliverySettings } from './webhook/settings.ts'
import { Webhooks } from './webhook/webhooks.ts'

export type LakeOptions = {
  /** 0 takes any free port. */
  port: number
  dataDir: string
  users: readonly SeedUser[]
  /** Pages of these origins may use the lake with the reader's session. */
  origins: readonly string[]
  projectId: string
  dataset: string
  /** Where the site takes deliveries; without it the site's webhook sleeps. */
  webhook: { url: string; secret: string } | null
  /** How deliveries are tried, where it differs from the presets. */
  delivery?: Partial<DeliverySettings>
}

export type WriteRequest = {
  user: User | null
  transactionId: string | undefined
  dryRun: boolean
  /** See `digestOf`. */
  digest?: string
}

/** One content lake: its documents, who may use them, and who hears of changes. */
export class Lake {
  readonly options: LakeOptions
  readonly database: DatabaseSync
  readonly store: Store
  readonly assets: AssetFolder
  readonly users: Users
  readonly sessions: Sessions
  readonly hub = new Hub()
  readonly tickets = new Tickets()
  readonly webhooks: Webhooks
  readonly #owned: OwnedDatabase

  constructor(options: LakeOptions) {
    this.options = options
    this.#owned = openLocked(options.dataDir)
    this.database = this.#owned.database
    this.store = new Store(this.database)
    this.assets = new AssetFolder(options.dataDir)
    this.users = new Users(this.database, options.users)
    this.sessions = new Sessions(this.database, this.users)
    const { webhook: site, projectId, dataset, delivery: settings } = options
    const read = (id: string) => this.store.get(id)
    this.webhooks = new Webhooks(this.database, { projectId, dataset, site, settings, read })
    this.webhooks.wake()
  }

  /** Runs `change` on a working copy and commits all of it, or throws and commits none of it. */
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
      this.hub.publish(transaction)
    }
    return { transaction, result }
  }

  async close(): Promise<void> {
    await this.webhooks.close()
    this.#owned.close()
  }
}
