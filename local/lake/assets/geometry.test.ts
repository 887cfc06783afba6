import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clippedRect, geometryOf } from './geometry.ts'
import { MAX_OUTPUT, MAX_SIDE } from './image-library.ts'
import { transformationOf } from './transformation.ts'

const geometry = (width: number, height: number, query: string) =>
  geometryOf({ width, height }, transformationOf(new URLSearchParams(query)))

describe('geometryOf', () => {
  it.each([
    ['', { width: 1000, height: 500 }],
    ['w=200', { width: 200, height: 100 }],
    ['h=200', { width: 400, height: 200 }],
    ['w=200&dpr=1.5', { width: 300, height: 150 }],
    ['w=4000&dpr=3', { width: 7071, height: 3535 }],
    ['w=2000', { width: 2000, height: 1000 }],
    ['w=2000&fit=max', { width: 1000, height: 500 }],
    ['w=2000&fit=min', { width: 1000, height: 500 }],
    ['w=300&h=300', { width: 300, height: 150 }],
    ['w=300&h=300&fit=min', { width: 300, height: 300 }],
    ['w=3000&h=3000&fit=min', { width: 500, height: 500 }],
    ['w=300&h=10&fit=scale', { width: 300, height: 10 }],
    ['w=400&max-h=100&fit=crop', { width: 400, height: 100 }],
    ['w=400&min-h=300&fit=crop', { width: 400, height: 300 }],
    ['w=400&max-h=100', { width: 400, height: 200 }],
    ['max-w=100&max-h=100&fit=crop', { width: 100, height: 100 }],
  ])('brings 1000 × 500 by "%s" to %o', (query, size) => {
    expect(geometry(1000, 500, query).size).toEqual(size)
  })

  it.each([
    ['', { left: 250, top: 0, width: 500, height: 500 }],
    ['&crop=left', { left: 0, top: 0, width: 500, height: 500 }],
    ['&crop=right,top', { left: 500, top: 0, width: 500, height: 500 }],
    ['&crop=focalpoint&fp-x=0', { left: 0, top: 0, width: 500, height: 500 }],
    ['&crop=focalpoint&fp-x=0.6', { left: 350, top: 0, width: 500, height: 500 }],
    ['&crop=focalpoint&fp-x=1', { left: 500, top: 0, width: 500, height: 500 }],
  ])('takes of 1000 × 500 for a square with "%s" %o', (crop, region) => {
    expect(geometry(1000, 500, `w=50&h=50&fit=crop${crop}`).region).toEqual(region)
  })

  it('fills what is left of the box evenly', () => {
    expect(geometry(1000, 500, 'w=101&h=201&fit=fill').margins).toEqual({
      left: 0,
      right: 0,
      top: 75,
      bottom: 75,
    })
    expect(() => geometry(10, 10, 'w=8000&h=10&fit=scale&pad=100')).toThrow('larger than 8192')
  })

  it('stays within the image and within what can be made, for any image and size', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    const asked = fc.record(
      {
        w: fc.integer({ min: 1, max: MAX_SIDE }),
        h: fc.integer({ min: 1, max: MAX_SIDE }),
        'max-h': fc.integer({ min: 1, max: MAX_SIDE }),
        'min-w': fc.integer({ min: 1, max: MAX_SIDE }),
        dpr: fc.constantFrom(1, 2, 3),
        fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'),
        crop: fc.constantFrom('left', 'bottom', 'focalpoint'),
        'fp-x': fc.constantFrom(0, 0.3, 1),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(side, side, asked, (width, height, parameters) => {
        const entries = Object.entries(parameters).map(([name, value]) => [name, String(value)])
        const t = transformationOf(new URLSearchParams(entries))
        if ((t.w ?? 1) * (t.h ?? 1) * (t.dpr ?? 1) ** 2 > MAX_OUTPUT) return
        const { region, size, margins } = geometryOf({ width, height }, t)
        const numbers = [
          ...Object.values(region),
          ...Object.values(size),
          ...Object.values(margins),
        ]
        expect(numbers.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(region.left + region.width).toBeLessThanOrEqual(width)
        expect(region.top + region.height).toBeLessThanOrEqual(height)
        expect(Math.min(region.width, region.height, size.width, size.height)).toBeGreaterThan(0)
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(MAX_SIDE)
        expect(size.width * size.height).toBeLessThanOrEqual(MAX_OUTPUT)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('clippedRect', () => {
  const image = { width: 100, height: 50 }
  it('keeps what lies in the image', () => {
    const rect = { left: 90, top: 10, width: 30, height: 20 }
    expect(clippedRect(rect, image)).toEqual({ ...rect, width: 10 })
  })
  it('refuses what lies outside', () => {
    expect(() => clippedRect({ left: 100, top: 0, width: 1, height: 1 }, image)).toThrow('100x50')
  })
})
