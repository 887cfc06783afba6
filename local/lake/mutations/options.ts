import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

const options = z.object({
  returnIds: flag,
  returnDocuments: flag,
  dryRun: flag,
  // This lake never checks references to other datasets.
  skipCrossDatasetReferenceValidation: flag,
  // A write is on disk and visible to queries before it is answered, so all three mean the same.
  visibility: z.enum(['sync', 'async', 'deferred']).default('sync'),
  transactionId: z.string().optional(),
  tag: z
    .string()
    .regex(/^[a-zA-Z0-9._-]{1,75}$/, 'is 1 to 75 letters, digits, dots, dashes or underscores')
    .optional(),
})

export type MutateOptions = z.infer<typeof options>

/** The options of a mutate call; throws 400 for a wrong value, 501 for an unknown option. */
export function mutateOptions(url: URL): MutateOptions {
  for (const name of url.searchParams.keys()) {
    if (!Object.hasOwn(options.shape, name))
      throw notImplemented(`the option "${name}" of POST /data/mutate/:dataset`)
  }
  const parsed = options.safeParse(Object.fromEntries(url.searchParams))
  if (parsed.success) return parsed.data
  throw badRequest(`The options cannot be read: ${z.prettifyError(parsed.error)}`)
}

/** Validates an id for use in addresses and event ids; undefined requests a generated one. */
export function transactionIdOf(given: string | undefined): string | undefined {
  if (given === undefined || /^[a-zA-Z0-9._:@-]{1,128}$/.test(given)) return given
  throw badRequest(
    `Transaction ID ${JSON.stringify(given)} is not allowed: use up to 128 letters, digits and any of . _ - : @`,
  )
}
