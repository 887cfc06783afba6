import { expect, test } from 'vitest'
import { Staleness } from './staleness.ts'

const reading = (count: number, begun: number, ended = begun + 10) => ({ count, begun, ended })

test('words are as old as their first reading is late', () => {
  const line = new Staleness()
  line.published(1, 100)
  expect(line.read(reading(0, 110))).toBeUndefined()
  expect(line.unseen).toEqual([{ count: 1, at: 100 }])
  line.read(reading(1, 130))
  line.read(reading(1, 500))
  expect(line.ages).toEqual([40])
  expect(line.unseen).toEqual([])
})

test('later words stand for those before', () => {
  const line = new Staleness()
  line.published(1, 100)
  line.published(2, 200)
  line.read(reading(2, 250))
  expect(line.ages).toEqual([160, 60])
})

test('words may be read before their publish is answered', () => {
  const line = new Staleness()
  line.read(reading(1, 50))
  line.published(1, 100)
  line.read(reading(2, 150))
  line.published(2, 155)
  expect(line.ages).toEqual([0, 5])
  expect(line.unseen).toEqual([])
})

test('older words are an error only where newer ones had been read before', () => {
  const line = new Staleness()
  line.read(reading(1, 0))
  line.read(reading(3, 100))
  expect(line.read(reading(1, 90, 200))).toBeUndefined()
  expect(line.read(reading(1, 120))).toBe(3)
  expect(line.read(reading(2, 130))).toBe(3)
  expect(line.read(reading(3, 140))).toBeUndefined()
})
