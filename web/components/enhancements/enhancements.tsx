/** As `next.config.mjs` gives it: the address of the file that it has made. */
declare const ENHANCEMENTS: string

/** Everything of a page that reacts without the framework; a module waits for the whole page by itself. */
export function Enhancements() {
  return <script type="module" src={ENHANCEMENTS} fetchPriority="low" />
}
