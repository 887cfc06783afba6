import type { SanityClient } from '@sanity/client'
import type { TFunction } from '../../i18n/messages.ts'
import type { AttentionKey, AttentionKind } from './attention-messages.ts'

/** A document that somebody should look at. */
export interface AttentionItem {
  /** Published id. */
  id: string
  type: string
  title: string
  /** What is wrong with it, in words. */
  reason: string
}

export interface Asking {
  client: SanityClient
  now: Date
  t: TFunction<AttentionKey>
  /** Says what went wrong in the language of the Studio. */
  inWords: (problem: string) => string
}

export interface Finder {
  kind: AttentionKind
  find: (asking: Asking) => Promise<AttentionItem[]>
}

/** In GROQ: what a document of any type is called, which is a text also where somebody wrote another value. */
export const NAME =
  'coalesce(string(title.en), string(summary.en), string(label.en), string(text.en), string(name.en), string(from), string(name), _id)'
