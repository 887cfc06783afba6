import { z } from 'zod'

/** Each variable that the Studio is built with. */
export const studioEnvSchema = z.object({
  SANITY_STUDIO_PROJECT_ID: z.string(),
  SANITY_STUDIO_DATASET: z.string(),
  /** Unset means the hosted Content Lake. */
  SANITY_STUDIO_API_HOST: z.url().optional(),
  /** Address of the documentation site, its base path included. */
  SANITY_STUDIO_SITE_URL: z.url().default('http://localhost:3000/docs'),
})
