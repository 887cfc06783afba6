import { dirname } from 'node:path'

/**
 * The folder that reads of the path `below` a site must stay in: the site's own, or its parent when the configuration
 * puts the docs beside the site (`../docs`).
 */
export const rootOf = (site: string, below: string): string =>
  /^\.\.\/(?!\.\.)/.test(below) ? dirname(site) : site
