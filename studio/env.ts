// The CLI replaces each of these with its value at build time, so every name is written out.

/** Which lake the Studio edits. `apiHost` is undefined for the hosted service. */
export const lake = {
  projectId: required('SANITY_STUDIO_PROJECT_ID', process.env.SANITY_STUDIO_PROJECT_ID),
  dataset: required('SANITY_STUDIO_DATASET', process.env.SANITY_STUDIO_DATASET),
  apiHost: process.env.SANITY_STUDIO_API_HOST || undefined,
}

/** Address of the documentation site, its base path included. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000/docs'

function required(name: string, value: string | undefined): string {
  if (value) return value
  throw new Error(
    `${name} is not set. The Studio needs it when it is built: ${name}=… sanity build. The stack's start command sets it.`,
  )
}
