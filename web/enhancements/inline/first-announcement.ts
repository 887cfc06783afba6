/** What is asked of an announcement's element. */
export type Bar = Pick<HTMLElement, 'dataset' | 'hidden'>

/**
 * Shows of the announcements of a page, the most urgent first, the first whose time it is and whose key is
 * not among `closed`, tells `root` where there is none, and returns it. It is also written into the page as
 * it is, so that nothing jumps: it may name nothing outside itself.
 */
export function firstAnnouncement<Shown extends Bar>(
  root: Pick<Element, 'toggleAttribute'>,
  bars: Iterable<Shown>,
  closed: readonly string[],
): Shown | undefined {
  const now = Date.now() / 1000
  let any = false
  let shown: Shown | undefined
  for (const bar of bars) {
    const { announcement = '', from = 0, until = Infinity } = bar.dataset
    const passes = now >= Number(from) && now < Number(until) && !closed.includes(announcement)
    bar.hidden = shown !== undefined || !passes
    if (!bar.hidden) shown = bar
    any = true
  }
  root.toggleAttribute('data-announcement-dismissed', any && !shown)
  return shown
}
