import type { SanityClient } from '@sanity/client'
import type { TFunction } from '../../i18n/messages.ts'
import type { AttentionKey, AttentionKind } from './attention-messages.ts'

/** A document that needs attention. */
export interface AttentionItem {
  id: string
  type: string
  title: string
  /** The problem in words. */
  reason: string
}

export interface FinderContext {
  client: SanityClient
  now: Date
  t: TFunction<AttentionKey>
  /** Translates a problem into the language of the Studio. */
  inWords: (problem: string) => string
}

export interface Finder {
  kind: AttentionKind
  find: (asking: FinderContext) => Promise<AttentionItem[]>
}

/** GROQ expression for the title of a document of any type; always a string, even if a title has another type. */
export const TITLE_EXPRESSION =
  'coalesce(string(title.en), string(summary.en), string(label.en), string(text.en), string(name.en), string(from), string(name), _id)'
