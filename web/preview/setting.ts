import type { WebEnv } from '../config/env.ts'

/** The settings that drafts require: a token that reads them, and the Studio that opens them. */
export type PreviewSetting = { token: string; studioUrl: string }

/** The setting; undefined when the site shows only published pages. */
export function previewSetting(env: WebEnv): PreviewSetting | undefined {
  const { SANITY_READ_TOKEN: token, STUDIO_URL: studioUrl } = env
  return token === undefined || studioUrl === undefined ? undefined : { token, studioUrl }
}
