import { pathFromSegments } from '../../config/paths.ts'

const ENDING = '.png'
/** Where the picture of the landing page is, whose path is empty. */
const LANDING = 'index'

/** `['v5', 'intro.png']` of the segments of a page's path. */
export function pictureSegments(path: readonly string[]): string[] {
  return `${path.join('/') || LANDING}${ENDING}`.split('/')
}

/** The path of the page whose picture is at `segments`; undefined if none can. */
export function picturePath(segments: readonly string[]): string | undefined {
  const file = pathFromSegments(segments)
  if (!file.endsWith(ENDING)) return undefined
  const path = file.slice(0, -ENDING.length)
  return path === LANDING ? '' : path
}
