import { expect, it } from 'vitest'
import { RenderedImages } from './rendered-images.ts'

it('makes an image once for all who ask, and again after a failure', async () => {
  const images = new RenderedImages()
  let made = 0
  const make = async () => {
    made++
    if (made === 1) throw new Error('timeout: 12% complete')
    return { body: Buffer.alloc(1), type: 'image/png' }
  }
  const failed = await Promise.allSettled([images.get('a', make), images.get('a', make)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(failed[0]).toMatchObject({ reason: { status: 400 } })
  await Promise.all([images.get('a', make), images.get('a', make)])
  expect(made).toBe(2)
})
