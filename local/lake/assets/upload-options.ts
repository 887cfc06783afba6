import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import type { MetadataPart } from './image-metadata.ts'

const text = z.string().max(4000).optional()

const options = z.object({
  filename: z.string().max(1000).optional(),
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
  tag: text,
  meta: z
    .array(z.enum(['none', 'palette', 'lqip', 'blurhash', 'exif', 'image', 'location']))
    .default(['palette', 'lqip', 'blurhash']),
})

type Options = z.infer<typeof options>

/** What the uploader says of a file: fields of its document, and what to read from an image. */
export type UploadOptions = {
  fields: Record<string, unknown>
  filename: string | null
  metadata: ReadonlySet<MetadataPart>
}

function fieldsOf({
  label,
  title,
  description,
  creditLine,
  sourceId,
  sourceName,
  sourceUrl,
}: Options) {
  const source = { id: sourceId, name: sourceName, url: sourceUrl }
  const told = Object.entries({ label, title, description, creditLine })
  const sources = Object.entries(source).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(told.filter(([, value]) => value !== undefined)),
    ...(sources.length > 0 && {
      source: { _type: 'sanity.assetSourceData', ...Object.fromEntries(sources) },
    }),
  }
}

/** The options of an upload; throws 400 for a wrong value, 501 for an option unknown here. */
export function uploadOptions(url: URL): UploadOptions {
  const given = new Map<string, string | string[]>()
  for (const [name, value] of url.searchParams) {
    if (!Object.hasOwn(options.shape, name) || value === 'thumbhash')
      throw notImplemented(
        `the option "${name}${value === 'thumbhash' ? '=thumbhash' : ''}" of uploads`,
      )
    given.set(name, name === 'meta' ? [...(given.get(name) ?? []), ...value.split(',')] : value)
  }
  const parsed = options.safeParse(Object.fromEntries(given))
  if (!parsed.success)
    throw badRequest(`The options cannot be read: ${z.prettifyError(parsed.error)}`)
  const parts = parsed.data.meta.filter((part) => part !== 'none')
  return {
    fields: fieldsOf(parsed.data),
    filename: parsed.data.filename || null,
    metadata: new Set(parsed.data.meta.includes('none') ? [] : parts),
  }
}
