import 'server-only'
import { type ClientPerspective, createClient, type SanityClient } from '@sanity/client'
import { env } from '../../config/env.ts'
import { previewSetting } from '../../preview/setting.ts'
import { lakeConfig } from '../lake/client.ts'
import { isDisplayedText } from './displayed-text.ts'

/**
 * A client that reads `perspective`, with Studio links encoded in texts by stega. Undefined when the site shows only
 * published pages.
 */
export function previewClient(perspective: ClientPerspective): SanityClient | undefined {
  const setting = previewSetting(env)
  if (!setting) return undefined
  return createClient({
    ...lakeConfig,
    perspective,
    token: setting.token,
    stega: { enabled: true, studioUrl: setting.studioUrl, filter: isDisplayedText },
  })
}
