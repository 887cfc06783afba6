/** The properties of an announcement's element that are used. */
export type AnnouncementElement = Pick<HTMLElement, 'dataset' | 'hidden'>

/**
 * Shows the first announcement (they are sorted by urgency) that is current and whose key is not in `closed`, and
 * returns it; when there is none, marks `root`. The text of this function is written into pages, to avoid layout
 * shifts, so it refers to nothing outside itself.
 */
export function firstAnnouncement<Shown extends AnnouncementElement>(
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
