import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { requireRole } from '../../access/require-role.ts'
import { FORMATS } from '../../assets/image-format.ts'
import type { MeasuredImage } from '../../assets/measure-image.ts'
import { imageMetadata, measureImage } from '../../assets/measure-image.ts'
import { receiveUpload } from '../../assets/receive-upload.ts'
import { type UploadOptions, uploadOptions } from '../../assets/upload-options.ts'
import { baseUrl } from '../../http/hosts.ts'
import type { Lake } from '../../lake.ts'
import { applyMutation } from '../../mutations/apply-mutation.ts'
import type { UnfinishedDocument } from '../../mutations/working-copy.ts'
import type { Context } from '../context.ts'
import { assertDataset } from './assert-dataset.ts'

const LIMIT = 64 * 1024 * 1024

/** Moves the file and writes its document in one turn of the event loop, so that neither exists without the other. */
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
 * Answers an upload with the asset's document. Known bytes return the existing asset with its document. Only
 * administrators, writers and editor tokens may upload.
 */
export async function upload(context: Context) {
  const { lake, request, url, user } = context
  requireRole(user, ['administrator', 'writer', 'editor'], 'upload assets')
  assertDataset(context)
  const options = uploadOptions(url)
  const part = lake.assets.newPart()
  try {
    const { sha1, size } = await receiveUpload(request, part, LIMIT)
    const received = { sha1, size, filename: options.filename, image: await measureImage(part) }
    return { document: await store(context, { part, received, options }) }
  } finally {
    await rm(part, { force: true })
  }
}

/** A received upload; `image` describes its bytes. */
type Upload = { sha1: string; size: number; filename: string | null; image: MeasuredImage }

/** The file name of an asset, derived from its content: the same bytes are the same asset. */
function assetFileName({ sha1, image }: Upload): string {
  const { width, height } = image.dimensions
  return `${sha1}-${width}x${height}.${FORMATS[image.format].extension}`
}

/** Fields of an asset document that follow from its bytes; `base` is `http://…/images/<project>/<dataset>`. */
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
