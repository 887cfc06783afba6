import { z } from 'zod'

/** The environment variables with which the Studio is built. */
export const studioEnvSchema = z.object({
  SANITY_STUDIO_PROJECT_ID: z.string(),
  SANITY_STUDIO_DATASET: z.string(),
  /** Undefined for the hosted Content Lake. */
  SANITY_STUDIO_API_HOST: z.url().optional(),
  /** Address of the documentation site, its base path included. */
  SANITY_STUDIO_SITE_URL: z.url().default('http://localhost:3000/docs'),
})
