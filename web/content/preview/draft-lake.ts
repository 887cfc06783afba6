import 'server-only'
import type { SanityClient } from '@sanity/client'
import { env } from '../../config/env.ts'
import { sessionKey } from '../../preview/session/session-key.ts'
import { previewSetting } from '../../preview/setting.ts'
import { previewClient } from './preview-client.ts'

/** Where drafts are, and the key that signs the sessions in which they are seen. */
export interface DraftLake {
  client: SanityClient
  key: Buffer
}

/** Undefined where the site shows published pages alone. */
export function draftLake(): DraftLake | undefined {
  const client = previewClient('drafts')
  const setting = previewSetting(env)
  return client && setting && { client, key: sessionKey(setting.token) }
}
