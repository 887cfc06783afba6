import { describe, expect, it } from 'vitest'
import { RenderedImages } from './rendered-images.ts'
import { Turns } from './turns.ts'

const MEGABYTE = 1024 * 1024
const image = (size: number) => async () => ({ body: Buffer.alloc(size), type: 'image/png' })

describe('images that were made', () => {
  it('are kept within 64 MiB, those unused for longest dropped first', async () => {
    const images = new RenderedImages()
    for (let key = 0; key < 100; key++) {
      await images.get(String(key), image(MEGABYTE))
      await images.get('0', image(MEGABYTE))
    }
    expect(images.bytes).toBe(64 * MEGABYTE)
    let made = 0
    const counted = async () => {
      made++
      return image(1)()
    }
    await images.get('0', counted)
    await images.get('99', counted)
    expect(made).toBe(0)
    await images.get('1', counted)
    expect(made).toBe(1)
  })

  it('are made once for all who ask at once, and again after a failure', async () => {
    const images = new RenderedImages()
    let made = 0
    const make = async () => {
      made++
      if (made === 1) throw new Error('timeout: 12% complete')
      return image(1)()
    }
    const failed = await Promise.allSettled([images.get('a', make), images.get('a', make)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(failed[0]).toMatchObject({ reason: { status: 400 } })
    await Promise.all([images.get('a', make), images.get('a', make)])
    expect(made).toBe(2)
  })
})

describe('turns', () => {
  it('lets only so many run, and so many wait', async () => {
    const turns = new Turns(2, 3)
    const { promise, resolve } = Promise.withResolvers<void>()
    let [running, most] = [0, 0]
    const work = async () => {
      running++
      most = Math.max(most, running)
      await promise
      running--
    }
    const five = Array.from({ length: 5 }, () => turns.run(work))
    await expect(turns.run(work)).rejects.toMatchObject({ status: 503 })
    resolve()
    await Promise.all(five)
    expect([most, running]).toEqual([2, 0])
    await turns.run(work)
  })
})
