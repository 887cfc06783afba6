import { pathFromSegments } from '../../config/paths.ts'

const ENDING = '.png'
/** The picture path of the landing page, whose own path is empty. */
const LANDING = 'index'

/** The segments of a picture's path: `['v5', 'intro.png']`. */
export function pictureSegments(path: readonly string[]): string[] {
  return `${path.join('/') || LANDING}${ENDING}`.split('/')
}

/** The path of the page whose picture is at `segments`; undefined for other paths. */
export function picturePath(segments: readonly string[]): string | undefined {
  const file = pathFromSegments(segments)
  if (!file.endsWith(ENDING)) return undefined
  const path = file.slice(0, -ENDING.length)
  return path === LANDING ? '' : path
}
