import 'server-only'
import type { SanityClient } from '@sanity/client'
import { env } from '../../config/env.ts'
import { sessionKey } from '../../preview/session/session-key.ts'
import { previewSetting } from '../../preview/setting.ts'
import { previewClient } from './preview-client.ts'

/** The client that reads drafts, and the key that signs draft sessions. */
export interface DraftLake {
  client: SanityClient
  key: Buffer
}

/** Undefined when the site shows only published pages. */
export function draftLake(): DraftLake | undefined {
  const client = previewClient('drafts')
  const setting = previewSetting(env)
  return client && setting && { client, key: sessionKey(setting.token) }
}
