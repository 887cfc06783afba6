import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnnouncementElement, firstAnnouncement } from './first-announcement.ts'

const at = Date.parse('2026-12-01T08:00:00Z')
const s = at / 1000

afterEach(() => {
  vi.useRealTimers()
})

const bar = (announcement: string, dataset: Record<string, string> = {}): AnnouncementElement => ({
  dataset: { announcement, ...dataset },
  hidden: false,
})

/** Which announcements of a page show, and whether the root is told that none does. */
function shownOf(bars: AnnouncementElement[], closed: string[] = []) {
  vi.useFakeTimers({ now: at })
  let dismissed: boolean | undefined
  const toggleAttribute = (name: string, force = false) => {
    expect(name).toBe('data-announcement-dismissed')
    dismissed = force
    return force
  }
  const shown = firstAnnouncement({ toggleAttribute }, bars, closed)
  const visible = bars.filter(({ hidden }) => !hidden)
  expect(visible).toEqual(shown ? [shown] : [])
  return [...visible.map(({ dataset }) => dataset['announcement']), dismissed]
}

describe('firstAnnouncement', () => {
  it('shows only the first', () => {
    expect(shownOf([bar('a'), bar('b')])).toEqual(['a', false])
  })

  it('shows announcements that have started since the render, and hides those that have ended', () => {
    const ended = bar('a', { until: `${s}` })
    const begun = { ...bar('b', { from: `${s}`, until: `${s + 1}` }), hidden: true }
    expect(shownOf([ended, begun])).toEqual(['b', false])
    expect(shownOf([ended, bar('b', { from: `${s + 1}` })])).toEqual([true])
  })

  it('shows the next one after one was closed', () => {
    expect(shownOf([bar('a'), bar('b'), bar('c')], ['', 'a', 'c'])).toEqual(['b', false])
    expect(shownOf([bar('a'), bar('b')], ['a', 'b'])).toEqual([true])
  })

  it('dismisses nothing on a page without announcements', () => {
    expect(shownOf([])).toEqual([false])
  })
})
