import type { Mutation, SanityClient } from '@sanity/client'

/** What a migration would do: nothing, once it is done. */
export interface Planned {
  /** Of each document, its id and what becomes of it. */
  lines: string[]
  /** All of it, in one transaction. */
  mutations: Mutation[]
}

/** Looks at what the lake holds and plans what it should hold; writes nothing. */
export type Migration = (client: SanityClient) => Promise<Planned>
