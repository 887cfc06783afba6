import { dirname } from 'node:path'

/**
 * The folder that what stands `below` a site must not leave: the site's own, or the one around it where the
 * configuration puts the docs beside the site (`../docs`).
 */
export const rootOf = (site: string, below: string): string =>
  /^\.\.\/(?!\.\.)/.test(below) ? dirname(site) : site
