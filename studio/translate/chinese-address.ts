import { siteUrl } from '../env.ts'

/** Where readers of zh-TW find the page at `/v5/market`. */
export const chineseAddress = (path: string): string => `${siteUrl.replace(/\/$/, '')}/zh-TW${path}`
