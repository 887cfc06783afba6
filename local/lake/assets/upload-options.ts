import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'

const text = z.string().max(4000).optional()

/** The uploader's description of a file, as fields of its document. */
const assetTexts = z.object({ label: text, title: text, description: text, creditLine: text })
const source = z.object({ sourceId: text, sourceName: text, sourceUrl: text })
const others = z.object({
  filename: z.string().max(1000).optional(),
  tag: text,
  // Sent by the Studio as its preset; not stored, as nothing reads it.
  meta: z
    .array(z.enum(['none', 'palette', 'lqip', 'blurhash', 'exif', 'image', 'location']))
    .optional(),
})
const options = z.object({ ...assetTexts.shape, ...source.shape, ...others.shape })

export type UploadOptions = { fields: Record<string, unknown>; filename: string | null }

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The options of an upload; throws 400 for a wrong value, 501 for an unknown option. */
export function uploadOptions(url: URL): UploadOptions {
  const parameters = new Map<string, string | string[]>()
  for (const [name, value] of url.searchParams) {
    if (!Object.hasOwn(options.shape, name)) throw notImplemented(`the option "${name}" of uploads`)
    parameters.set(
      name,
      name === 'meta' ? [...(parameters.get(name) ?? []), ...value.split(',')] : value,
    )
  }
  const parsed = options.safeParse(Object.fromEntries(parameters))
  if (!parsed.success)
    throw badRequest(`The options cannot be read: ${z.prettifyError(parsed.error)}`)
  const { sourceId: id, sourceName: name, sourceUrl } = parsed.data
  const from = given({ id, name, url: sourceUrl })
  const hasSource = Object.keys(from).length > 0
  return {
    fields: {
      ...given(assetTexts.parse(parsed.data)),
      ...(hasSource && { source: { _type: 'sanity.assetSourceData', ...from } }),
    },
    filename: parsed.data.filename || null,
  }
}
