import { readEnvironment } from '../schemas/environment/read-environment.ts'
import { studioEnvSchema } from './env-schema.ts'

// The CLI replaces each variable of `process.env` with its value at build time, so every name must be written out.
const env = readEnvironment(
  studioEnvSchema,
  {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
    SANITY_STUDIO_API_HOST: process.env.SANITY_STUDIO_API_HOST,
    SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL,
  },
  'the Studio',
)

/** The project, dataset and host that the Studio edits. `apiHost` is undefined for the hosted Content Lake. */
export const lake = {
  projectId: env.SANITY_STUDIO_PROJECT_ID,
  dataset: env.SANITY_STUDIO_DATASET,
  apiHost: env.SANITY_STUDIO_API_HOST,
}

/** Address of the documentation site, its base path included. */
export const siteUrl = env.SANITY_STUDIO_SITE_URL
