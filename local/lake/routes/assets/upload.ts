import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { requireRole } from '../../access/require-role.ts'
import { FORMATS } from '../../assets/image-format.ts'
import type { MeasuredImage } from '../../assets/measure-image.ts'
import { imageMetadata, measureImage } from '../../assets/measure-image.ts'
import { receive } from '../../assets/receive.ts'
import { type UploadOptions, uploadOptions } from '../../assets/upload-options.ts'
import { baseUrl } from '../../http/hosts.ts'
import type { Lake } from '../../lake.ts'
import { applyMutation } from '../../mutations/apply-mutation.ts'
import type { UnfinishedDocument } from '../../mutations/working-copy.ts'
import type { Context } from '../context.ts'
import { assertDataset } from './assert-dataset.ts'

const LIMIT = 64 * 1024 * 1024

/** Names the file and writes its document; without a pause between, so that neither is without the other. */
function keep(
  { lake, user }: Context,
  { part, file, document }: { part: string; file: string; document: UnfinishedDocument },
): void {
  const isNew = !lake.assets.has(file)
  lake.assets.place(part, file)
  try {
    lake.write({ user, transactionId: undefined, dryRun: false }, (copy) =>
      applyMutation(copy, { createIfNotExists: document }, () => []),
    )
  } catch (error) {
    if (isNew) lake.assets.remove(file)
    throw error
  }
}

async function store(
  context: Context,
  { part, received, options }: { part: string; received: Upload; options: UploadOptions },
) {
  const { lake, request } = context
  const { projectId, dataset } = lake.options
  const document = assetDocument(received, `${baseUrl(request)}/images/${projectId}/${dataset}`)
  const file = assetFileName(received)
  const known = lake.store.get(document._id)
  if (known && lake.assets.has(file)) return known
  const metadata = await imageMetadata(part, received.image)
  keep(context, {
    part,
    file,
    document: { ...document, ...options.fields, metadata },
  })
  return storedDocument(lake, document._id)
}

function storedDocument(lake: Lake, id: string) {
  const document = lake.store.get(id)
  if (!document) throw new Error(`The asset "${id}" is missing right after it was written`)
  return document
}

/**
 * Answers an upload with the asset's document. Bytes that are there already are the asset that is
 * there, with what its document says. Only administrators and writers upload.
 */
export async function upload(context: Context) {
  const { lake, request, url, user } = context
  requireRole(user, ['administrator', 'writer', 'editor'], 'upload assets')
  assertDataset(context)
  const options = uploadOptions(url)
  const part = lake.assets.newPart()
  try {
    const { sha1, size } = await receive(request, part, LIMIT)
    const received = { sha1, size, filename: options.filename, image: await measureImage(part) }
    return { document: await store(context, { part, received, options }) }
  } finally {
    await rm(part, { force: true })
  }
}

/** An upload that has been received: `image` is what the bytes are. */
type Upload = { sha1: string; size: number; filename: string | null; image: MeasuredImage }

/** The name of the asset's file; the same bytes are the same asset. */
function assetFileName({ sha1, image }: Upload): string {
  const { width, height } = image.dimensions
  return `${sha1}-${width}x${height}.${FORMATS[image.format].extension}`
}

/** The fields that an asset's document has by its bytes; `base` is `http://…/images/<project>/<dataset>`. */
function assetDocument(received: Upload, base: string) {
  const file = assetFileName(received)
  const { sha1, size, filename, image } = received
  return {
    _id: `image-${file.replace('.', '-')}`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    sha1hash: sha1,
    ...FORMATS[image.format],
    size,
    uploadId: randomBytes(16).toString('hex'),
    path: `${new URL(base).pathname.slice(1)}/${file}`,
    url: `${base}/${file}`,
    ...(filename !== null && { originalFilename: filename }),
  }
}
