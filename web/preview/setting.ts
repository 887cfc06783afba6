import type { WebEnv } from '../config/env.ts'

/** What showing drafts takes: a token that may read them, and the Studio from which they are opened. */
export type PreviewSetting = { token: string; studioUrl: string }

/** The setting, or undefined where the site shows published pages alone. */
export function previewSetting(env: WebEnv): PreviewSetting | undefined {
  const { SANITY_READ_TOKEN: token, STUDIO_URL: studioUrl } = env
  return token === undefined || studioUrl === undefined ? undefined : { token, studioUrl }
}
